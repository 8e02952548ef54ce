import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineReader } from './line-reader';

const LINE = 20 * 1.68;

function open() {
  Element.prototype.setPointerCapture ??= () => undefined;
  const passage = document.createElement('section');
  passage.id = 'passage';
  passage.getBoundingClientRect = () => new DOMRect(0, 64, 500, 300);
  document.body.replaceChildren(passage);
  const closed: string[] = [];
  const reader = (about: number) => <LineReader about={about} fontPx={20} onClose={() => void closed.push('closed')} />;
  const { rerender } = render(reader(1));
  const grip = screen.getByRole('slider');
  const now = (): number => Number(grip.getAttribute('aria-valuenow'));
  return { closed, grip, now, onTo: (about: number) => rerender(reader(about)), user: userEvent.setup() };
}

describe('the line reader', () => {
  it('goes a line at a time, and no further than the passage', async () => {
    const { now, user } = open();
    expect(now()).toBe(44);
    await user.keyboard('{ArrowDown}');
    expect(now()).toBe(Math.round(44 + LINE));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(now()).toBe(0);
    await user.keyboard('{ArrowDown>12/}');
    expect(now()).toBe(Math.round(300 - 2 * LINE));
  });

  it('follows a finger', () => {
    const { grip, now } = open();
    const pointer = (type: string, y: number): void => {
      const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: 50, clientY: y });
      fireEvent(grip, Object.assign(event, { pointerId: 1 }));
    };
    pointer('down', 200);
    pointer('move', 230);
    expect(now()).toBe(74);
    pointer('move', -900);
    expect(now()).toBe(0);
  });

  it('shows one to five lines, and is closed by Escape', async () => {
    const { closed, grip, user } = open();
    const lines = (): string | null => grip.getAttribute('aria-valuetext');
    expect(lines()).toBe('2 lines');
    await user.click(screen.getByRole('button', { name: 'One line fewer' }));
    expect(lines()).toBe('1 line');
    for (let i = 0; i < 6; i += 1) await user.click(screen.getByRole('button', { name: 'One line more' }));
    expect(lines()).toBe('5 lines');
    grip.focus();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('takes the focus when it opens, and not again with the next question, where it begins anew', async () => {
    const { grip, now, onTo, user } = open();
    expect(document.activeElement).toBe(grip);
    await user.keyboard('{ArrowDown}');
    grip.blur();
    onTo(2);
    expect(now()).toBe(44);
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['One line fewer', 'One line more'])(
    'keeps the focus on "%s" when there is no further to go',
    async (name) => {
      const { user } = open();
      const button = screen.getByRole('button', { name });
      button.focus();
      await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(button.matches(':disabled')).toBe(false);
      expect(document.activeElement).toBe(button);
    },
  );
});
