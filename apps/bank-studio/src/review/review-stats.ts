import { skillById } from '@aivy/exam';
import { authoredItems } from '@aivy/item-bank';
import { RATED } from '@aivy/item-bank/difficulty';
import {
  agreementOf,
  chooseUnsolved,
  currentSolves,
  RATING_SOLVERS,
  type Agreement,
  type AgreementReport,
} from '../difficulty/index.js';
import type { CheckoutStats } from '../operate/stats.js';
import { readKept, readWaiting } from './kept.js';

/** Wanted of each pair of judges, on a sample of this size (docs/item-difficulty.md). */
const LEAST_KAPPA = 0.6;
const SAMPLE = 100;

interface ReviewStats {
  agreement: AgreementReport & { seed: string };
  unsolved: { english: number; math: number };
}

/** How well the judges of this checkout's items agree, and how many items still need one. @param seed draws the sample */
function figuresOf(seed: string): ReviewStats {
  const authored = authoredItems();
  const current = currentSolves(authored, [...readKept().values()].flat());
  const unsolved = chooseUnsolved(authored, current, RATING_SOLVERS).map(({ skill }) => skillById(skill).subject);
  return {
    agreement: { ...agreementOf(authored, current, RATED, { count: SAMPLE, seed }), seed },
    unsolved: {
      english: unsolved.filter((subject) => subject === 'english').length,
      math: unsolved.filter((subject) => subject === 'math').length,
    },
  };
}

const judged = (who: string, { kappa, items }: Agreement): string =>
  items === 0
    ? `  ${who}: nothing to compare yet`
    : `  ${who}: ${kappa.toFixed(2)} over ${items}${kappa >= LEAST_KAPPA ? '' : ` (wanted: ${LEAST_KAPPA})`}`;

function print({ agreement, unsolved }: ReviewStats): void {
  const { solved, sample, seed, solvers, solversOfAll, authors, fresh, freshSolvers } = agreement;
  console.log(
    `\nAgreement of bands, weighted kappa (squared distance), over ${sample.length} items drawn with seed ${seed} from the ${solved} that solvers ${RATING_SOLVERS.join(' and ')} solved (apps/bank-studio/review/solves)`,
  );
  console.log(judged(`solvers ${RATING_SOLVERS.join(' and ')}`, solvers));
  console.log(judged('the same, of all that both solved', solversOfAll));
  console.log(judged('the author’s band in the sources and that of the two solvers', authors));
  const later = freshSolvers.length > 0 ? `solver ${freshSolvers.join(', ')}` : 'solvers from the third on';
  console.log(judged(`shipped bands and ${later}, who made none of them`, fresh));
  console.log(
    `Still to be solved by both: ${unsolved.english} items of Reading & Writing, ${unsolved.math} variants of Mathematics`,
  );
  const waiting = readWaiting();
  console.log(
    waiting.length === 0
      ? 'Every Reading & Writing pack was solved by a separate solver without its keys'
      : `Not yet solved by a second person: ${waiting.join(', ')}`,
  );
}

/** For `bank stats`. */
export const checkoutStats: CheckoutStats = {
  reviews(seed) {
    const figures = figuresOf(seed);
    return { figures, print: () => print(figures) };
  },
};
