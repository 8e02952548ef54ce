import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LineReader } from './line-reader';

/** Twelve lines of 34 px, letters of 24, from 20 px below the upper edge of a pane that shows eight of them. */
const TOP = 64;
const HEIGHT = 300;
const LINES = 12;
let scrolled = 0;

function open() {
  scrolled = 0;
  Element.prototype.setPointerCapture ??= () => undefined;
  const passage = document.createElement('section');
  passage.id = 'passage';
  passage.innerHTML = '<div data-region="passage"><p>Twelve lines of text.</p></div>';
  passage.getBoundingClientRect = () => new DOMRect(0, TOP, 500, HEIGHT);
  passage.scrollBy = ((to: { top: number }) => {
    scrolled += to.top;
    fireEvent.scroll(passage);
  }) as typeof passage.scrollBy;
  Range.prototype.getClientRects = (() =>
    Array.from({ length: LINES }, (_, line) => new DOMRect(0, TOP + 20 + 34 * line - scrolled, 400, 24))) as never;
  document.body.replaceChildren(passage);
  const closed: string[] = [];
  const reader = (about: number) => <LineReader about={about} onClose={() => void closed.push('closed')} />;
  const { rerender } = render(reader(1));
  const grip = screen.getByRole('slider');
  const lines = (): string | null => grip.getAttribute('aria-valuetext');
  return { closed, grip, lines, onTo: (about: number) => rerender(reader(about)), user: userEvent.setup() };
}

/** Upper edge and height of the window. */
const edges = (): number[] => {
  const [, shown] = screen.getByRole('region', { name: 'Line reader' }).children;
  const { top, height } = (shown as HTMLElement).style;
  return [parseFloat(top), parseFloat(height)];
};

afterEach(() => jest.restoreAllMocks());

describe('the line reader', () => {
  it('stands on whole lines: its edges run between them', async () => {
    const { lines, user } = open();
    expect([lines(), edges()]).toEqual(['Lines 1 to 2 of 12', [15, 68]]);
    await user.keyboard('{ArrowDown}');
    expect([lines(), edges()]).toEqual(['Lines 2 to 3 of 12', [49, 68]]);
    await user.click(screen.getByRole('button', { name: 'One line fewer' }));
    expect(edges()).toEqual([49, 34]);
  });

  it('goes a line at a time, no further than the text, and takes the text along', async () => {
    const { lines, user } = open();
    await user.keyboard('{ArrowUp}');
    expect(lines()).toBe('Lines 1 to 2 of 12');
    await user.keyboard('{ArrowDown>20/}');
    expect(lines()).toBe('Lines 11 to 12 of 12');
    // The last line ends above the lower edge, with its tools.
    const [top, height] = edges() as [number, number];
    expect(top + height + 56).toBeLessThanOrEqual(HEIGHT);
    await user.keyboard('{Home}');
    expect([lines(), edges()[0]]).toEqual(['Lines 1 to 2 of 12', 0]);
    await user.keyboard('{End}');
    expect(lines()).toBe('Lines 11 to 12 of 12');
    // One more at the end of the text is the line before.
    await user.click(screen.getByRole('button', { name: 'One line more' }));
    expect(lines()).toBe('Lines 10 to 12 of 12');
  });

  it('keeps its keys from the page, and leaves it all others', async () => {
    const { user } = open();
    const heard: string[] = [];
    const listener = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.body.addEventListener('keydown', listener);
    await user.keyboard('{ArrowDown}{Home}a{Escape}');
    document.body.removeEventListener('keydown', listener);
    expect(heard).toEqual(['a']);
  });

  it('stays on its lines while the text is scrolled', () => {
    const { lines } = open();
    scrolled = 10;
    act(() => void fireEvent.scroll(document.getElementById('passage')!));
    expect([lines(), edges()]).toEqual(['Lines 1 to 2 of 12', [5, 68]]);
  });

  it('follows a finger from line to line', () => {
    const { grip, lines } = open();
    const pointer = (type: string, y: number): void => {
      const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: 50, clientY: y });
      fireEvent(grip, Object.assign(event, { pointerId: 1 }));
    };
    pointer('down', 200);
    pointer('move', 210);
    expect(lines()).toBe('Lines 1 to 2 of 12');
    pointer('move', 230);
    expect(lines()).toBe('Lines 2 to 3 of 12');
    pointer('move', -900);
    expect(lines()).toBe('Lines 1 to 2 of 12');
  });

  it('shows one to five lines, and Escape closes it', async () => {
    const { closed, grip, lines, user } = open();
    await user.click(screen.getByRole('button', { name: 'One line fewer' }));
    expect(lines()).toBe('Line 1 of 12');
    for (let i = 0; i < 6; i += 1) await user.click(screen.getByRole('button', { name: 'One line more' }));
    expect(lines()).toBe('Lines 1 to 5 of 12');
    grip.focus();
    await user.keyboard('{Escape}');
    expect(closed).toEqual(['closed']);
  });

  it('takes the focus when it opens, and not again with the next question, where it starts at the top', async () => {
    const { grip, lines, onTo, user } = open();
    expect(document.activeElement).toBe(grip);
    await user.keyboard('{ArrowDown}');
    grip.blur();
    onTo(2);
    expect(lines()).toBe('Lines 1 to 2 of 12');
    expect(document.activeElement).toBe(document.body);
  });

  it.each(['One line fewer', 'One line more'])('keeps the focus on "%s" when it can go no further', async (name) => {
    const { user } = open();
    const button = screen.getByRole('button', { name });
    button.focus();
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.matches(':disabled')).toBe(false);
    expect(document.activeElement).toBe(button);
  });
});
