import fc from 'fast-check';
import { ParameterError } from '../model.js';
import { seededRandom } from '../random.js';
import { calibrate, driftOf, fitOf, packResponses, type CalibrationItem, type ResponseData } from './index.js';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Items of which next to nothing is known, answered by people who are known: N(0, 1). */
const unknown = (guessing: readonly number[], free = true) => ({
  items: guessing.map((mean): CalibrationItem => ({ prior: { b: 0, bSd: 1.3 }, guessing: { mean, free } })),
  population: { mean: 0, sd: 1 },
  judgement: { spread: 1, own: 0.25 },
});

/** Answers drawn from the 2PL, without the code under test. */
function draw(
  seed: number,
  people: number,
  items: readonly { a: number; b: number }[],
  ability: { mean: number; sd: number } = { mean: 0, sd: 1 },
): ResponseData {
  const random = seededRandom(seed);
  return packResponses(
    items.length,
    Array.from({ length: people }, () => {
      const theta = ability.mean + ability.sd * random.normal();
      return items.map(({ a, b }, index) => [index, random.next() < logistic(a * (theta - b))] as const);
    }),
  );
}

/** The middle of ln a and b of one item answered by people whose other answers say nothing, by adding up a fine grid of both. */
function gridMean(right: number, n: number): { logA: number; b: number } {
  let [mass, sumA, sumB] = [0, 0, 0];
  for (let logA = -1; logA <= 1.4; logA += 0.08) {
    for (let b = -5; b <= 5; b += 0.08) {
      let [p, people] = [0, 0];
      for (let theta = -6; theta <= 6; theta += 0.2) {
        const weight = Math.exp((-theta * theta) / 2);
        p += weight * logistic(Math.exp(logA) * (theta - b));
        people += weight;
      }
      p /= people;
      const prior = Math.exp(-((logA - Math.log(1.2)) ** 2) / (2 * 0.3 ** 2) - b ** 2 / (2 * 1.3 ** 2));
      const weight = Math.exp(right * Math.log(p) + (n - right) * Math.log(1 - p) + 200) * prior;
      mass += weight;
      sumA += weight * logA;
      sumB += weight * b;
    }
  }
  return { logA: sumA / mass, b: sumB / mass };
}

describe('calibration', () => {
  it('of a single item finds the middle of what its parameters may be, as adding up all values does', () => {
    for (const right of [15, 50, 80]) {
      const data = packResponses(
        1,
        Array.from({ length: 100 }, (_, person) => [[0, person < right] as const]),
      );
      const [item] = calibrate({ data, ...unknown([0]), tolerance: 1e-5, maxRounds: 500 }).items;
      const expected = gridMean(right, 100);
      expect(item!.b).toBeCloseTo(expected.b, 1);
      expect(Math.log(item!.a)).toBeCloseTo(expected.logA, 1);
    }
  });

  it('keeps anchors as they are, and finds the ability of those who answered against them', () => {
    const truth = Array.from({ length: 20 }, (_, index) => ({ a: 1.2, b: index / 5 - 2 }));
    const anchors = new Map(truth.slice(0, 15).map((item, index) => [index, { ...item, c: 0 }] as const));
    const { items, population } = calibrate({
      data: draw(8, 3000, truth, { mean: 0.8, sd: 0.7 }),
      items: unknown(truth.map(() => 0)).items,
      anchors,
    });
    expect(items.slice(0, 15).map(({ a, b, seB }) => ({ a, b, seB }))).toEqual(
      truth.slice(0, 15).map((item) => ({ ...item, seB: 0 })),
    );
    expect(population.mean).toBeCloseTo(0.8, 1);
    expect(population.sd).toBeCloseTo(0.7, 1);
    items
      .slice(15)
      .forEach((item, index) => expect(Math.abs(item.b - truth[15 + index]!.b)).toBeLessThan(4 * item.seB));
  });

  it('shrinks the guessing of a four-choice item, a little with few answers, and keeps that of a student-produced one', () => {
    // Nobody guesses here.
    const found = (people: number) =>
      calibrate({
        data: draw(3, people, [
          { a: 1.2, b: 0.5 },
          { a: 1.2, b: 0 },
        ]),
        ...unknown([0.2, 0]),
      }).items.map(({ c, seC }) => ({ c, seC }));
    const [few, many] = [found(100), found(4000)];
    expect(few[0]!.c).toBeLessThan(0.2);
    expect(few[0]!.c).toBeGreaterThan(many[0]!.c);
    expect(few[0]!.seC).toBeGreaterThan(many[0]!.seC);
    expect([few[1], many[1]]).toEqual([
      { c: 0, seC: 0 },
      { c: 0, seC: 0 },
    ]);
  });

  it('keeps the guessing where it is told to, and tells of every round', () => {
    const data = draw(9, 600, [{ a: 1.2, b: 0 }]);
    const told: number[] = [];
    const { items, rounds } = calibrate({
      data,
      ...unknown([0.2], false),
      onRound: (round) => told.push(round),
    });
    expect(items[0]!.c).toBe(0.2);
    expect(told).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
  });

  it('leaves an item without answers in the middle of its priors, with their spread as its error', () => {
    const data = packResponses(2, [[[0, true]], [[0, false]]]);
    const item = calibrate({ data, ...unknown([0, 0]) }).items[1]!;
    expect({ b: item.b, a: item.a, seB: item.seB, answers: item.answers }).toEqual({
      b: expect.closeTo(0, 3) as number,
      a: expect.closeTo(1.2, 2) as number,
      seB: expect.closeTo(1.3, 3) as number,
      answers: 0,
    });
  });

  it('is defined for nobody and for no items', () => {
    expect(calibrate({ data: packResponses(0, []), items: [] })).toMatchObject({ items: [], converged: true });
    expect(calibrate({ data: packResponses(1, []), items: unknown([0.2]).items }).items).toHaveLength(1);
  });

  it.each([
    ['item index', { items: 1, start: Uint32Array.of(0, 1), item: Uint32Array.of(1), correct: Uint8Array.of(1) }],
    ['number of marks', { items: 1, start: Uint32Array.of(0, 1), item: Uint32Array.of(0), correct: new Uint8Array(0) }],
    ['last start', { items: 1, start: Uint32Array.of(0, 2), item: Uint32Array.of(0), correct: Uint8Array.of(1) }],
    ['start', { items: 1, start: Uint32Array.of(0, 1, 0), item: Uint32Array.of(0), correct: Uint8Array.of(1) }],
  ])('refuses data with a wrong %s by name', (name, data) => {
    expect(() => calibrate({ data, ...unknown([0]) })).toThrow(ParameterError);
    expect(() => calibrate({ data, ...unknown([0]) })).toThrow(name);
  });

  it('refuses a guessing that is no probability', () => {
    expect(() => calibrate({ data: packResponses(1, []), ...unknown([Number.NaN]) })).toThrow(ParameterError);
  });
});

