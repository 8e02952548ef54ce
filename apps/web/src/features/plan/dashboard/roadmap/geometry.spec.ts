import { avatarAt, NARROW_ROAD, percentOf, roadPath, roadPoints, WIDE_ROAD } from './geometry';

const LAYOUTS = [
  ['wide', WIDE_ROAD, 5],
  ['narrow', NARROW_ROAD, 3],
] as const;

describe('the road', () => {
  it.each(LAYOUTS)(
    'winds: every second row of the %s one runs back, and each lies above the one before',
    (_, layout, perRow) => {
      const points = roadPoints(layout);
      expect(points).toHaveLength(15);
      for (let row = 0; row * perRow < points.length; row += 1) {
        const xs = points.slice(row * perRow, (row + 1) * perRow).map(({ x }) => x);
        expect(xs).toEqual([...xs].sort((a, b) => (row % 2 === 0 ? a - b : b - a)));
        expect(new Set(xs).size).toBe(perRow);
        const turn = points[(row + 1) * perRow];
        if (turn) expect([turn.x, turn.y < points[row * perRow]!.y]).toEqual([xs.at(-1), true]);
      }
    },
  );

  it('stands where the design has its nodes', () => {
    expect(roadPoints(WIDE_ROAD).map(({ x, y }) => `${x},${y}`)).toEqual(
      (
        '130,522 310,492 490,522 670,492 850,522 ' +
        '850,350 670,320 490,350 310,320 130,350 ' +
        '130,184 310,154 490,184 670,154 850,184'
      ).split(' '),
    );
  });

  it('is one path through all nodes, and a part of it the path between two', () => {
    expect(roadPath(WIDE_ROAD, 4, 6)).toBe('M670 492C760 492 760 522 850 522C945 516 945 356 850 350');
    expect(roadPath(NARROW_ROAD, 3, 4)).toBe('M300 596C344 588 344 506 300 484');
    expect(roadPath(WIDE_ROAD, 1, 1)).toBe('M130 522');
    expect(roadPath(WIDE_ROAD).match(/C/g)).toHaveLength(14);
  });

  it.each(LAYOUTS)('%s keeps who walks on it inside of the picture', (_, layout) => {
    for (const point of roadPoints(layout)) {
      const { x, y } = avatarAt(layout, point);
      const half = layout.avatar.size / 2;
      expect([x - half >= 0, x + half <= layout.width, y - layout.avatar.size >= layout.top]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('says places in percent of the picture', () => {
    expect(percentOf(WIDE_ROAD, { x: 490, y: 298 })).toEqual({ x: 50, y: 50 });
  });
});
