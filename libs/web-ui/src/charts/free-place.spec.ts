import { alongLine, around, freePlace } from './free-place';

const picture = { x: 0, y: 0, width: 100, height: 60 };
const label = (x: number, y: number) => around(x, y, 40, 20);

describe('the place of a label', () => {
  it('is the first that covers nothing', () => {
    expect(freePlace([label(50, 30), label(50, 50)], [], picture)).toEqual(label(50, 30));
    expect(freePlace([label(50, 30), label(50, 50)], [around(50, 30, 8, 8)], picture)).toEqual(label(50, 50));
  });

  it('is never cut by the edge of the picture', () => {
    expect(freePlace([label(100, 0)], [], picture)).toEqual({ x: 60, y: 0, width: 40, height: 20 });
    expect(freePlace([label(0, 60)], [], picture)).toEqual({ x: 0, y: 40, width: 40, height: 20 });
  });

  it('counts what is covered after it was moved inside', () => {
    // Moved up from the lower edge the first place would lie on the dot.
    const dot = around(50, 42, 8, 8);
    expect(freePlace([label(50, 62), label(50, 20)], [dot], picture)).toEqual(label(50, 20));
  });

  it('covers least where nothing is free', () => {
    const dots = [around(20, 30, 8, 8), around(80, 30, 8, 8), around(84, 30, 8, 8)];
    expect(freePlace([label(80, 30), label(20, 30)], dots, picture)).toEqual(label(20, 30));
  });

  it('keeps away from lines, also between their points', () => {
    const line = alongLine([
      [0, 30],
      [100, 30],
    ]);
    expect(freePlace([label(50, 30), label(50, 50)], line, picture)).toEqual(label(50, 50));
    expect(alongLine([[3, 3]])).toEqual([]);
  });
});
