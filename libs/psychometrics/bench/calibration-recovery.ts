import type { Part, Row } from './row.js';
import type { ShippedSubject } from './shipped.js';
import { rms, share, mean } from './simulees.js';
import {
  errorOfB,
  isCovered,
  judgedBy,
  study,
  withoutPriors,
  withPriors,
  type Judged,
  type World,
} from './calibration-study.js';

interface Size {
  students: number;
  /** Banks that are drawn. */
  times: number;
  /** RMSE of b that is allowed, logits. */
  most: Readonly<Record<ShippedSubject, number>>;
}

const SIZES: readonly Size[] = [
  { students: 200, times: 8, most: { english: 0.33, math: 0.38 } },
  { students: 500, times: 3, most: { english: 0.27, math: 0.34 } },
  { students: 1000, times: 1, most: { english: 0.21, math: 0.3 } },
  { students: 3000, times: 1, most: { english: 0.14, math: 0.24 } },
];
const NAMES: Readonly<Record<ShippedSubject, string>> = { english: 'R&W', math: 'Math' };
const COVERED = { least: 0.93, most: 0.97 };

/** Several banks, as they were found with all that is known and without. */
function repeated(subject: ShippedSubject, seed: number, { students, times }: Omit<Size, 'most'>, world: World = {}) {
  const all = Array.from({ length: times }, (_, time) => {
    const drawn = study(seed + 100 * time + students, subject, students, world);
    const found = withPriors(drawn);
    return { drawn, judged: judgedBy(drawn, found), converged: found.converged };
  });
  return {
    judged: all.flatMap(({ judged }) => judged),
    converged: share(all, ({ converged }) => converged),
    first: all[0]!.drawn,
  };
}

/**
 * The root mean square error of b that is left where the ability of every student and a and c of every item are known: no
 * calibration of these answers can have less.
 */
const leastPossible = (judged: readonly Judged[]): number =>
  Math.sqrt(mean(judged.map(({ item, worth }) => 1 / (1 / item.bSd ** 2 + worth))));

function sizeRows(subject: ShippedSubject, seed: number, size: Size): Row[] {
  const { students, most } = size;
  const { judged, converged, first } = repeated(subject, seed, size);
  const name = `${NAMES[subject]}, ${students} students, one test each`;
  return [
    {
      name: `${name}, b true off by its b_sd: RMSE of b`,
      value: rms(judged.map(errorOfB)),
      unit: 'logits',
      bound: { most: most[subject] },
    },
    {
      name: `${name}: b as solvers judged it (control)`,
      value: rms(judged.map(({ item, truth }) => item.b - truth.b)),
    },
    {
      name: `${name}: without priors, as before (control)`,
      value: rms(judgedBy(first, withoutPriors(first)).map(errorOfB)),
    },
    // A family's other variants tell of an item as well, so for Math this is no limit.
    ...(subject === 'english'
      ? [{ name: `${name}: least possible, all but b known (limit)`, value: leastPossible(judged) }]
      : []),
    { name: `${name}: answers an item`, value: mean(judged.map(({ found }) => found.answers)), digits: 0 },
    { name: `${name}: 95 % interval holds the true b`, value: share(judged, isCovered), bound: COVERED },
    { name: `${name}: share that converged`, value: converged, bound: { least: 1 }, digits: 0 },
  ];
}

/** Worlds that are not what is assumed of them. */
const WORLDS: readonly [name: string, subject: ShippedSubject, world: World][] = [
  ['c .05 higher than taken for', 'english', { cOff: 0.05, cSd: 0 }],
  ['c .05 lower than taken for', 'english', { cOff: -0.05, cSd: 0 }],
  ['c .05 higher than taken for', 'math', { cOff: 0.05, cSd: 0 }],
  ['c .05 lower than taken for', 'math', { cOff: -0.05, cSd: 0 }],
  ['variants nearly alike', 'math', { own: 0.05 }],
  ['variants mostly different', 'math', { own: 0.6 }],
];

function worldRows(): Row[] {
  return WORLDS.flatMap(([world, subject, drawn], index) => {
    const { judged } = repeated(subject, 5000 + 10 * index, { students: 500, times: 2 }, drawn);
    const name = `${NAMES[subject]}, 500 students, ${world}`;
    return [
      { name: `${name}: RMSE of b`, value: rms(judged.map(errorOfB)), unit: 'logits' },
      { name: `${name}: mean error of b`, value: mean(judged.map(errorOfB)), unit: 'logits' },
      { name: `${name}: 95 % interval holds the true b`, value: share(judged, isCovered), bound: COVERED },
    ];
  });
}

/** How near calibration comes to the difficulties of the shipped bank, and how often its intervals hold them. */
export const RECOVERY: readonly Part[] = [
  ...(['math', 'english'] as const).map((subject, index) => ({
    name: `calibration:${subject}`,
    run: () => SIZES.flatMap((size) => sizeRows(subject, 2000 * index, size)),
  })),
  { name: 'calibration:worlds', run: worldRows },
];
