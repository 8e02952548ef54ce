import { authoredItems, type BankItem } from '@aivy/item-bank';
import {
  agreementOf,
  chooseUnsolved,
  currentSolves,
  distributionOf,
  HARD_FROM,
  RATED,
  RATING_SOLVERS,
  type Agreement,
  type AgreementReport,
  type Distribution,
} from '@aivy/item-bank/difficulty';
import { skillById, SKILLS } from '@aivy/exam';
import { hasReviews, readKept } from './review/kept.js';

/** Wanted of each pair of judges, on a sample of this size (docs/item-difficulty.md). */
const LEAST_KAPPA = 0.6;
const SAMPLE = 100;

export interface DifficultyStats {
  /** Of the bank that is looked at. */
  sections: { name: string; distribution: Distribution }[];
  skills: { skill: number; name: string; distribution: Distribution }[];
  /** About the packs and their solves, in a checkout. */
  reviews?: Reviews;
}

interface Reviews {
  agreement: AgreementReport & { seed: string };
  unsolved: { english: number; math: number };
}

/** How hard the items of a bank are, how well those who judged them agree, and how many nobody has judged yet. */
export function difficultyStats(items: readonly BankItem[], seed: string): DifficultyStats {
  return {
    sections: (
      [
        ['english', 'Reading & Writing'],
        ['math', 'Mathematics'],
      ] as const
    ).map(([subject, name]) => ({
      name,
      distribution: distributionOf(items.filter(({ skill }) => skillById(skill).subject === subject)),
    })),
    skills: SKILLS.map(({ id, name }) => ({
      skill: id,
      name,
      distribution: distributionOf(items.filter(({ skill }) => skill === id)),
    })),
    ...(hasReviews() && { reviews: reviewsOf(seed) }),
  };
}

function reviewsOf(seed: string): Reviews {
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

const logits = (value: number): string => (Number.isNaN(value) ? '-' : value.toFixed(2)).padStart(6);

function row(name: string, { bands, hardThirdFrom, hardEnough, meanSd }: Distribution): string {
  const cells = [bands.easy, bands.medium, bands.hard].map(
    ({ count, least, median, most }) => `${String(count).padStart(6)}${logits(least)}${logits(median)}${logits(most)}`,
  );
  const share = Number.isNaN(hardEnough) ? '-' : `${Math.round(100 * hardEnough)} %`;
  const target = hardThirdFrom >= HARD_FROM ? ' ' : '*';
  return `${name.padEnd(46)}${cells.join('')}${share.padStart(8)}${logits(hardThirdFrom)}${target}${logits(meanSd)}`;
}

const judged = (who: string, { kappa, items }: Agreement): string =>
  items === 0
    ? `  ${who}: nothing to compare yet`
    : `  ${who}: ${kappa.toFixed(2)} over ${items}${kappa >= LEAST_KAPPA ? '' : ` (wanted: ${LEAST_KAPPA})`}`;

export function printDifficulty({ sections, skills, reviews }: DifficultyStats): void {
  console.log(`\nDifficulty b, logits: number of items, least, median and most of each band; share of the hard band with b of
${HARD_FROM} at least; from which b on the hardest third lies (* under the target of ${HARD_FROM}); mean b_sd`);
  console.log(
    `${'skill'.padEnd(46)}${['easy', 'medium', 'hard'].map((band) => band.padStart(6).padEnd(24)).join('')}${'hard ok'.padStart(8)} third   b_sd`,
  );
  for (const { skill, name, distribution } of skills) console.log(row(`${skill} ${name}`, distribution));
  for (const { name, distribution } of sections) console.log(row(name, distribution));
  if (reviews) printReviews(reviews);
}

function printReviews({ agreement, unsolved }: Reviews): void {
  const { solved, sample, seed, solvers, solversOfAll, authors, fresh, freshSolvers } = agreement;
  console.log(
    `\nAgreement of bands, weighted kappa (squared distance), over ${sample.length} items drawn with seed ${seed} from the ${solved} that solvers ${RATING_SOLVERS.join(' and ')} solved (libs/item-bank/review/solves)`,
  );
  console.log(judged(`solvers ${RATING_SOLVERS.join(' and ')}`, solvers));
  console.log(judged('the same, of all that both solved', solversOfAll));
  console.log(judged('the author’s band in the sources and that of the two solvers', authors));
  const later = freshSolvers.length > 0 ? `solver ${freshSolvers.join(', ')}` : 'solvers from the third on';
  console.log(judged(`shipped bands and ${later}, who made none of them`, fresh));
  console.log(
    `Still to be solved by both: ${unsolved.english} items of Reading & Writing, ${unsolved.math} variants of Mathematics`,
  );
}
