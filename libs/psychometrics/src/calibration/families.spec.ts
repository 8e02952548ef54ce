import { seededRandom } from '../random.js';
import { calibrate, packResponses, type CalibrationItem } from './index.js';
import { commonOf, familyVariances, movedAlong, type Family, type Placed } from './families.js';
import type { Around } from './priors.js';

const SD = 0.5;
const OWN = [0.2, 0.3, 0.25];
const WORTH = [8, 0, 30];
/** Where the answers to each alone would put it; the second has none. */
const FOUND = [0.9, 0, 0.4];

const own = OWN.map((sd): Around => ({ logA: { mean: 0, sd: 0.3 }, b: { mean: 0, sd }, c: { mean: 0, worth: 0 } }));
const family: Family = { members: [0, 1, 2], sd: SD };
/** Where a member lies when its family errs by this. */
const given = (index: number, common: number): number =>
  (WORTH[index]! * FOUND[index]! + common / OWN[index]! ** 2) / (WORTH[index]! + 1 / OWN[index]! ** 2);

/** Mean of a quantity and its variance over all errors of the family, each as likely as answers leave it. */
function overCommon(of: (common: number) => { mean: number; variance: number }): { mean: number; variance: number } {
  let [mass, sum, squares] = [0, 0, 0];
  for (let common = -3; common <= 3; common += 0.001) {
    let log = -0.5 * (common / SD) ** 2;
    for (const index of [0, 2]) log -= (0.5 * (FOUND[index]! - common) ** 2) / (OWN[index]! ** 2 + 1 / WORTH[index]!);
    const weight = Math.exp(log);
    const { mean, variance } = of(common);
    mass += weight;
    sum += weight * mean;
    squares += weight * (variance + mean ** 2);
  }
  return { mean: sum / mass, variance: squares / mass - (sum / mass) ** 2 };
}

describe('a family', () => {
  it('errs by what its members err by, each as far as its answers tell, as adding up all errors says', () => {
    const expected = overCommon((common) => ({ mean: common, variance: 0 })).mean;
    for (const start of [-0.4, 0, 1]) {
      const placed = OWN.map((_, index): Placed => ({
        item: { a: 1, b: given(index, start), c: 0 },
        worth: WORTH[index]!,
      }));
      expect(commonOf(family, placed, own, start)).toBeCloseTo(expected, 4);
    }
  });

  it('takes along a member as far as its own answers let it, and one without answers wholly', () => {
    OWN.forEach((_, index) => {
      const placed = { item: { a: 1, b: given(index, 0.1), c: 0 }, worth: WORTH[index]! };
      expect(movedAlong(placed, 0.4, own[index]!).b).toBeCloseTo(given(index, 0.5), 9);
    });
  });

  it('leaves its members as unsure as adding up all its errors does', () => {
    const variances = familyVariances(family, WORTH, own);
    OWN.forEach((sd, index) => {
      const variance = 1 / (WORTH[index]! + 1 / sd ** 2);
      const expected = overCommon((common) => ({ mean: given(index, common), variance }));
      expect(variances.get(index)).toBeCloseTo(expected.variance, 4);
    });
  });

  it('tells a variant that nobody has answered what its siblings turned out to be, and makes it surer', () => {
    const random = seededRandom(17);
    // Seven items are as they were taken for; the first two are harder by .8, as is the third, which is not asked.
    const asked = Array.from({ length: 10 }, (_, index) => index).filter((index) => index !== 2);
    const data = packResponses(
      10,
      Array.from({ length: 800 }, () => {
        const theta = random.normal();
        return asked.map(
          (index) => [index, random.next() < 1 / (1 + Math.exp(-1.2 * (theta - (index < 2 ? 0.8 : 0))))] as const,
        );
      }),
    );
    const found = (name: string | undefined) =>
      calibrate({
        data,
        items: asked
          .concat(2)
          .sort((x, y) => x - y)
          .map((index): CalibrationItem => ({
            prior: { b: 0, bSd: 0.5 },
            guessing: { mean: 0, free: false },
            ...(index < 3 && name !== undefined && { family: name }),
          })),
        population: { mean: 0, sd: 1 },
        judgement: { spread: 1, own: 0.25 },
      }).items[2]!;
    expect(found('one template').b).toBeGreaterThan(0.4);
    expect(found('one template').b).toBeLessThan(0.8);
    expect(found('one template').seB).toBeLessThan(0.36);
    expect(found(undefined).b).toBeCloseTo(0, 6);
    expect(found(undefined).seB).toBeCloseTo(0.5, 6);
  });
});
