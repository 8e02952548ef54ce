import type { ItemParameters } from '../model.js';
import { seededRandom } from '../random.js';
import { converge } from './converge.js';
import { emRound, type Model, type State } from './em-round.js';
import { calibrate, packResponses } from './index.js';

const ITEMS = 20;
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Answers of people abler than the scale, so that EM has some way to go. */
function answers(people: number, items: readonly ItemParameters[]) {
  const random = seededRandom(41);
  return packResponses(
    items.length,
    Array.from({ length: people }, () => {
      const theta = 0.6 + 0.9 * random.normal();
      return items.map(
        ({ a, b, c }, index) => [index, random.next() < c + (1 - c) * logistic(a * (theta - b))] as const,
      );
    }),
  );
}

const bank = (count: number, c: number): ItemParameters[] =>
  Array.from({ length: count }, (_, index) => ({ a: 1.2, b: (3 * index) / count - 1.5, c }));

const model: Model = {
  data: answers(400, bank(ITEMS, 0)),
  priors: bank(ITEMS, 0).map(({ b }) => ({
    logA: { mean: Math.log(1.2), sd: 0.3 },
    b: { mean: b, sd: 0.5 },
    c: { mean: 0, worth: 0 },
  })),
  families: [],
  anchors: new Map(),
  population: undefined,
};
const start: State = {
  items: bank(ITEMS, 0),
  population: { mean: 0, sd: 1 },
  common: [],
  offset: 0,
  counterweight: { up: 0, apart: 0 },
  worth: [],
};

describe('EM', () => {
  it('comes to where round after round comes, in half as many rounds', () => {
    let state = start;
    let plain = 0;
    for (let moved = 1; moved > 1e-5; plain += 1) {
      const next = emRound(model, state);
      moved = Math.max(...next.items.map(({ b }, index) => Math.abs(b - state.items[index]!.b)));
      state = next;
    }
    let rounds = 0;
    const leapt = converge(model, start, { maxRounds: 500, tolerance: 1e-5, onRound: () => (rounds += 1) });
    expect(leapt.converged).toBe(true);
    expect(rounds).toBeLessThan(plain / 2);
    leapt.state.items.forEach(({ a, b }, index) => {
      expect(b).toBeCloseTo(state.items[index]!.b, 3);
      expect(a).toBeCloseTo(state.items[index]!.a, 3);
    });
    expect(leapt.state.population.mean).toBeCloseTo(state.population.mean, 3);
  });

  it('says that it has not converged where it was stopped before', () => {
    const patience = { maxRounds: 2, tolerance: 1e-5, onRound: () => undefined };
    expect(converge(model, start, patience).converged).toBe(false);
    const items = bank(ITEMS, 0).map(({ b }) => ({ prior: { b, bSd: 0.5 }, guessing: { mean: 0, free: false } }));
    const { converged, rounds } = calibrate({ data: model.data, items, maxRounds: 4 });
    expect([converged, rounds]).toEqual([false, 4]);
  });

  it('holds the scale by anchors where all the other items are harder than they were taken for', () => {
    const truth = bank(40, 0);
    const { items, population, converged } = calibrate({
      data: answers(600, truth),
      // Judged .4 too easy, in families and alone.
      items: truth.map(({ b }, index) => ({
        prior: { b: b - 0.4, bSd: 0.3 },
        guessing: { mean: 0, free: false },
        ...(index < 20 && { family: `template ${index % 5}` }),
      })),
      anchors: new Map([3, 17, 24, 31, 38].map((index) => [index, truth[index]!])),
      judgement: { spread: 1, own: 0.25 },
    });
    const off = items.reduce((sum, { b }, index) => sum + b - truth[index]!.b, 0) / items.length;
    expect(converged).toBe(true);
    expect(Math.abs(off)).toBeLessThan(0.05);
    expect(Math.abs(population.mean - 0.6)).toBeLessThan(0.12);
  });

  it('leaves the scale where the priors have it, though each item by itself is drawn to one side', () => {
    const guessed = bank(40, 0.2);
    const { items, population } = calibrate({
      data: answers(600, guessed),
      items: guessed.map(({ b }) => ({ prior: { b, bSd: 0.5 }, guessing: { mean: 0.2, free: true } })),
    });
    const off = items.reduce((sum, { b }, index) => sum + b - guessed[index]!.b, 0) / items.length;
    expect(Math.abs(off)).toBeLessThan(0.01);
    expect(population.mean).toBeCloseTo(0.6, 0);
  });
});
