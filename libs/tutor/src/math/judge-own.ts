import { formulasIn, numberOf, type Line, type Relation, relationOf } from '@aivy/item-bank/algebra';
import type { StepFinding } from '../move/step-finding.js';
import { relationIn } from '../step/given.js';
import type { Ground } from '../step/ground.js';
import { followsStart, sideLeft, trapOf, wrongValueOf } from './compare-work.js';
import { landmarkIn } from './landmark.js';

const NUMBERS = /\d+(?:\.\d+)?/g;
const LAST_NUMBER = /-?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?(?: ?(?:pi|π))?(?=[^\d]*$)/;
const FRACTION = /\d+\/\d+/g;

/** A line that states a right value which isn't the answer; null for others. */
export function asLandmark(text: string, ground: Ground): StepFinding | null {
  const landmark = landmarkIn(text, ground);
  if (!landmark) return null;
  const { says, ask = '' } = landmark;
  // A calculation without its result: the result is ours.
  const isWork = !/[=<>]/.test(text) && /[\d%)]\s*[-+*/^×·]|sqrt/.test(text.replace(FRACTION, ''));
  const value = isWork ? landmark.value : (LAST_NUMBER.exec(text)?.[0] ?? text.trim());
  return { verdict: ask === '' ? 'landmark-last' : 'landmark', value, says, ask };
}

/** Does a line hold a letter, whatever becomes of it? */
export const hasLetter = (text: string): boolean => /[a-zπ]/i.test(text.replace(/sqrt|abs/gi, ''));

const trap = (feedback: string | null | undefined): StepFinding | null =>
  feedback == null ? null : { verdict: 'trap', feedback };

/** A line of numbers that is a usual mistake, or is true and comes to a foreseen wrong value; null for others. */
export function asWrongWork(text: string, line: Line, { question, math }: Ground, holds: boolean): StepFinding | null {
  const value = line.sides.at(-1);
  if (!math || !value || hasLetter(text)) return null;
  return trap(trapOf(text, math, []) ?? (holds ? wrongValueOf(text, value, math, question) : null));
}

const slip = (line: Relation, bases: readonly Relation[], from: 'question' | 'start'): StepFinding | null => {
  const [side] = bases.flatMap((before) => sideLeft(before, line) ?? []);
  return side === undefined ? null : { verdict: 'slip', side, from };
};

/** What the item's own lines tell about a line that the question's equations say nothing good about: `finding`. */
export function asOwnLine(
  text: string,
  line: Relation,
  { math }: Ground,
  given: readonly Relation[],
  finding: StepFinding,
): StepFinding {
  if (!math || finding.verdict === 'follows' || finding.verdict === 'direction') return finding;
  if (followsStart(text, math, given)) return { verdict: 'follows', from: 'start' };
  const starts = math.starts.flatMap((start) => relationIn(start) ?? []);
  return (
    trap(trapOf(text, math, given)) ??
    (finding.verdict === 'does-not-follow' ? slip(line, given, 'question') : null) ??
    slip(line, starts, 'start') ??
    finding
  );
}

const numbersOf = (text: string): number[] =>
  (
    text
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('{,}', '')
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .match(NUMBERS) ?? []
  ).map(Number);

/** A number against one term, a division away from the value. */
const isAllButSolved = ({ gap, left, right }: Relation): boolean =>
  gap.size < 2 || [left, right].every((side) => side.top.size < 2 || numberOf(side) !== null);

/** Fewer could be the right ones by chance. */
const LEAST_NUMBERS = 3;

/**
 * Is a line put together from the question's own numbers? A choice can't be tried out with it, so it's judged although its
 * solution is among the choices.
 */
export function isSetUp(text: string, line: Line, { question, math }: Ground): boolean {
  const relation = relationOf(line);
  const isGiven = formulasIn(question).some((formula) => relationIn(formula)?.names.length);
  if (!math || !relation || isGiven || isAllButSolved(relation)) return false;
  const known = new Set(numbersOf(question));
  const used = numbersOf(text);
  return used.length >= LEAST_NUMBERS && used.every((number) => number !== 0 && known.has(number));
}
