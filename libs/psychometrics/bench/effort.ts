import { FULL_EFFORT, skillsOf } from '@aivy/exam';
import {
  FIRST_SCALE,
  isScorable,
  probability,
  routeAfterModule,
  scoreFullTest,
  seededRandom,
  type Random,
  type TestAnswer,
  type TestSection,
  type TestSectionResult,
} from '../src/index.js';
import type { Part, Row } from './row.js';
import { shippedForms, type ShippedItem, type ShippedTest } from './shipped.js';
import { mean, share } from './simulees.js';

/** Seconds of a question of Reading and Writing, as the module's limit has them. */
const SECONDS = 60;
const STUDENTS = 200;
/** The same students in every row. */
const SEED = 31_000;
/** Of skills around the section, logits. */
const SKILL_SD = 0.5;
/** Of a guess among four choices. */
const LUCK = 0.25;

interface Question extends ShippedItem {
  /** How likely the student is to know it, with the strength or weakness they have in its skill, and whether they do. */
  chance: number;
  known: boolean;
}
/** What was done with a question; undefined: left empty and not looked at. */
type Deed = { timeSpent: number; correct: boolean; answered?: boolean } | undefined;
/** How a student goes through a module. */
type Behaviour = (questions: readonly Question[], random: Random) => Deed[];

const lognormal = (random: Random, sd: number): number => Math.exp(sd * random.normal());
/** Times of questions that are worked on, within so many seconds in all. */
function workedIn(questions: readonly Question[], random: Random, total: number): Deed[] {
  const times = questions.map(({ seconds }) => seconds * lognormal(random, 0.3));
  const scale = total / times.reduce((sum, each) => sum + each, 0);
  return questions.map(({ known }, index) => ({ timeSpent: scale * times[index]!, correct: known }));
}
const guess = (random: Random, from: number, to: number): Deed => ({
  timeSpent: from + (to - from) * random.next(),
  correct: random.next() < LUCK,
});
const click = (random: Random): Deed => guess(random, 0.7, 2.7);
const timeOf = (deeds: readonly Deed[]): number => deeds.reduce((sum, deed) => sum + (deed?.timeSpent ?? 0), 0);

const limitOf = (questions: readonly unknown[]): number => SECONDS * questions.length;

/** All with effort, in .65 to .98 of the time. */
const engaged: Behaviour = (questions, random) =>
  workedIn(questions, random, limitOf(questions) * (0.65 + 0.33 * random.next()));

/** The clock is spent on the others before these are reached. */
const late =
  (count: number, what: (random: Random) => Deed): Behaviour =>
  (questions, random) => {
    const end = Array.from({ length: count }, () => what(random));
    const reached = questions.slice(0, questions.length - count);
    return [...workedIn(reached, random, limitOf(questions) - 5 - timeOf(end)), ...end];
  };

/** Looked at and left for later somewhere in the module; later never came. */
const omitted =
  (count: number): Behaviour =>
  (questions, random) => {
    const places = chosen(questions, count, () => random.next());
    return among(
      questions,
      random,
      places,
      () => ({ timeSpent: 4 + 12 * random.next(), correct: false, answered: false }),
      limitOf(questions),
    );
  };

/** Clicked through, with time to spare: a share of the questions, those first that come first by this order. */
const clicking =
  (part: number, order: (question: Question, random: Random) => number): Behaviour =>
  (questions, random) => {
    const places = chosen(questions, Math.round(part * questions.length), (question) => order(question, random));
    return among(questions, random, places, () => click(random), limitOf(questions) * 0.8 * (1 - part));
  };

/** Places of `count` questions, the lowest of an order. */
const chosen = (questions: readonly Question[], count: number, order: (question: Question) => number): Set<number> =>
  new Set(
    questions
      .map((question, place) => ({ place, by: order(question) }))
      .sort((x, y) => x.by - y.by)
      .slice(0, count)
      .map(({ place }) => place),
  );

/** One thing is done with the questions at some places; the others are worked on in the rest of the time. */
function among(
  questions: readonly Question[],
  random: Random,
  places: ReadonlySet<number>,
  deed: () => Deed,
  total: number,
): Deed[] {
  const others = workedIn(
    questions.filter((_, place) => !places.has(place)),
    random,
    total,
  );
  return questions.map((_, place) => (places.has(place) ? deed() : others.shift()));
}

const marked = ({ a, b, c, skill, seconds }: Question, deed: Deed): TestAnswer => ({
  ...{ a, b, c, skill, seconds },
  correct: deed?.correct ?? false,
  answered: deed ? (deed.answered ?? true) : false,
  timeSpent: deed?.timeSpent ?? 0,
  pretest: false,
});

/** A section of a student of ability θ who behaves like this. The same seed: the same questions, known or not. */
function sit(form: ShippedTest, theta: number, seed: number, behaviour: Behaviour): TestSectionResult {
  const own = seededRandom(seed * 10 + 3);
  const strengths = new Map(skillsOf('english').map(({ id }) => [id, SKILL_SD * own.normal()]));
  const module = (items: readonly ShippedItem[], salt: number): TestAnswer[] => {
    const knows = seededRandom(seed * 10 + salt);
    const questions = items.map((item): Question => {
      const chance = probability(theta + strengths.get(item.skill)!, item);
      return { ...item, chance, known: knows.next() < chance };
    });
    const deeds = behaviour(questions, seededRandom(seed * 10 + salt + 5));
    return questions.map((question, place) => marked(question, deeds[place]));
  };
  const first = module(form.first, 0);
  const route = routeAfterModule(first, limitOf(first));
  const second = module(form[route], route === 'higher' ? 1 : 2);
  const section: TestSection = { first, second, route, limits: [limitOf(first), limitOf(second)] };
  return scoreFullTest({ english: section, math: { first: [], second: [], route: 'lower' } }, FIRST_SCALE).english;
}

