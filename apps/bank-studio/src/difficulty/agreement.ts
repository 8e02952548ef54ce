import { BANDS, drawFrom, type Band, type Item } from '@aivy/item-bank';
import { kappaOfScores } from '@aivy/psychometrics';
import { solvedBand } from './solved-band.js';
import { withRating, type RatedTable } from '@aivy/item-bank/difficulty';
import { isSolved, type currentSolves } from './ratings-of.js';
import { RATING_SOLVERS, type Solve } from './solve.js';

/** Weighted kappa of two judges' bands, which are one step apart. */
export const weightedKappa = (pairs: readonly (readonly [Band, Band])[]): number =>
  kappaOfScores(pairs.map(([one, other]) => [BANDS.indexOf(one), BANDS.indexOf(other)] as const));

/** `count` of a list, or all when there are fewer: the same ones for the same seed, in the order of the list. */
export function drawSample<T>(list: readonly T[], count: number, seed: string): T[] {
  const drawn = new Set(
    drawFrom(seed)
      .shuffle(list.map((_, index) => index))
      .slice(0, count),
  );
  return list.filter((_, index) => drawn.has(index));
}

/** Two judges of the same items. */
export interface Agreement {
  /** Weighted kappa; NaN where there is nothing to compare. */
  kappa: number;
  items: number;
}

export interface AgreementReport {
  /** Items that both solvers solved. */
  solved: number;
  sample: readonly string[];
  /** The two solvers, over the sample and over all that they solved. */
  solvers: Agreement;
  solversOfAll: Agreement;
  /** What authors meant, and the band of the two solvers. */
  authors: Agreement;
  /** Shipped bands, and those of people who came later and made none of them; a fresh sample of at most as many. */
  fresh: Agreement;
  /** Who these were. */
  freshSolvers: readonly number[];
}

type Pair = readonly [Band, Band];
const agreement = (pairs: readonly Pair[]): Agreement => ({ kappa: weightedKappa(pairs), items: pairs.length });

/**
 * How far labels and solvers agree, over a drawn sample.
 * @param items with the band that their authors meant
 * @param current as of `currentSolves`
 */
export function agreementOf(
  items: readonly Item[],
  current: ReturnType<typeof currentSolves>,
  table: RatedTable,
  { count, seed }: { count: number; seed: string },
): AgreementReport {
  const bandBy = (key: string, solver: number): Band => current.get(key)!.find((each) => each.solver === solver)!.band;
  const [one, other] = RATING_SOLVERS as [number, number];
  const solved = items.filter(({ key }) => isSolved(current.get(key)));
  const sample = drawSample(solved, count, seed);
  const ofSolvers = (list: readonly Item[]): Agreement =>
    agreement(list.map(({ key }): Pair => [bandBy(key, one), bandBy(key, other)]));
  const later = (item: Item): Solve[] =>
    (current.get(item.key) ?? []).filter(({ solver }) => !RATING_SOLVERS.includes(solver));
  const fresh = drawSample(
    items
      .filter((item) => withRating(item, table) !== item)
      .flatMap((item) => later(item).map((solve) => ({ item, solve }))),
    count,
    seed,
  );
  return {
    solved: solved.length,
    sample: sample.map(({ key }) => key),
    solvers: ofSolvers(sample),
    solversOfAll: ofSolvers(solved),
    authors: agreement(
      sample.map((item): Pair => [
        item.difficulty,
        solvedBand(RATING_SOLVERS.map((solver) => bandBy(item.key, solver))),
      ]),
    ),
    fresh: agreement(fresh.map(({ item, solve }): Pair => [withRating(item, table).difficulty, solve.band])),
    freshSolvers: [...new Set(fresh.map(({ solve }) => solve.solver))].sort((x, y) => x - y),
  };
}
