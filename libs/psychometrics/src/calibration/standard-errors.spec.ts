import { seededRandom } from '../random.js';
import { calibrate, packResponses } from './index.js';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
const ITEMS = 12;
const WORTH = 63;
const B_SD = 0.5;

type Item = [logA: number, b: number, logitC: number];

/** Determinant of the matrix without a row and a column. */
const minor = (m: readonly (readonly number[])[], row: number, column: number): number => {
  const [a, b] = [0, 1, 2].filter((each) => each !== row) as [number, number];
  const [x, y] = [0, 1, 2].filter((each) => each !== column) as [number, number];
  return m[a]![x]! * m[b]![y]! - m[a]![y]! * m[b]![x]!;
};

describe('standard errors', () => {
  it('with guessing unknown are those of the curvature of the likelihood of all answers, by differences', () => {
    const random = seededRandom(31);
    const answers = Array.from({ length: 1500 }, () => {
      const theta = random.normal();
      return Array.from({ length: ITEMS }, (_, index) => {
        const p = 0.2 + 0.8 * logistic(1.3 * (theta - (index / 6 - 1)));
        return random.next() < p;
      });
    });
    const { items } = calibrate({
      data: packResponses(
        ITEMS,
        answers.map((own) => own.map((right, index) => [index, right] as const)),
      ),
      items: Array.from({ length: ITEMS }, (_, index) => ({
        prior: { b: index / 6 - 1, bSd: B_SD },
        guessing: { mean: 0.2, free: true },
      })),
      population: { mean: 0, sd: 1 },
      judgement: { spread: 1, own: 1 },
    });
    const grid = Array.from({ length: 41 }, (_, q) => -4 + q / 5);
    const curve = ([logA, b, logitC]: Item, theta: number): number => {
      const c = logistic(logitC);
      return c + (1 - c) * logistic(Math.exp(logA) * (theta - b));
    };
    const found = items.map(({ a, b, c }): Item => [Math.log(a), b, Math.log(c / (1 - c))]);
    const tried = 7;
    // Of everybody's other answers, at each ability; they stay when the tried item moves.
    const curves = found.map((item) => grid.map((theta) => curve(item, theta)));
    const rest = answers.map((own) =>
      grid.map((theta, q) =>
        own.reduce(
          (product, right, index) =>
            index === tried ? product : product * (right ? curves[index]![q]! : 1 - curves[index]![q]!),
          Math.exp((-theta * theta) / 2),
        ),
      ),
    );
    const posterior = (item: Item): number => {
      const p = grid.map((theta) => curve(item, theta));
      const c = logistic(item[2]);
      let log = -0.5 * (((item[0] - Math.log(1.2)) / 0.3) ** 2 + ((item[1] - (tried / 6 - 1)) / B_SD) ** 2);
      log += WORTH * (0.2 * Math.log(c) + 0.8 * Math.log(1 - c));
      answers.forEach((own, person) => {
        log += Math.log(rest[person]!.reduce((sum, each, q) => sum + each * (own[tried] ? p[q]! : 1 - p[q]!), 0));
      });
      return log;
    };
    const step = 0.02;
    const at = (...moves: readonly [number, number][]): number => {
      const item: Item = [...found[tried]!];
      for (const [place, by] of moves) item[place]! += by * step;
      return posterior(item);
    };
    const information = [0, 1, 2].map((i) =>
      [0, 1, 2].map(
        (j) =>
          -(at([i, 1], [j, 1]) - at([i, 1], [j, -1]) - at([i, -1], [j, 1]) + at([i, -1], [j, -1])) / (4 * step ** 2),
      ),
    );
    const determinant = [0, 1, 2].reduce(
      (sum, j) => sum + (-1) ** j * information[0]![j]! * minor(information, 0, j),
      0,
    );
    const [seLogA, seB, seLogitC] = [0, 1, 2].map((i) => Math.sqrt(minor(information, i, i) / determinant));
    const item = items[tried]!;
    expect(item.seLogA / seLogA!).toBeCloseTo(1, 1);
    expect(item.seB / seB!).toBeCloseTo(1, 1);
    expect(item.seC / (item.c * (1 - item.c)) / seLogitC!).toBeCloseTo(1, 1);
  });
});