interface Sitting {
  /** What the student would have scored with effort and time. */
  truth: number;
  score: number;
  lostToSpeed: number;
  scored: boolean;
  flagged: boolean;
}

interface Student {
  form: ShippedTest;
  theta: number;
  /** The same one: the same student before the same questions. */
  seed: number;
  truth: number;
}

function drawStudents(): Student[] {
  const random = seededRandom(SEED);
  const { tests: forms } = shippedForms().english;
  return Array.from({ length: STUDENTS }, (_, index) => {
    const theta = Math.min(2, Math.max(-2, 0.2 + 0.9 * random.normal()));
    const form = forms[index % forms.length]!;
    const seed = SEED + index;
    return { form, theta, seed, truth: sit(form, theta, seed, engaged).range.score };
  });
}

let drawn: Student[] | undefined;

function sittings(behaviour: Behaviour): Sitting[] {
  drawn ??= drawStudents();
  return drawn.map(({ form, theta, seed, truth }) => {
    const { range, pacing, modules } = sit(form, theta, seed, behaviour);
    return {
      truth,
      score: range.score,
      lostToSpeed: pacing.lostToSpeed,
      scored: isScorable(modules),
      flagged: modules.some(({ effort }) => effort < FULL_EFFORT),
    };
  });
}

const POINTS = { unit: 'points', digits: 1 } as const;
const gain = (list: readonly Sitting[]): number => mean(list.map(({ truth, score }) => score - truth));

/** What the clock has cost, as it is told and as it was. */
function lateRow(name: string, behaviour: Behaviour): Row[] {
  const list = sittings(behaviour);
  const told = mean(list.map(({ lostToSpeed }) => lostToSpeed));
  return [
    { name: `${name}: true loss`, value: -gain(list), ...POINTS },
    { name: `${name}: told less true loss`, value: told + gain(list), bound: { least: -10, most: 10 }, ...POINTS },
    {
      name: `${name}: share with a line on effort`,
      value: share(list, ({ flagged }) => flagged),
      bound: { most: 0.02 },
    },
  ];
}

function clickedRow(part: number): Row[] {
  const list = sittings(clicking(part, (_, random) => random.next()));
  const scored = list.filter((each) => each.scored);
  const name = `Clicks through ${Math.round(100 * part)} %`;
  const withheld: Row = { name: `${name}: share without a score`, value: 1 - scored.length / list.length };
  if (part > 0.5) return [{ ...withheld, bound: { least: 0.99 } }];
  return [
    { name: `${name}: bias of the score`, value: gain(scored), bound: { least: -10, most: 10 }, ...POINTS },
    { ...withheld, bound: { most: 0.01 } },
    {
      name: `${name}: share with a line`,
      value: share(list, ({ flagged }) => flagged),
      ...(part > 0.15 ? { bound: { least: 0.99 } } : {}),
    },
  ];
}

function attackRow(name: string, part: number, order: (question: Question) => number, most?: number): Row {
  const list = sittings(clicking(part, order)).filter(({ scored }) => scored);
  return {
    name: `${name}, ${Math.round(100 * part)} %: gain`,
    value: list.length === 0 ? 0 : gain(list),
    ...(most === undefined ? {} : { bound: { most } }),
    ...POINTS,
  };
}

const byDifficulty = ({ b }: Question): number => -b;
/** Knows at a glance how likely each question is, by its difficulty and by the own weak skills. */
const byChance = ({ chance }: Question): number => chance;
/** Knows of every question at a glance whether the answer would be right, which nobody can in three to ten seconds. */
const byForesight = ({ known, b }: Question): number => (known ? 10 : 0) - b;

/** Effort: what the score, the line on the report and the points lost to speed make of known behaviour. */
export const effort: Part = {
  name: 'effort',
  run: () => [
    ...lateRow('With effort to the end', engaged),
    ...[2, 5, 8].flatMap((count) =>
      lateRow(
        `${count} hurried at the end of each module`,
        late(count, (random) => (random.next() < 0.5 ? click(random) : undefined)),
      ),
    ),
    ...lateRow(
      '5 guessed slowly at the end',
      late(5, (random) => guess(random, 9, 22)),
    ),
    ...lateRow('5 left for later, time ran out', omitted(5)),
    ...[0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1].flatMap((part) => clickedRow(part)),
    ...[0.1, 0.3, 0.45].map((part) => attackRow('Clicks through the hardest', part, byDifficulty, 10)),
    ...[0.1, 0.3, 0.45].map((part) => attackRow('Clicks through the least likely by own skills', part, byChance)),
    ...[0.05, 0.1, 0.3, 0.45].map((part) => attackRow('Clicks through what would be wrong', part, byForesight)),
  ],
};
