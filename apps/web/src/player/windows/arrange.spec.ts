import { arrange, type Frame, type ToolWindow } from './arrange';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const UPRIGHT = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

const opened = (id: string, more: Partial<ToolWindow> = {}): ToolWindow => ({
  id,
  small: { width: 410, height: 530 },
  large: { width: 820, height: 640 },
  docked: 410,
  least: 400,
  place: { kind: 'docked', side: 'right' },
  expanded: false,
  minimised: false,
  ...more,
});
const CALCULATOR = opened('calculator');
const REFERENCE = opened('reference', {
  small: { width: 580, height: 560 },
  large: { width: 1025, height: 640 },
  docked: 400,
  least: 180,
  place: { kind: 'docked', side: 'left' },
});

const overlap = (a: Frame, b: Frame): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('where tool windows stand', () => {
  it.each([DESK, TABLET, UPRIGHT])(
    'beside the question, never over it and never over each other: it keeps 400 px ($width × $height)',
    (viewport) => {
      for (const windows of [[CALCULATOR], [REFERENCE], [CALCULATOR, REFERENCE], [REFERENCE, CALCULATOR]])
        for (const expanded of [false, true]) {
          const { frames, room } = arrange(
            windows.map((each) => ({ ...each, expanded })),
            viewport,
          );
          const boxes = [...frames.values()];
          expect(viewport.width - room.left - room.right).toBeGreaterThanOrEqual(400);
          for (const box of boxes) {
            expect(box.kind).toBe('docked');
            expect(box.width).toBeGreaterThanOrEqual(320);
            expect(box.y).toBeGreaterThanOrEqual(64);
            expect(box.y + box.height).toBeLessThanOrEqual(viewport.height - 64);
            // All of it is on what the stage has given up.
            expect(box.x + box.width <= room.left || box.x >= viewport.width - room.right).toBe(true);
          }
          expect(boxes.some((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)))).toBe(false);
        }
    },
  );

  it('both at one side where there is no room for two columns: the second does not move the first', () => {
    const { frames, room } = arrange([CALCULATOR, REFERENCE], TABLET);
    expect(room).toEqual({ left: 0, right: 410, bottom: 0 });
    expect([...frames.values()].map(({ x, y }) => [x, y])).toEqual([
      [614, 64],
      // Half of the stage would be less than the calculator needs for its keys.
      [614, 64 + 400],
    ]);
    expect(arrange([REFERENCE, CALCULATOR], TABLET).room).toEqual({ left: 410, right: 0, bottom: 0 });
  });

  it('in shares that leave each what it needs, as far as there is as much', () => {
    const heights = (viewport: { width: number; height: number }): number[] =>
      [...arrange([CALCULATOR, REFERENCE], viewport).frames.values()].map(({ height }) => height);
    expect(heights({ width: 1024, height: 768 })).toEqual([400, 240]);
    expect(heights({ width: 1024, height: 1100 })).toEqual([486, 486]);
    const [calculator, reference] = heights({ width: 844, height: 390 });
    expect(calculator! + reference!).toBe(390 - 2 * 52);
    expect(reference).toBeGreaterThan(100);
  });

  it('anywhere over the page where the student put them: then the question gives up nothing', () => {
    const { frames, room } = arrange([opened('a', { place: { kind: 'floating', at: { x: 300, y: 100 } } })], DESK);
    expect(frames.get('a')).toEqual({ kind: 'floating', x: 300, y: 100, width: 410, height: 530 });
    expect(room).toEqual({ left: 0, right: 0, bottom: 0 });
  });

  it('as a bar below the question when minimised, so that it covers no choice', () => {
    const { frames, room } = arrange([opened('a', { minimised: true }), CALCULATOR], DESK);
    expect(frames.get('a')).toMatchObject({ kind: 'bar', y: 900 - 64 - 44, height: 44 });
    expect(room).toEqual({ left: 0, right: 410, bottom: 44 });
    const docked = frames.get('calculator')!;
    expect(docked.y + docked.height).toBe(900 - 64 - 44);
  });

  it('as bars side by side in the order of their opening, also where the screen is narrow', () => {
    const bars = (viewport: { width: number; height: number }): (readonly [number, number])[] =>
      [...arrange([opened('a', { minimised: true }), opened('b', { minimised: true })], viewport).frames.values()].map(
        ({ x, width }) => [x, width],
      );
    expect(bars(DESK)).toEqual([
      [1440 - 2 * 260, 260],
      [1440 - 260, 260],
    ]);
    expect(bars(PHONE)).toEqual([
      [0, 195],
      [195, 195],
    ]);
  });

  it('in columns that share what there is by what they want', () => {
    const { room } = arrange([{ ...CALCULATOR, expanded: true }, REFERENCE], DESK);
    // 1040 px for 400 at the left and 820 at the right.
    expect(room).toEqual({ left: Math.round((1040 * 400) / 1220), right: Math.round((1040 * 820) / 1220), bottom: 0 });
  });

  it('no taller than the stage where they float over a low page', () => {
    const floating = opened('a', { place: { kind: 'floating', at: { x: 0, y: 0 } }, expanded: true });
    const { y, height } = arrange([floating], { width: 1024, height: 600 }).frames.get('a')!;
    expect([y >= 64, y + height <= 600 - 64]).toEqual([true, true]);
  });

  it('on a phone at the bottom, the last one open, the other as a bar: more than a third of the stage is the question’s', () => {
    const { frames, room } = arrange([CALCULATOR, REFERENCE], PHONE);
    expect(frames.get('reference')).toMatchObject({ kind: 'sheet', x: 0, width: 390 });
    expect(frames.get('calculator')).toMatchObject({ kind: 'bar' });
    expect(room.bottom).toBeLessThan((844 - 2 * 64) * 0.65);
    expect(arrange([CALCULATOR, { ...REFERENCE, minimised: true }], PHONE).frames.get('calculator')?.kind).toBe(
      'sheet',
    );
  });

  it('below each other at one side, the one that was made larger with twice the height', () => {
    const { frames } = arrange([{ ...CALCULATOR, expanded: true }, REFERENCE], UPRIGHT);
    // Between header and footer are 896 px.
    expect([frames.get('calculator')!.height, frames.get('reference')!.height]).toEqual([597, 299]);
  });

  it('as wide as they want to be beside each other, and no narrower than they can be used where that is too much', () => {
    expect(arrange([CALCULATOR, REFERENCE], DESK).room).toMatchObject({ left: 400, right: 410 });
    const wide = opened('wide', { docked: 2000, place: { kind: 'docked', side: 'left' } });
    const { room } = arrange([wide, CALCULATOR], { width: 1100, height: 800 });
    expect(room).toMatchObject({ left: 380, right: 320 });
  });

  it('as bars side by side from the right edge, which share the width of a phone', () => {
    const minimised = ['a', 'b', 'c'].map((id) => opened(id, { minimised: true }));
    const across = (viewport: typeof DESK): number[] =>
      [...arrange(minimised, viewport).frames.values()].flatMap(({ x, width }) => [x, x + width]);
    expect(across(DESK)).toEqual([660, 920, 920, 1180, 1180, 1440]);
    expect(across(PHONE)).toEqual([0, 130, 130, 260, 260, 390]);
  });

  it('as a sheet above the bars of the others, taller when it was made larger', () => {
    const [low, high] = [false, true].map((expanded) =>
      arrange(
        [
          { ...REFERENCE, minimised: true },
          { ...CALCULATOR, expanded },
        ],
        PHONE,
      ).frames.get('calculator')!,
    );
    expect(low!.y + low!.height).toBe(844 - 64 - 44);
    expect(high!.y + high!.height).toBe(844 - 64 - 44);
    expect([low!.height, high!.height]).toEqual([394, 573]);
  });

  it('wider on a phone on its side, for eleven keys of 44 px side by side; the question keeps a narrow phone’s width', () => {
    const widthOn = (width: number): number =>
      arrange([CALCULATOR], { width, height: 390 }).frames.get('calculator')!.width;
    // Borders of 1 px, and as much beside the keys.
    expect(widthOn(844)).toBeGreaterThanOrEqual(11 * 44 + 4);
    expect(widthOn(812)).toBeGreaterThanOrEqual(11 * 44 + 4);
    expect(800 - widthOn(800)).toBe(320);
  });

  it('on a low phone at least as tall as a calculator’s keys and its line, and never more than four fifths of the stage', () => {
    const heightOn = (height: number): number =>
      arrange([CALCULATOR], { width: 390, height }).frames.get('calculator')!.height;
    // Title 44, border 1, line 67 with a fraction, tabs 47, four rows of 44.
    expect(heightOn(664)).toBeGreaterThanOrEqual(44 + 1 + 67 + 47 + 4 * 44);
    expect(heightOn(570)).toBeLessThanOrEqual((570 - 2 * 64) * 0.8 + 1);
  });
});
