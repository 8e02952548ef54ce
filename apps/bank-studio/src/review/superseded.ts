import fs from 'node:fs';
import path from 'node:path';
import { isSolved, type Solve } from '../difficulty/index.js';

const REVIEWS = 'apps/bank-studio/review';
const LETTERS = ['a', 'b', 'c', 'd'] as const;

interface Review {
  items: { key: string }[];
}

/** Did both solve it, and one of them argue for and against every choice? */
const isArgued = (solves: readonly Solve[] | undefined): boolean =>
  isSolved(solves) &&
  solves!.some(({ arguments: given }) => LETTERS.every((letter) => (given?.[letter] ?? '').length > 3));

/**
 * The first reviews of Reading & Writing were by one person who gave no band. Whoever solves an item anew says all that
 * they said, so what they said of it goes.
 * @param solves as of `currentSolves`
 */
export function dropSuperseded(solves: ReadonlyMap<string, readonly Solve[]>): void {
  for (const name of fs.readdirSync(REVIEWS).filter((each) => /^rw-.*\.json$/.test(each))) {
    const file = path.join(REVIEWS, name);
    const review = JSON.parse(fs.readFileSync(file, 'utf8')) as Review;
    const left = review.items.filter(({ key }) => !isArgued(solves.get(key)));
    if (left.length === review.items.length) continue;
    if (left.length === 0) fs.rmSync(file);
    else fs.writeFileSync(file, `${JSON.stringify({ ...review, items: left }, null, 1)}\n`);
  }
}
