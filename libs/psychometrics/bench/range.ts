import {
  averagedOver,
  LINKING,
  rangesOf,
  seededRandom,
  wle,
  type LinkingRecord,
  type Random,
  type ScoreRange,
} from '../src/index.js';
import type { Part, Row } from './row.js';
import { perturbed, sitDiagnostic, sitTest, type Sat, type ShippedSubject, type Truth } from './shipped.js';
import { mean, share } from './simulees.js';

const STUDENTS = 2500;
/** Middles of the bands of true score; each band is a hundred points wide. */
const BANDS = [250, 350, 450, 550, 650, 750];
const NAMES: Readonly<Record<ShippedSubject, string>> = { english: 'R&W', math: 'Math' };
/** Scores are held against true ones of the same scale, so what the scale itself is off stays out. */
const TRUE_SCALE: LinkingRecord = { ...LINKING, scaleSd: 0 };

interface Measured {
  /** Points the ability deserves, unrounded. */
  truth: number;
  range: ScoreRange;
  retest: ScoreRange;
}

interface MeasuredTwice extends Measured {
  /** Score of a second test of the same student. */
  again: number;
}

interface Setting {
  subject: ShippedSubject;
  test: boolean;
  /** What the items are, for a student; as the bank has them, and known, unless given. */
  truthFor?: (random: Random) => Truth;
  link: LinkingRecord;
}

/** One student, who may sit another form of the same kind. */
function student(random: Random, { subject, test, truthFor, link }: Setting, theta: number) {
  const sitter = { subject, theta, ...(truthFor && { truth: truthFor(random) }) };
  return (form: number): Measured => {
    const answers = test ? sitTest(random, { ...sitter, form }).answers : sitDiagnostic(random, sitter);
    const known = answers.map((answer): Sat => averagedOver(truthFor ? answer : { ...answer, bSd: 0 }));
    const deserved = Math.min(800, Math.max(200, link.intercept + link.slope * theta));
    return { truth: deserved, ...rangesOf(wle(known), known, link) };
  };
}

const thetaOf = (points: number): number => (points - LINKING.intercept) / LINKING.slope;

const covers = (all: readonly Measured[]): number =>
  share(all, ({ truth, range }) => range.low <= truth && truth <= range.high);

function bandRows(setting: Setting, name: string, seed: number, most: number): Row[] {
  return BANDS.flatMap((middle): Row[] => {
    const random = seededRandom(seed + middle);
    const all = Array.from({ length: STUDENTS }, (_, form) =>
      student(random, setting, thetaOf(middle - 50 + 100 * random.next()))(form),
    );
    const bound = middle === 250 && !setting.test && !setting.truthFor ? { bound: { most: 25 } } : {};
    return [
      {
        name: `${name}, true score ${middle - 50}-${middle + 50}: 68 % coverage`,
        value: covers(all),
        bound: { least: 0.65, most },
      },
      {
        name: `${name}, true score ${middle - 50}-${middle + 50}: bias`,
        value: mean(all.map(({ truth, range }) => range.score - truth)),
        unit: 'points',
        digits: 1,
        ...bound,
      },
    ];
  });
}

/** Abilities as students have them. */
const population = (setting: Setting, seed: number): MeasuredTwice[] => {
  const random = seededRandom(seed);
  return Array.from({ length: STUDENTS }, (_, form) => {
    const sit = student(random, setting, random.normal());
    return { ...sit(form), again: sit(form + 1).range.score };
  });
};

/** Where everything is off at once: items, skills and the scale they share. */
const scaleOff =
  (link: LinkingRecord) =>
  (random: Random): Truth => {
    const [bank, shift] = [perturbed(random), link.scaleSd * random.normal()];
    return (item) => {
      const { a, b, c } = bank(item);
      return { a, b: b + shift, c };
    };
  };

function rowsOf(subject: ShippedSubject, test: boolean, seed: number): Row[] {
  const name = `${test ? 'Test' : 'Diagnostic'} ${NAMES[subject]}`;
  const sound: Setting = { subject, test, link: TRUE_SCALE };
  const off: Setting = { ...sound, truthFor: perturbed };
  const everybody = population(sound, seed + 1);
  const offEverybody = population(off, seed + 2);
  const width = mean(offEverybody.map(({ range }) => range.high - range.low));
  return [
    ...bandRows(sound, name, seed, 0.72),
    ...bandRows(off, `${name}, bank off`, seed + 5000, 0.75),
    {
      name: `${name}, bank and scale off: 68 % coverage`,
      value: covers(population({ ...off, truthFor: scaleOff(LINKING), link: LINKING }, seed + 3)),
      bound: { least: 0.65, most: 0.75 },
    },
    { name: `${name}: 68 % coverage over all students`, value: covers(everybody) },
    { name: `${name}, bank off: 68 % coverage over all students`, value: covers(offEverybody) },
    { name: `${name}, bank off: length of the range`, value: width, unit: 'points', digits: 0 },
    {
      name: `${name}: bias over all students`,
      value: mean(everybody.map(({ truth, range }) => range.score - truth)) / LINKING.slope,
      unit: 'logits',
      bound: { least: -0.03, most: 0.03 },
    },
    {
      name: `${name}, bank off: second test inside the retest range`,
      value: share(offEverybody, ({ again, retest }) => retest.low <= again && again <= retest.high),
      bound: { least: 0.65, most: 0.75 },
    },
    {
      name: `${name}, bank off: second test inside the range of the score (control)`,
      value: share(offEverybody, ({ again, range }) => range.low <= again && again <= range.high),
    },
    ...[everybody, offEverybody].map((all, index): Row => ({
      name: `${name}${index ? ', bank off' : ''}: two tests more than 60 points apart`,
      value: share(all, ({ range, again }) => Math.abs(range.score - again) > 60),
    })),
  ];
}

/** How often the printed ranges hold the true score and the next one, with the shipped bank and forms. */
export const RANGE: readonly Part[] = (['english', 'math'] as const).flatMap((subject, index) => [
  { name: `range:test:${subject}`, run: () => rowsOf(subject, true, 31_000 + 20_000 * index) },
  { name: `range:diagnostic:${subject}`, run: () => rowsOf(subject, false, 41_000 + 20_000 * index) },
]);
