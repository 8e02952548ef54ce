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
  const names = new Map([[1, 'y=x']]);
  const graph = (view: View) => (
    <Graph
      lines={lines}
      names={names}
      view={view}
      tones={false}
      onView={(next) => void views.push(next)}
      onTones={() => undefined}
    />
  );
  const { rerender, unmount } = render(graph(VIEW));
  return {
    views,
    plane: screen.getByRole('application'),
    user: userEvent.setup(),
    show: (view: View) => rerender(graph(view)),
    close: unmount,
  };
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

  it('forgets a finger that the system took away: the next one moves the plane alone', () => {
    const { views, plane } = open();
    pointer('down', 200, 150, { pointerType: 'touch', pointerId: 1 });
    fireEvent(plane, Object.assign(new MouseEvent('pointercancel', { bubbles: true }), { pointerId: 1 }));
    pointer('down', 100, 100, { pointerType: 'touch', pointerId: 2 });
    pointer('move', 140, 130, { pointerType: 'touch', pointerId: 2 });
    expect(views).toEqual([near({ xMin: -12, xMax: 8, yMin: -6, yMax: 9 })]);
  });

  it('lets go of a curve when a second finger comes, which zooms', () => {
    const { views } = open(DIAGONAL);
    const finger = (id: number) => ({ pointerType: 'touch', pointerId: id });
    pointer('down', 260, 105, finger(1));
    pointer('down', 360, 105, finger(2));
    pointer('move', 310, 105, finger(2));
    // Half as far apart: everything is half as long as it was.
    expect(views.map((view) => view!.xMax - view!.xMin)).toEqual([40]);
  });

  it('comes closer where the wheel is turned away from the student, once a turn, and the page stays', () => {
    const { views, plane, show } = open();
    show({ ...VIEW, xMin: -5, xMax: 5 });
    show(VIEW);
    const turn = (deltaY: number): boolean =>
      fireEvent(plane, new WheelEvent('wheel', { deltaY, clientX: 200, clientY: 150, cancelable: true }));
    expect([turn(-100), turn(100)]).toEqual([false, false]);
    expect(views).toEqual([
      near({ xMin: -8, xMax: 8, yMin: -6, yMax: 6 }),
      near({ xMin: -12.5, xMax: 12.5, yMin: -9.375, yMax: 9.375 }),
    ]);
  });

  it('leaves the browser its own zoom by Ctrl and plus', () => {
    const { views, plane } = open();
    expect(fireEvent.keyDown(plane, { key: '+', ctrlKey: true })).toBe(true);
    expect(views).toEqual([]);
  });
});

describe('the sound of a curve', () => {
  // jsdom has no sound.
  let started: number;
  /** Voices that were silenced before their time. */
  let silenced: number;
  class FakeNode {
    readonly gain = { setTargetAtTime: () => undefined };
    readonly frequency = { setValueAtTime: () => undefined };
    readonly pan = this.frequency;
    connect = (next: unknown): unknown => next;
    start = (): void => void (started += 1);
    stop = (at?: number): void => void (silenced += at === undefined ? 1 : 0);
  }
  class FakeAudio {
    currentTime = 0;
    destination = {};
    resume = (): Promise<void> => Promise.resolve();
  }
  const NODES = { AudioContext: FakeAudio, OscillatorNode: FakeNode, GainNode: FakeNode, StereoPannerNode: FakeNode };
  beforeAll(() => void Object.assign(globalThis, NODES));
  afterAll(() => Object.keys(NODES).forEach((name) => Reflect.deleteProperty(globalThis, name)));
  beforeEach(() => {
    [started, silenced] = [0, 0];
  });

  it('ends where it is heard anew, and when the calculator is closed', () => {
    const { plane, close } = open(DIAGONAL);
    fireEvent.keyDown(plane, { key: 'l' });
    // One voice above the axis and one below it.
    expect([started, silenced]).toEqual([2, 0]);
    fireEvent.keyDown(plane, { key: 'l' });
    expect([started, silenced]).toEqual([4, 2]);
    close();
    expect(silenced).toBe(4);
  });

  it('does not come with a trace unless it was asked for', () => {
    const { plane } = open(DIAGONAL);
    fireEvent.keyDown(plane, { key: ']' });
    expect([said(), started]).toEqual(['y=x: 0, 0', 0]);
  });
});
