import { LINKING, type LinkingRecord } from '../linking.js';
import { normalCdf } from '../pace.js';
import { GRID } from '../posterior.js';

/** Scores of a section: 200, 210, … 800. */
export const LEAST = 200;
export const TENS = 61;
const HALF_STEP = 5;

/** What a full test finds at an ability: mean and standard deviation of its unclipped estimate, logits. */
interface Found {
  theta: number;
  mean: number;
  sd: number;
}

/**
 * Of a full test whose difficulties are judged, by students whose skills differ: simulated with the shipped forms
 * (`npm run bench measurement -- --only odds`, which says so when it is so no more). A test errs more at both ends, where it has few
 * questions, and to the middle; a forecast that takes its error for the same everywhere is wrong at the ends.
 */
const FOUND: readonly Found[] = [
  { theta: -4, mean: -3.12, sd: 0.58 },
  { theta: -3, mean: -2.65, sd: 0.58 },
  { theta: -2.5, mean: -2.33, sd: 0.52 },
  { theta: -2, mean: -1.86, sd: 0.45 },
  { theta: -1, mean: -0.96, sd: 0.39 },
  { theta: 0, mean: 0, sd: 0.345 },
  { theta: 1, mean: 0.94, sd: 0.325 },
  { theta: 2, mean: 1.83, sd: 0.355 },
  { theta: 2.5, mean: 2.31, sd: 0.42 },
  { theta: 3, mean: 2.71, sd: 0.51 },
  { theta: 4, mean: 3.44, sd: 0.6 },
];

/** What a full test finds at an ability, in proportion between what was simulated. @param theta logits */
export function testResult(theta: number): Omit<Found, 'theta'> {
  const above = FOUND.findIndex((each) => each.theta >= theta);
  if (above === 0) return FOUND[0]!;
  if (above < 0) return FOUND.at(-1)!;
  const [low, high] = [FOUND[above - 1]!, FOUND[above]!];
  const part = (theta - low.theta) / (high.theta - low.theta);
  const between = (name: 'mean' | 'sd'): number => low[name] + part * (high[name] - low[name]);
  return { mean: between('mean'), sd: between('sd') };
}

/** By intercept and slope: of those there are as many as scales were published. */
const tables = new Map<string, readonly Float64Array[]>();

/** Chances of the section scores at each ability of `GRID`; what lies beyond the scale is at its ends. */
function scoreTable(link: LinkingRecord): readonly Float64Array[] {
  const key = `${link.intercept} ${link.slope}`;
  const known = tables.get(key);
  if (known) return known;
  const table = Array.from(GRID, (theta) => {
    const { mean, sd } = testResult(theta);
    const below = (score: number): number => normalCdf(((score - link.intercept) / link.slope - mean) / sd);
    return Float64Array.from({ length: TENS }, (_, ten) => {
      const score = LEAST + 10 * ten;
      const to = ten === TENS - 1 ? 1 : below(score + HALF_STEP);
      return to - (ten === 0 ? 0 : below(score - HALF_STEP));
    });
  });
  tables.set(key, table);
  return table;
}

const STEP = GRID[1]! - GRID[0]!;

/** Chances of the section scores 200, 210, … 800 in a full test of somebody whose ability is known so far, logits. */
export function scoreChances(theta: number, sd: number, link: LinkingRecord = LINKING): Float64Array {
  const table = scoreTable(link);
  const chances = new Float64Array(TENS);
  let before = 0;
  for (const [i, at] of GRID.entries()) {
    const to = i === GRID.length - 1 ? 1 : normalCdf((at + STEP / 2 - theta) / Math.max(sd, 1e-6));
    const weight = to - before;
    before = to;
    if (weight < 1e-12) continue;
    const own = table[i]!;
    for (let ten = 0; ten < TENS; ten += 1) chances[ten]! += weight * own[ten]!;
  }
  return chances;
}
