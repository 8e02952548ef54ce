import { seededRandom } from '../random.js';
import { judgementFrom, type Deviation } from './judgement.js';

const B_SD = 0.5;
const EACH = 5;

/** Deviations of families whose spread and share are known, each seen with an error. */
function drawn(families: number, spread: number, own: number): Deviation[] {
  const random = seededRandom(23);
  return Array.from({ length: families }, () => random.normal()).flatMap((common) =>
    Array.from({ length: EACH }, () => {
      const worth = 6 + random.int(10);
      const apart = spread * B_SD * (Math.sqrt(own) * random.normal() + Math.sqrt(1 - own) * common);
      return { bSd: B_SD, worth, pull: worth * (apart + random.normal() / Math.sqrt(worth)) };
    }),
  );
}

const grouped = (families: number): number[][] =>
  Array.from({ length: families }, (_, family) => Array.from({ length: EACH }, (_each, n) => EACH * family + n));

describe('how well items were known beforehand', () => {
  it.each([
    [1, 0.25],
    [1.5, 0.6],
    [0.7, 0.25],
    [1, 0.02],
  ])('is found from what their answers say: spread %f, own share %f', (spread, own) => {
    const found = judgementFrom(drawn(400, spread, own), grouped(400));
    expect(Math.abs(Math.log(found.spread / spread))).toBeLessThan(0.1);
    expect(Math.abs(found.own - own)).toBeLessThan(0.08);
  });

  it('is found of items by themselves', () => {
    const single = drawn(400, 1.4, 1);
    expect(Math.abs(Math.log(judgementFrom(single, []).spread / 1.4))).toBeLessThan(0.1);
  });

  it('is what is assumed where answers say nothing', () => {
    const silent = drawn(20, 1, 0.5).map((each) => ({ ...each, worth: 0, pull: 0 }));
    expect(judgementFrom(silent, [])).toEqual({
      spread: expect.closeTo(1, 2) as number,
      own: expect.closeTo(0.25, 6) as number,
    });
    const { spread, own } = judgementFrom(silent, grouped(20));
    expect(spread).toBeCloseTo(1, 2);
    expect(own).toBeCloseTo(0.25, 1);
  });

  it('is hardly moved by a few items', () => {
    expect(Math.abs(Math.log(judgementFrom(drawn(1, 2, 0.25), grouped(1)).spread))).toBeLessThan(0.15);
  });
});
