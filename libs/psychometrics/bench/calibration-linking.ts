import {
  averagedOver,
  calibrate,
  chooseAnchors,
  linkByStockingLord,
  LINKING,
  meanMean,
  onScale,
  pointsOnScale,
  seededRandom,
  wle,
  type AnchorPair,
  type CalibratedItem,
} from '../src/index.js';
import { answersTo, drawTruth, itemsOf, withoutPriors, withPriors, type Study } from './calibration-study.js';
import type { Part, Row } from './row.js';
import { sitTest, type ShippedSubject } from './shipped.js';
import { mean } from './simulees.js';

const NAMES: Readonly<Record<ShippedSubject, string>> = { english: 'R&W', math: 'Math' };
/** Abler and more alike than those whose scale it is. */
const ABILITY = { mean: 0.5, sd: 0.8 };
const STUDENTS = 2000;
/** Sittings of a student of each true score. */
const SITTINGS = 120;
/** Logits by which all questions are harder than solvers judged them: no prior knows of it, and anchors do. */
const COMMON_ERROR = 0.3;
const TRUE_SCORES = [400, 510, 620];
const KEPT = { least: -8, most: 8 };

/** Answers of students of each true score to the tests, and the points that the true parameters give them. */
function sittings(subject: ShippedSubject, { items, truth }: Study) {
  const truthOf = new Map(items.map(({ id }, index) => [id, truth[index]!]));
  return TRUE_SCORES.map((score) => {
    const random = seededRandom(6100 + score);
    const theta = (score - LINKING.intercept) / LINKING.slope;
    return Array.from({ length: SITTINGS }, (_, form) => {
      const { answers } = sitTest(random, { subject, theta, form, truth: ({ id }) => truthOf.get(id)! });
      const known = answers.map((answer) => ({ ...answer, ...truthOf.get(answer.id)! }));
      return { answers, points: pointsOnScale(wle(known)) };
    });
  });
}

/** Points by which the same answers score otherwise with found parameters, on average, for each true score. */
function movedBy(sat: ReturnType<typeof sittings>, items: Study['items'], found: readonly CalibratedItem[]): number[] {
  const foundOf = new Map(items.map(({ id }, index) => [id, found[index]!]));
  return sat.map((students) =>
    mean(
      students.map(({ answers, points }) => {
        const scored = answers.map((answer) => {
          const { a, b, c, seB } = foundOf.get(answer.id)!;
          return averagedOver({ ...answer, a, b, c, bSd: seB });
        });
        return pointsOnScale(wle(scored)) - points;
      }),
    ),
  );
}

/** Curves of the chosen anchors as they are known, beside those of a free calibration. */
const pairsOf = ({ items, truth }: Study, free: readonly CalibratedItem[], anchors: readonly number[]): AnchorPair[] =>
  items.flatMap(({ id }, index) => (anchors.includes(id) ? [{ known: truth[index]!, found: free[index]! }] : []));

function rowsOf(subject: ShippedSubject, seed: number): Row[] {
  const random = seededRandom(seed);
  const items = itemsOf(subject);
  const truth = drawTruth(random, items).map((each) => ({ ...each, b: each.b + COMMON_ERROR }));
  const drawn: Study = {
    ...{ items, truth },
    ...answersTo(random, subject, { items, truth }, { students: STUDENTS, ability: ABILITY }),
  };
  const free = withPriors(drawn).items;
  const unknown = withoutPriors(drawn).items;
  // Somebody has calibrated the bank before: the anchors' curves are known.
  const anchors = chooseAnchors(
    items.map(({ id, skill, family }, index) => ({ id, b: truth[index]!.b, bSd: 0.1, group: `${skill}`, family })),
  );
  const pairs = pairsOf(drawn, free, anchors);
  const unknownPairs = pairsOf(drawn, unknown, anchors);
  const fixed = calibrate({
    data: drawn.data,
    items: items.map(({ a, b, bSd, c, family }) => ({
      prior: { a, b, bSd },
      guessing: { mean: c, free: c > 0 },
      family,
    })),
    anchors: new Map(items.flatMap(({ id }, index) => (anchors.includes(id) ? [[index, truth[index]!] as const] : []))),
  });
  const ways: [name: string, found: readonly CalibratedItem[], kept: boolean][] = [
    ['anchors fixed', fixed.items, true],
    ['linked by Stocking-Lord', free.map((item) => onScale(linkByStockingLord(pairs), item)), true],
    ['linked by mean-mean', free.map((item) => onScale(meanMean(pairs), item)), true],
    ['held by what solvers judged (control)', free, false],
    [
      'without priors, linked by Stocking-Lord',
      unknown.map((item) => onScale(linkByStockingLord(unknownPairs), item)),
      false,
    ],
    ['without priors, not linked, as before (control)', unknown, false],
  ];
  const sat = sittings(subject, drawn);
  return ways.flatMap(([way, found, kept]) =>
    movedBy(sat, items, found).map((value, index) => ({
      name: `${NAMES[subject]} anew on N(.5, .8), ${way}: a true ${TRUE_SCORES[index]!} moves by`,
      value,
      unit: 'points',
      digits: 1,
      ...(kept && { bound: KEPT }),
    })),
  );
}

/** Whether a scale stays where it is when items are calibrated anew on other students. */
export const LINKED: readonly Part[] = (['math', 'english'] as const).map((subject, index) => ({
  name: `calibration:linking:${subject}`,
  run: () => rowsOf(subject, 6000 + 50 * index),
}));