describe('fit', () => {
  it('flags an item whose answers do not rise with ability, and not the others', () => {
    const random = seededRandom(4);
    const data = packResponses(
      31,
      Array.from({ length: 2000 }, () => {
        const theta = random.normal();
        return Array.from(
          { length: 31 },
          (_, index) =>
            [
              index,
              random.next() <
                (index === 30 ? (Math.abs(theta) < 0.8 ? 0.9 : 0.2) : logistic(1.3 * (theta - (index / 10 - 1.5)))),
            ] as const,
        );
      }),
    );
    const { items, counts } = calibrate({ data, ...unknown(new Array<number>(31).fill(0)) });
    const rmsd = fitOf(items, counts);
    expect(rmsd[30]).toBeGreaterThan(0.1);
    for (const each of rmsd.slice(0, 30)) expect(each).toBeLessThan(0.06);
  });
});

describe('drift', () => {
  const steady = (b: number) => ({ before: { b, se: 0.05 }, after: { b: b + 0.4, se: 0.05 } });

  it('is not seen where the whole scale has moved', () => {
    expect(driftOf([-1, 0, 1].map(steady)).map(({ change, drifted }) => [Math.abs(change) < 1e-9, drifted])).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  it('is seen in the one item that moved by more than .3 logits and three standard errors', () => {
    const items = [
      ...[-1, -0.5, 0, 0.5, 1].map(steady),
      { before: { b: 0, se: 0.05 }, after: { b: 0.9, se: 0.05 } },
      { before: { b: 0, se: 0.3 }, after: { b: 0.9, se: 0.3 } },
    ];
    expect(driftOf(items).map(({ drifted }) => drifted)).toEqual([false, false, false, false, false, true, false]);
    // .9 - .4 = .5 logits; .5 / √(.05² + .05²) = 7.07
    expect(driftOf(items)[5]).toMatchObject({
      change: expect.closeTo(0.5, 9) as number,
      z: expect.closeTo(7.0711, 3) as number,
    });
  });

  it('of nothing is nothing, and a NaN is refused', () => {
    expect(driftOf([])).toEqual([]);
    expect(() => driftOf([{ before: { b: Number.NaN, se: 1 }, after: { b: 0, se: 1 } }])).toThrow(ParameterError);
    expect(() => driftOf([{ before: { b: 0, se: 0 }, after: { b: 0, se: 1 } }])).toThrow(/se must be/);
  });
});

describe('packed responses', () => {
  it('hold every answer of every person', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.tuple(fc.nat(9), fc.boolean()), { maxLength: 6 }), { maxLength: 6 }),
        (people) => {
          const { start, item, correct } = packResponses(10, people);
          const unpacked = people.map((_, person) =>
            Array.from({ length: start[person + 1]! - start[person]! }, (_each, n) => [
              item[start[person]! + n],
              correct[start[person]! + n] === 1,
            ]),
          );
          expect(unpacked).toEqual(people);
        },
      ),
    );
  });
});
