import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { View } from '../engine';
import { Graph } from './graph';

const VIEW: View = { xMin: -10, xMax: 10, yMin: -7.5, yMax: 7.5 };

// jsdom has no layout and no canvas: the plane is 400 × 300, as it is before it was measured.
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  Element.prototype.setPointerCapture ??= () => undefined;
});

function open(lines: Parameters<typeof Graph>[0]['lines'] = []) {
  const views: (View | null)[] = [];
  render(
    <Graph
      lines={lines}
      names={new Map([[1, 'y=x']])}
      view={VIEW}
      tones={false}
      onView={(view) => void views.push(view)}
      onTones={() => undefined}
    />,
  );
  return { views, plane: screen.getByRole('application'), user: userEvent.setup() };
}
const DIAGONAL = [
  { id: 1, number: 1, look: 0, meaning: { kind: 'curve', over: 'x', formula: (x: number) => x } },
] as const;
const near = (view: View) => ({
  ...VIEW,
  ...Object.fromEntries(Object.entries(view).map(([key, value]) => [key, expect.closeTo(value, 9)])),
});
const said = (): string | null => screen.getByRole('status').textContent;

describe('the plane by keys', () => {
  it.each([
    ['{ArrowLeft}', { ...VIEW, xMin: -12, xMax: 8 }],
    ['{ArrowRight}', { ...VIEW, xMin: -8, xMax: 12 }],
    ['{ArrowUp}', { ...VIEW, yMin: -6, yMax: 9 }],
    ['{ArrowDown}', { ...VIEW, yMin: -9, yMax: 6 }],
    ['+', { xMin: -8, xMax: 8, yMin: -6, yMax: 6 }],
    ['=', { xMin: -8, xMax: 8, yMin: -6, yMax: 6 }],
    ['-', { xMin: -12.5, xMax: 12.5, yMin: -9.375, yMax: 9.375 }],
    ['0', VIEW],
  ])('%s moves it', async (key, view) => {
    const { views, plane, user } = open();
    plane.focus();
    await user.keyboard(key);
    expect(views).toEqual([near(view)]);
  });

  it('F gives the window back to what fits the lines', async () => {
    const { views, plane, user } = open();
    plane.focus();
    await user.keyboard('f');
    expect(views).toEqual([null]);
  });
});

describe('the plane by hand', () => {
  // jsdom has no pointer events: a mouse event with what makes it one.
  const pointer = (type: 'down' | 'move' | 'up', x: number, y: number, more: object = {}): void => {
    const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y });
    fireEvent(screen.getByRole('application'), Object.assign(event, { pointerId: 1, pointerType: 'mouse', ...more }));
  };

  it('goes with the hand: what was pressed stays under it', () => {
    const { views } = open();
    pointer('down', 100, 100);
    pointer('move', 140, 130);
    pointer('up', 140, 130);
    // 40 of 400 px to the right, 30 of 300 down: the window goes a tenth to the left and up.
    expect(views).toEqual([near({ xMin: -12, xMax: 8, yMin: -6, yMax: 9 })]);
  });

  it('takes a finger that trembles for a tap, and two fingers that part for coming closer', () => {
    const finger = (id: number) => ({ pointerType: 'touch', pointerId: id });
    const { views } = open();
    pointer('down', 200, 150, finger(1));
    pointer('move', 204, 150, finger(1));
    expect(views).toEqual([]);
    pointer('down', 300, 150, finger(2));
    pointer('move', 400, 150, finger(2));
    // Twice as far apart, about x = 5 between them.
    expect(views).toEqual([near({ xMin: -2.5, xMax: 7.5, yMin: -3.75, yMax: 3.75 })]);
  });

  it('says where a curve was tapped, and follows it without moving the plane', () => {
    const { views } = open(DIAGONAL);
    pointer('down', 260, 105);
    pointer('up', 260, 105);
    expect(said()).toBe('y=x: 3, 3');
    pointer('down', 260, 105);
    pointer('move', 300, 200);
    expect(said()).toBe('y=x: 5, 5');
    expect(views).toEqual([]);
  });

  it('takes the second of two fingers that goes up for no tap', () => {
    open(DIAGONAL);
    pointer('down', 10, 10, { pointerId: 1 });
    pointer('down', 260, 105, { pointerId: 2 });
    pointer('up', 260, 105, { pointerId: 2 });
    expect(said()).toBe('');
  });
});
