import { skillById, SKILLS } from '@aivy/exam';
import type { Answered } from './diary.js';

/** What the bank says of an item. */
export interface KnownItem {
  id: number;
  family: string;
  skill: number;
  a: number;
  b: number;
  c: number;
  /** How unsure b is. */
  b_sd: number;
  /** Expected time. */
  seconds: number;
  answer: string;
}

/** Newest answers of a skill that count. */
const RECENT = 30;
/** In practice no clock runs, so only a test's times say something about pace. */
const OF_TEST = /^(?:diagnostic|full-test):/;
const SKILL_SD = 0.5;
/** Finer than the service's grid, over the same range: what differs is rounding only. */
const POINTS = 201;
const THETA = Array.from({ length: POINTS }, (_, index) => -4 + (8 * index) / (POINTS - 1));

const bell = (z: number): number => Math.exp(-(z * z) / 2);
/** Φ by Simpson's rule. */
export function normal(z: number): number {
  const steps = 2_000;
  const [from, to] = [-9, Math.min(9, z)];
  const width = (to - from) / steps;
  let sum = bell(from) + bell(to);
  for (let step = 1; step < steps; step += 1) sum += bell(from + step * width) * (step % 2 === 1 ? 4 : 2);
  return (sum * width) / 3 / Math.sqrt(2 * Math.PI);
}

const right = (theta: number, { a, b, c }: Pick<KnownItem, 'a' | 'b' | 'c'>): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

const scaled = (values: readonly number[]): number[] => {
  const sum = values.reduce((total, each) => total + each, 0);
  return values.map((each) => each / sum);
};
const TRANSITIONS = THETA.map((section) => scaled(THETA.map((skill) => bell((skill - section) / SKILL_SD))));
const PRIOR = scaled(THETA.map(bell));

/** Share right of the reference items at each ability: three bands at a = 1.25, a quarter of Math without guessing. */
const referenceShare = (isMath: boolean): number[] =>
  THETA.map((theta) => {
    const shares = [-1, 0, 1].flatMap((b) =>
      (isMath ? [0.2, 0.2, 0.2, 0] : [0.2]).map((c) => right(theta, { a: 1.25, b, c })),
    );
    return shares.reduce((sum, each) => sum + each, 0) / shares.length;
  });

/** A curve averaged over a normal b is one of less slope: MacKay 1992, eq. 24. */
const flattened = ({ a, b, c, b_sd: sd }: KnownItem): Pick<KnownItem, 'a' | 'b' | 'c'> => ({
  a: a * (1 + (Math.PI / 8) * a * a * sd * sd) ** -0.5,
  b,
  c,
});

/**
 * Chance of all the answers of a skill at each of its abilities, up to a factor. Made-up students read what they answer;
 * what they pass by unread says nothing.
 */
function likelihood(own: readonly Answered[], items: ReadonlyMap<number, KnownItem>): number[] {
  const logs = THETA.map((theta) =>
    own.reduce((sum, { itemId, correct, answered, seconds }) => {
      if (!answered && seconds === 0) return sum;
      const p = right(theta, flattened(items.get(itemId)!));
      return sum + Math.log(correct ? p : 1 - p);
    }, 0),
  );
  const top = Math.max(...logs);
  return logs.map((each) => Math.exp(each - top));
}

/** The bounded factor for pace: log times against expected ones, held by two answers at pace. */
function paceOf(own: readonly Answered[], items: ReadonlyMap<number, KnownItem>): number {
  const ratios = own
    .filter(({ sourceId, seconds }) => OF_TEST.test(sourceId) && seconds > 0)
    .map(({ itemId, seconds }) => Math.log(seconds / items.get(itemId)!.seconds));
  const mean = ratios.reduce((sum, each) => sum + each, 0) / (ratios.length + 2);
  return 0.85 + 0.15 * normal(-mean / 0.5);
}

/** The newest answers; after a row of right ones, the right ones that the row would push out stay. */
function recent(own: readonly Answered[]): Answered[] {
  const row = own.findIndex(({ correct }) => !correct);
  const pushedOut = own.slice(RECENT, row < 0 ? undefined : RECENT + row);
  return [...own.slice(0, RECENT), ...pushedOut.filter(({ correct }) => correct)];
}

const newestFirst = (x: Answered, y: Answered): number =>
  y.givenAt - x.givenAt || (x.sourceId < y.sourceId ? 1 : x.sourceId > y.sourceId ? -1 : 0);

/**
 * Mastery of all thirty skills, unrounded, by summing over every pair of abilities of section and skill: the slow way
 * that needs no thought.
 */
export function masteryFrom(
  answers: readonly Answered[],
  items: ReadonlyMap<number, KnownItem>,
): ReadonlyMap<number, number> {
  const measuring = answers.filter(({ pretest }) => !pretest).sort(newestFirst);
  const found = new Map<number, number>();
  for (const subject of ['english', 'math'] as const) {
    const skills = SKILLS.filter(({ id }) => skillById(id).subject === subject).map(({ id }) => {
      const own = recent(measuring.filter(({ itemId }) => items.get(itemId)!.skill === id));
      const chances = likelihood(own, items);
      const toSection = TRANSITIONS.map((row) => row.reduce((sum, weight, place) => sum + weight * chances[place]!, 0));
      return { id, own, chances, toSection };
    });
    const share = referenceShare(subject === 'math');
    for (const skill of skills) {
      const others = scaled(
        PRIOR.map((weight, place) =>
          skills.reduce((chance, each) => (each === skill ? chance : chance * each.toSection[place]!), weight),
        ),
      );
      const posterior = scaled(
        THETA.map(
          (_, place) =>
            skill.chances[place]! * others.reduce((sum, weight, at) => sum + weight * TRANSITIONS[at]![place]!, 0),
        ),
      );
      const accuracy = posterior.reduce((sum, weight, place) => sum + weight * share[place]!, 0);
      found.set(skill.id, 100 * accuracy * paceOf(skill.own, items));
    }
  }
  return found;
}
