import type { ItemParameters } from '../model.js';
import { maximize } from './maximization.js';
import type { Around } from './priors.js';
import { NODE, NODES, nodeWeights } from './quadrature.js';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Answers of people whose abilities are known, as many right as the curve says. */
function countsOf(people: number, { a, b, c }: ItemParameters) {
  const answered = nodeWeights({ mean: 0, sd: 1 }).map((weight) => people * weight);
  const right = answered.map((n, q) => n * (c + (1 - c) * logistic(a * (NODE[q]! - b))));
  return { answered, right };
}

/** Means of ln a, b and logit c by adding up likelihood times priors over all their values. */
function integrated({ answered, right }: ReturnType<typeof countsOf>, { logA, b: priorB, c: guessing }: Around) {
  let [mass, sumA, sumB, sumC] = [0, 0, 0, 0];
  for (let x = -1.2; x <= 1.6; x += 0.07)
    for (let b = -3; b <= 3.5; b += 0.07)
      for (let z = guessing.worth > 0 ? -3 : 0; z <= 0; z += 0.1) {
        const c = guessing.worth > 0 ? logistic(z) : 0;
        let log = -0.5 * (((x - logA.mean) / logA.sd) ** 2 + ((b - priorB.mean) / priorB.sd) ** 2);
        if (c > 0) log += guessing.worth * (guessing.mean * Math.log(c) + (1 - guessing.mean) * Math.log(1 - c));
        for (let q = 0; q < NODES; q += 1) {
          if (answered[q]! < 1e-3) continue;
          const p = c + (1 - c) * logistic(Math.exp(x) * (NODE[q]! - b));
          log += right[q]! * Math.log(p) + (answered[q]! - right[q]!) * Math.log(1 - p);
        }
        const weight = Math.exp(log + 30);
        mass += weight;
        sumA += weight * x;
        sumB += weight * b;
        sumC += weight * z;
      }
  return { logA: sumA / mass, b: sumB / mass, logitC: sumC / mass };
}

describe('an item', () => {
  it.each([
    ['few answers', 25, { a: 1.6, b: 0.8, c: 0 }, 0],
    ['some answers to a hard item', 60, { a: 1.2, b: 1.4, c: 0 }, 0],
    ['guessing that is unknown', 60, { a: 1.4, b: 0.3, c: 0.25 }, 63],
  ])('comes to the mean of what its parameters may be, with %s, as adding up all values does', (_, n, truth, worth) => {
    const around: Around = {
      logA: { mean: Math.log(1.2), sd: 0.3 },
      b: { mean: 0.2, sd: 0.5 },
      c: { mean: worth > 0 ? 0.2 : 0, worth },
    };
    const counts = countsOf(n, truth);
    let item: ItemParameters = { a: 1.2, b: 0.2, c: around.c.mean };
    for (let round = 0; round < 20; round += 1) item = maximize(counts, item, around).item;
    const expected = integrated(counts, around);
    expect(Math.abs(Math.log(item.a) - expected.logA)).toBeLessThan(0.02);
    expect(Math.abs(item.b - expected.b)).toBeLessThan(worth > 0 ? 0.02 : 0.01);
    if (worth > 0) expect(Math.abs(Math.log(item.c / (1 - item.c)) - expected.logitC)).toBeLessThan(0.015);
  });
});
