import { parseArgs } from 'node:util';
import type { Capacity, Shortage } from '@aivy/item-bank';
import { UsageError } from '@aivy/server-kit/command';
import { journeyStats } from '../journeys/journeys.js';
import { bankStats, type BankStats } from './bank-stats.js';
import { difficultyStats, printDifficulty, type DifficultyStats } from './difficulty-stats.js';
import { printJourneys } from './journey-stats.js';
import { sourceBank } from './source.js';

/** What a checkout adds: how far the solving of its items has come. */
export interface CheckoutStats {
  /** @param seed draws the items whose bands are compared */
  reviews: (seed: string) => { figures: object; print: () => void };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`.padStart(5);
const cell = (value: number | string): string => String(value).padStart(6);

const skillsOf = (shortages: readonly Shortage[]): string =>
  [...new Set(shortages.map(({ skill }) => skill))].sort((x, y) => x - y).join(', ');

function printCapacity({ diagnosticForms, fullTests, dailyUnits, dailyMonths, shortOf }: Capacity): void {
  console.log('Without meeting an item twice, a student gets');
  console.log(`  of the diagnostic pool ${diagnosticForms} forms`);
  console.log(
    `  of the test pool ${fullTests} full tests on either route; one more lacks skill ${skillsOf(shortOf.fullTest)}`,
  );
  console.log(
    `  of the practice pool ${dailyUnits} daily units over all skills in turn, ${dailyMonths} whole months; one more lacks skill ${skillsOf(shortOf.dailyUnit)}`,
  );
}

function print(
  from: string,
  { items, skills, sections, faults, capacity, templates, figures, context }: BankStats,
  difficulty: DifficultyStats,
  printReviews: () => void,
): void {
  console.log(`${items} items of ${from}\n`);
  console.log(
    `${'skill'.padEnd(46)}${['total', 'easy', 'medium', 'hard', 'choice', 'blank', 'diag.', 'test', 'pract.'].map(cell).join(' ')}   A     B     C     D   longest`,
  );
  for (const row of skills) {
    const { diagnostic, test, practice } = row.pools;
    const counts = [row.total, row.easy, row.medium, row.hard, row.choice, row.blank, diagnostic, test, practice]
      .map(cell)
      .join(' ');
    console.log(
      `${`${row.skill} ${row.name}`.padEnd(46)}${counts} ${row.keys.map(percent).join(' ')} ${percent(row.longest)}`,
    );
  }
  console.log('');
  for (const section of sections) {
    console.log(
      `${section.name}: ${section.total} items, keys ${section.keys.map(percent).join(' ')}, key longest ${percent(section.longest)}${section.words ? `, passages of ${section.words.min}-${section.words.max} words (median ${section.words.median})` : ''}`,
    );
  }
  console.log(
    `Mathematics: ${templates} templates, ${figures} items with a figure, ${percent(context).trim()} of the templates in context`,
  );
  printCapacity(capacity);
  printDifficulty(difficulty);
  printReviews();
  console.log(`${faults} faults`);
}

/** As many as say how often something rare happens. */
const STUDENTS = '200';

/**
 * `bank stats [--students N] [--seed TEXT] [--json]`: what is in the bank, how hard it is, what it is enough for, and what
 * so many made-up students meet on the way through the six months of a plan; 0 leaves them out, which saves a minute.
 * `--seed` draws another sample of the items whose bands are compared, in a checkout.
 * @returns 1 when the bank has faults
 */
export async function stats(args: string[], checkout?: CheckoutStats): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean' },
      students: { type: 'string', default: STUDENTS },
      seed: { type: 'string', default: '1' },
    },
  });
  if (!/^\d{1,5}$/.test(values.students)) throw new UsageError('How many students? --students 200');
  const students = Number(values.students);
  const { bank, from } = await sourceBank();
  const figures = bankStats(bank);
  const difficulty = difficultyStats(bank.items());
  const reviews = checkout?.reviews(values.seed);
  const journeys = students > 0 ? journeyStats(bank, students) : undefined;
  if (values.json) {
    const withReviews = { ...difficulty, ...(reviews && { reviews: reviews.figures }) };
    console.log(JSON.stringify({ ...figures, difficulty: withReviews, ...(journeys && { journeys }) }, null, 2));
  } else {
    print(from, figures, difficulty, () => reviews?.print());
    if (journeys) printJourneys(journeys, figures.skills);
  }
  return figures.faults > 0 ? 1 : 0;
}
