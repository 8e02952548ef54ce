import { ParameterError, type ItemParameters } from '../model.js';
import { seededRandom } from '../random.js';
import { linkByStockingLord, meanMean, onScale, type AnchorPair, type ScaleChange } from './index.js';

const curve = (theta: number, { a, b, c }: ItemParameters): number => c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

const bank = (seed: number, count: number): ItemParameters[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => ({
    a: 1.2 * Math.exp(0.3 * random.normal()),
    b: (4 * index) / count - 2,
    c: index % 2 ? 0.2 : 0,
  }));
};

/** As a calibration finds items whose people were N(mean, sd) and were taken for N(0, 1). */
const foundBy = (mean: number, sd: number, { a, b, c }: ItemParameters): ItemParameters => ({
  a: a * sd,
  b: (b - mean) / sd,
  c,
});

/** Anchors whose found parameters err. */
const noisy = (seed: number): AnchorPair[] => {
  const random = seededRandom(seed);
  return bank(seed, 20).map((known) => {
    const { a, b, c } = foundBy(0.5, 0.8, known);
    return { known, found: { a: a * Math.exp(0.15 * random.normal()), b: b + 0.15 * random.normal(), c } };
  });
};

/** What Stocking and Lord want small, by its definition, over N(0, 1). */
function loss(anchors: readonly AnchorPair[], { slope, intercept }: ScaleChange): number {
  let sum = 0;
  for (let theta = -4.5; theta <= 4.5; theta += 0.05) {
    const weight = Math.exp((-theta * theta) / 2);
    const moved = ({ a, b, c }: ItemParameters) => ({ a: a / slope, b: slope * b + intercept, c });
    const apart = anchors.reduce((x, { known, found }) => x + curve(theta, known) - curve(theta, moved(found)), 0);
    sum += weight * apart ** 2;
  }
  return sum;
}

describe.each([
  ['mean-mean', meanMean],
  ['Stocking-Lord', linkByStockingLord],
])('linking by %s', (_, link) => {
  it('takes a scale that was moved and stretched back to the one of the anchors', () => {
    const anchors = bank(1, 12).map((known) => ({ known, found: foundBy(0.5, 0.8, known) }));
    const change = link(anchors);
    expect(change).toEqual({ slope: expect.closeTo(0.8, 6) as number, intercept: expect.closeTo(0.5, 6) as number });
    for (const { known, found } of anchors) {
      const back = onScale(change, found);
      expect([back.a, back.b, back.c]).toEqual([known.a, known.b, known.c].map((x) => expect.closeTo(x, 5) as number));
    }
  });

  it('says that anchors are too few', () => {
    expect(() => link([])).toThrow(ParameterError);
    expect(() => link([])).toThrow('number of anchors');
  });

  it('refuses an anchor that is no item', () => {
    const broken = { known: { a: 1, b: 0, c: 0 }, found: { a: 0, b: 0, c: 0 } };
    expect(() => link([broken, broken])).toThrow(ParameterError);
  });
});

describe('linking', () => {
  it('by mean-mean follows the published formula', () => {
    // Loyd & Hoover 1980: slope 3/2 from mean a 1.5 found, 1 known; intercept 1 - 1.5 × 0.5.
    const anchors: AnchorPair[] = [
      { known: { a: 0.8, b: 0, c: 0 }, found: { a: 1, b: -1, c: 0 } },
      { known: { a: 1.2, b: 2, c: 0 }, found: { a: 2, b: 2, c: 0 } },
    ];
    expect(meanMean(anchors)).toEqual({
      slope: expect.closeTo(1.5, 12) as number,
      intercept: expect.closeTo(0.25, 12) as number,
    });
  });

  it('by Stocking-Lord finds the least distance of the curves, as a search over all changes does', () => {
    const anchors = noisy(3);
    let best = { slope: 1, intercept: 0, value: Infinity };
    for (let slope = 0.6; slope <= 1; slope += 0.005) {
      for (let intercept = 0.2; intercept <= 0.8; intercept += 0.005) {
        const value = loss(anchors, { slope, intercept });
        if (value < best.value) best = { slope, intercept, value };
      }
    }
    const { slope, intercept } = linkByStockingLord(anchors);
    expect(Math.abs(slope - best.slope)).toBeLessThan(0.004);
    expect(Math.abs(intercept - best.intercept)).toBeLessThan(0.004);
  });

  it('by Stocking-Lord needs two anchors, since one leaves the slope open', () => {
    const [one] = noisy(5);
    expect(() => linkByStockingLord([one!])).toThrow('number of anchors must be at least 2');
  });

  it('moves the standard error of b with the scale, and keeps what else is known of an item', () => {
    expect(onScale({ slope: 0.5, intercept: 1 }, { a: 1, b: 2, c: 0.2, seB: 0.4, answers: 7 })).toEqual({
      ...{ a: 2, b: 2, c: 0.2, seB: 0.2, answers: 7 },
    });
    expect(() => onScale({ slope: 0, intercept: 0 }, { a: 1, b: 0, c: 0 })).toThrow('slope must be');
  });
});
