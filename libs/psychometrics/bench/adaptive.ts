import {
  averagedOver,
  LINKING,
  nextAdaptiveItem,
  probability,
  sectionScore,
  seededRandom,
  wle,
  type AnsweredItem,
  type ItemParameters,
  type Random,
  type Response,
} from '../src/index.js';
import type { Part, Row } from './row.js';
import { shippedForms, sitDiagnostic, type ShippedAdaptive, type ShippedSubject, type Truth } from './shipped.js';
import { mean, rms } from './simulees.js';

const STUDENTS = 1000;
const SUBJECTS = ['english', 'math'] as const;
const NAMES: Readonly<Record<ShippedSubject, string>> = { english: 'R&W', math: 'Math' };
type Pooled = ShippedAdaptive['pool'][number][number];

/** Answers as the score takes them, and which items were met. */
interface Sitting {
  responses: Response[];
  met: readonly { id: number; family: string; seconds: number; figure: boolean }[];
}

type Sit = (random: Random, theta: number, form: number) => Sitting;

/** Everybody's first hundred points, of true score. */
const FLOOR = { from: 200, to: 300 } as const;
const thetaOf = (points: number): number => (points - LINKING.intercept) / LINKING.slope;
const pointsOf = (theta: number): number => Math.min(800, Math.max(200, LINKING.intercept + LINKING.slope * theta));

/** An item as the score takes it; without `unsure` its difficulty is known. */
const taken = (item: ItemParameters & { bSd: number }, correct: boolean, unsure: boolean): Response =>
  averagedOver({ a: item.a, b: item.b, c: item.c, bSd: unsure ? item.bSd : 0, correct });

/** One section as the product draws it: each question by the answers before it. */
const sitAdaptive =
  (subject: ShippedSubject, truthFor?: (random: Random) => Truth, known = knownPool(subject)): Sit =>
  (random, theta, form) => {
    const { blueprint, plans } = shippedForms()[subject].adaptive;
    const pool = truthFor ? shippedForms()[subject].adaptive.pool : known;
    const places = plans[form % plans.length]!;
    const truth = truthFor?.(random);
    const answered: AnsweredItem<Pooled>[] = [];
    while (answered.length < places.length) {
      const item = nextAdaptiveItem(pool, { blueprint, places, answered, met: new Set(), pick: (n) => random.int(n) });
      if (!item) throw new Error('the pool is too small for the blueprint');
      const { a, b, c } = truth?.(item) ?? item;
      answered.push({ item, correct: random.next() < probability(theta, { a, b, c }) });
    }
    return {
      responses: answered.map(({ item, correct }) => taken(item, correct === true, truthFor !== undefined)),
      met: answered.map(({ item }) => item),
    };
  };

/** The pool with difficulties that are known: what a calibrated bank of the same items would be. */
function knownPool(subject: ShippedSubject, a: (item: Pooled) => number = (item) => item.a): Pooled[][] {
  return shippedForms()[subject].adaptive.pool.map((domain) => domain.map((item) => ({ ...item, a: a(item), bSd: 0 })));
}

/** What the choice makes of a bank whose items differ in sharpness, as real ones do, and are calibrated. */
const sitCalibrated = (subject: ShippedSubject): Sit => {
  const random = seededRandom(subject === 'english' ? 1 : 2);
  const factors = new Map<string, number>();
  const factorOf = ({ family }: Pooled): number => {
    const factor = factors.get(family) ?? Math.exp(0.3 * random.normal());
    factors.set(family, factor);
    return factor;
  };
  return sitAdaptive(
    subject,
    undefined,
    knownPool(subject, (item) => item.a * factorOf(item)),
  );
};

/** The control: everybody's form. */
const sitFixed =
  (subject: ShippedSubject, truthFor?: (random: Random) => Truth): Sit =>
  (random, theta) => {
    const answers = sitDiagnostic(random, { subject, theta, ...(truthFor && { truth: truthFor(random) }) });
    return {
      responses: answers.map((item) => taken(item, item.correct, truthFor !== undefined)),
      met: [],
    };
  };

/** Where an item with these parameters tells most lies this much below the student (Lord 1980, eq. 10-4). */
const aimed = (theta: number, a: number, c: number): number => theta - Math.log((1 + Math.sqrt(1 + 8 * c)) / 2) / a;

/** What no choice of items can better: each at the difficulty that tells most about the student, who is known. */
const sitAimed =
  (subject: ShippedSubject): Sit =>
  (random, theta, form) => {
    const { plans, pool } = shippedForms()[subject].adaptive;
    const { a } = pool[0]![0]!;
    const responses = plans[form % plans.length]!.map(({ type }): Response => {
      const c = type === 'blank' ? 0 : 0.2;
      const item = { a, b: aimed(theta, a, c), c };
      return { ...item, correct: random.next() < probability(theta, item) };
    });
    return { responses, met: [] };
  };

