import { labelled, linear, scoreTicks, spread } from './score-axis';

describe('the axis of scores', () => {
  it.each([
    [
      [1270, 1450, 1184],
      [1100, 1200, 1300, 1400, 1500],
    ],
    [
      [1310, 1340],
      [1300, 1350],
    ],
    [[1300], [1300, 1350]],
    [
      [400, 1600],
      [400, 800, 1200, 1600],
    ],
    [
      [980, 1410],
      [800, 1000, 1200, 1400, 1600],
    ],
  ])('holds %j between round lines, at most six', (values, expected) => {
    expect(scoreTicks(values)).toEqual(expected);
  });

  it('puts a value where it belongs', () => {
    const y = linear([1100, 1500], [292, 18]);
    expect([y(1100), y(1300), y(1500)]).toEqual([292, 155, 18]);
  });

  it('keeps results of one day beside each other, in order', () => {
    expect(spread([0, 30, 60], 90)).toEqual([0, 30, 60]);
    const [a, b, c] = spread([10, 10, 11], 110);
    expect([b! > a!, c! > b!, c! < 40]).toEqual([true, true, true]);
  });

  it('labels what has room, and always the last', () => {
    expect(labelled([0, 100, 110, 200], 40)).toEqual([true, true, false, true]);
    expect(labelled([0, 180, 200], 40)).toEqual([true, false, true]);
    expect(labelled([5], 40)).toEqual([true]);
  });
});
