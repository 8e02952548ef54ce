import { act, fireEvent, render, screen } from '@testing-library/react';
import { FloatingWindow } from './floating-window';
import { changeWindow, closeWindow, windowsNow } from './window-store';

const SMALL = { width: 400, height: 300 };
const LARGE = { width: 700, height: 500 };

// The screen of jsdom is 1024 × 768.
const open = (content = <input aria-label="Field" data-field />) => {
  render(
    <FloatingWindow
      id="tool"
      name="Tool"
      small={SMALL}
      large={LARGE}
      docked={450}
      least={200}
      home="right"
      field="[data-field]"
      onClose={() => undefined}
    >
      {content}
    </FloatingWindow>,
  );
  const frame = (): number[] =>
    (['left', 'top', 'width'] as const).map((key) => Number.parseFloat(screen.getByLabelText('Tool').style[key]));
  const pointer = (type: 'down' | 'move' | 'up', x: number, y: number, on = screen.getByText('Tool')): void => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y });
    fireEvent(type === 'down' ? on : on.closest('div')!, Object.assign(event, { pointerId: 1 }));
  };
  return { frame, pointer };
};

describe('a tool window', () => {
  beforeAll(() => {
    Element.prototype.setPointerCapture ??= () => undefined;
  });
  afterEach(() => {
    // A window comes back where it was closed.
    act(() => {
      changeWindow('tool', { place: { kind: 'docked', side: 'right' }, expanded: false });
      for (const { id } of windowsNow()) closeWindow(id);
    });
  });

  it('takes the focus when it opens, unless what is in it has it already', () => {
    const { frame } = open(<input aria-label="Field" autoFocus />);
    expect(document.activeElement).toBe(screen.getByLabelText('Field'));
    expect(frame()).toEqual([1024 - 450, 64, 450]);
  });

  it('stays under the pointer that moves it, and is only pressed where that hardly moves', () => {
    const { frame, pointer } = open();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Tool' }));
    pointer('down', 600, 80);
    pointer('move', 603, 82);
    expect(frame()).toEqual([574, 64, 450]);
    pointer('move', 400, 200);
    // 26 px right of its edge and 16 below it.
    expect(frame()).toEqual([374, 184, 400]);
    pointer('up', 400, 200);
    expect(frame()).toEqual([374, 184, 400]);
  });

  it('is held within itself although it was wider against its side', () => {
    const { frame, pointer } = open();
    pointer('down', 1020, 80);
    pointer('move', 720, 200);
    const [left, , width] = frame();
    expect(720 - left!).toBeGreaterThan(0);
    expect(720 - left!).toBeLessThan(width!);
  });

  it('stands against the side that it is brought to', () => {
    const { frame, pointer } = open();
    pointer('down', 600, 80);
    pointer('move', 40, 200);
    expect(frame()).toEqual([14, 184, 400]);
    pointer('up', 40, 200);
    expect(frame()).toEqual([0, 64, 450]);
  });

  it('is not moved by its buttons', () => {
    const { frame, pointer } = open();
    pointer('down', 900, 80, screen.getByRole('button', { name: 'Minimise Tool' }));
    fireEvent(
      screen.getByText('Tool').closest('div')!,
      Object.assign(new MouseEvent('pointermove', { clientX: 500, clientY: 300 }), { pointerId: 1 }),
    );
    expect(frame()).toEqual([574, 64, 450]);
  });

  it('has the caret in its field again when it comes back', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Minimise Tool' }));
    expect(screen.queryByRole('dialog', { name: 'Tool' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Restore Tool' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(screen.getByLabelText('Field'));
  });
});