/** Each difficulty off by its own b_sd. */
const offByOwnError =
  (random: Random): Truth =>
  ({ a, b, c, bSd }) => ({ a, b: b + bSd * random.normal(), c });

interface Measured extends Sitting {
  /** Points by which the score errs. */
  error: number;
}

const measure = (sit: Sit, seed: number, thetaFor: (random: Random) => number): Measured[] => {
  const random = seededRandom(seed);
  return Array.from({ length: STUDENTS }, (_, form) => {
    const theta = thetaFor(random);
    const sitting = sit(random, theta, form);
    return { ...sitting, error: sectionScore(wle(sitting.responses)) - pointsOf(theta) };
  });
};

const anybody = (random: Random): number => random.normal();
const atFloor = (random: Random): number => thetaOf(FLOOR.from + (FLOOR.to - FLOOR.from) * random.next());

const rmse = (all: readonly Measured[]): number => rms(all.map(({ error }) => error));
const bias = (all: readonly Measured[]): number => mean(all.map(({ error }) => error));

/** Share of the students who met the item, or family, that most of them met. */
function exposure(all: readonly Measured[], of: (item: Sitting['met'][number]) => string | number): number {
  const counts = new Map<string | number, number>();
  for (const { met } of all) for (const each of new Set(met.map(of))) counts.set(each, (counts.get(each) ?? 0) + 1);
  return Math.max(...counts.values()) / all.length;
}

interface Kind {
  name: string;
  sit: (subject: ShippedSubject) => Sit;
  bounds?: { rmse: number; floor: number };
}

const KINDS: readonly Kind[] = [
  { name: 'Adaptive diagnostic', sit: (subject) => sitAdaptive(subject), bounds: { rmse: 52, floor: 15 } },
  { name: 'Fixed diagnostic (control)', sit: (subject) => sitFixed(subject) },
  { name: 'Items aimed at the true ability (no choice can do better)', sit: sitAimed },
  { name: 'Adaptive diagnostic, a calibrated to ln a ~ N(ln 1.25, .3)', sit: sitCalibrated },
  { name: 'Adaptive diagnostic, b off by b_sd', sit: (subject) => sitAdaptive(subject, offByOwnError) },
  { name: 'Fixed diagnostic, b off by b_sd (control)', sit: (subject) => sitFixed(subject, offByOwnError) },
];

function rowsOf({ name, sit, bounds }: Kind, seed: number): Row[] {
  const points = (row: string, value: number, most?: number): Row => ({
    name: `${name}: ${row}`,
    value,
    unit: 'points',
    digits: 1,
    ...(most !== undefined && { bound: { most } }),
  });
  const all = SUBJECTS.map((subject, index) => measure(sit(subject), seed + index, anybody));
  const low = SUBJECTS.map((subject, index) => measure(sit(subject), seed + 10 + index, atFloor));
  return [
    points('RMSE of the score, both sections', rmse(all.flat()), bounds?.rmse),
    ...SUBJECTS.map((subject, index) => points(`RMSE of the score, ${NAMES[subject]}`, rmse(all[index]!))),
    ...SUBJECTS.map((subject, index) =>
      points(`bias at true 200-300, ${NAMES[subject]}`, bias(low[index]!), bounds?.floor),
    ),
    ...(bounds ? SUBJECTS.flatMap((subject, index) => exposureRows(NAMES[subject], all[index]!)) : []),
  ];
}

/** An item that more students meet is talked of; the fixed form's items are met by all of them. */
const MOST_EXPOSED = 0.25;

const exposureRows = (section: string, all: readonly Measured[]): Row[] => [
  {
    name: `Adaptive diagnostic ${section}: share of students who meet the most exposed item`,
    value: exposure(all, ({ id }) => id),
    bound: { most: MOST_EXPOSED },
  },
  {
    name: `Adaptive diagnostic ${section}: the same of a family of items`,
    value: exposure(all, ({ family }) => family),
  },
  {
    name: `Adaptive diagnostic ${section}: expected time`,
    value: mean(all.map(({ met }) => met.reduce((sum, { seconds }) => sum + seconds, 0))),
    unit: 's',
    digits: 0,
  },
];

/** The adaptive form of the diagnostic beside the fixed one, with the shipped bank. */
export const ADAPTIVE: readonly Part[] = KINDS.map((kind, index) => ({
  name: `adaptive:${index + 1}`,
  run: () => rowsOf(kind, 91_000 + 100 * index),
}));
