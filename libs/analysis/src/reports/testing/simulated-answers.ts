import { seededRandom } from '@aivy/psychometrics';
import type { RecordedAnswer } from '../answers.js';

/** Items that everybody answers; their ids begin with 1. */
export const ITEMS = 40;
/** True difficulty of an item, logits. */
export const bOf = (item: number): number => -1.5 + (3 * (item % 8)) / 7;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export interface Simulated {
  people: number;
  seed: number;
  /** What somebody is abler than N(0, 1) by, logits. */
  ability?: (person: number) => number;
  /** Difficulty for somebody. */
  b?: (item: number, person: number) => number;
}

/** Everybody answers all items of one test, by the 2PL; not by the code under test. */
export function simulated({ people, seed, ability, b = bOf }: Simulated): RecordedAnswer[] {
  const random = seededRandom(seed);
  return Array.from({ length: people }, (_, person) => {
    const theta = random.normal() + (ability?.(person) ?? 0);
    return Array.from({ length: ITEMS }, (_each, index): RecordedAnswer => {
      const item = index + 1;
      const correct = random.next() < logistic(1.2 * (theta - b(item, person)));
      const misconception = correct ? null : random.next() < 0.5 ? 'sign' : 'order';
      const spentMs = 1000 * (30 + random.int(41));
      return { person, source: 'full-test', item, correct, answered: true, misconception, spentMs, counts: true };
    });
  }).flat();
}
