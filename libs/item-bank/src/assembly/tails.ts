import { DIAGNOSTIC_QUESTIONS, DIAGNOSTIC_SECONDS, skillById } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import { shelfOf } from './pool.js';

/** Fewer would leave a form nothing to choose from: topics, figures and student-produced responses. */
const LEAST = { english: 3, math: 12 } as const;

/** A question may want so much more than its share of the section's time; longer ones belong in longer tests. */
const OVER_SHARE = 1.35;

const isShort = ({ skill, seconds }: BankItem): boolean => {
  const { subject } = skillById(skill);
  return seconds <= (OVER_SHARE * DIAGNOSTIC_SECONDS[subject]) / DIAGNOSTIC_QUESTIONS[subject];
};

/**
 * What a diagnostic form is drawn from: of the easy items of each skill the easier half, of the hard ones the harder
 * half, and all that is between. Thirty-one questions have to tell a student of 250 points from one of 300, and one of
 * 700 from one of 750; drawn from whole bands they cannot, and scores at both ends are drawn to the middle.
 * None takes much longer than its share of the time.
 */
export function withTails(items: readonly BankItem[]): BankItem[] {
  const shelves = new Map<number, BankItem[]>();
  for (const item of items.filter(isShort)) {
    const shelf = shelfOf(item.skill, item.difficulty);
    shelves.set(shelf, [...(shelves.get(shelf) ?? []), item]);
  }
  return [...shelves.values()].flatMap(outerHalf);
}

function outerHalf(shelf: readonly BankItem[]): BankItem[] {
  const [{ skill, difficulty }] = shelf as readonly [BankItem];
  if (difficulty === 'medium') return [...shelf];
  const count = Math.max(LEAST[skillById(skill).subject], Math.ceil(shelf.length / 2));
  const fromTheEnd = [...shelf].sort((x, y) => (difficulty === 'easy' ? x.b - y.b : y.b - x.b));
  return fromTheEnd.slice(0, count);
}
