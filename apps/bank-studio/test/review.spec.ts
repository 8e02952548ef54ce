import fs from 'node:fs';
import { isCorrect } from '@aivy/exam';
import { authoredItems, LETTERS, printOf, writtenItems } from '@aivy/item-bank';
import { checkItems } from '@aivy/item-bank/checks';
import { RATED } from '@aivy/item-bank/difficulty';
import { currentSolves, isSolved, packOf, RATING_SOLVERS, ratingsOf, solve } from '../src/difficulty/index.js';
import { solvedBand } from '../src/difficulty/solved-band.js';

interface Review {
  items: { key: string; print: string; solver_answer: string; verdict: string; arguments: Record<string, string> }[];
}

const ROOT = 'apps/bank-studio/review';
const read = (file: string): unknown => JSON.parse(fs.readFileSync(`${ROOT}/${file}`, 'utf8'));
/** Packs and single items that nobody but their author has solved yet. */
const waiting = new Set(read('waiting.json') as string[]);
const reviews = fs
  .readdirSync(ROOT)
  .filter((file) => file.endsWith('.json') && file !== 'waiting.json')
  .flatMap((file) => (read(file) as Review).items);
const solves = fs.readdirSync(`${ROOT}/solves`).flatMap((file) =>
  fs
    .readFileSync(`${ROOT}/solves/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => solve.parse(JSON.parse(line))),
);
const authored = authoredItems();
const current = currentSolves(authored, solves);
const all = authored.filter(({ key }) => key.startsWith('rw-'));
const items = all.filter((item) => !waiting.has(item.key) && !waiting.has(packOf(item)));
const first = new Map(reviews.map((review) => [review.key, review]));

describe('the written second pass over Reading & Writing', () => {
  it('covers every item, by one who argued for each choice or by two, but for those that are named as waiting', () => {
    const unread = items.filter(({ key }) => !first.has(key) && !isSolved(current.get(key)));
    expect(unread.map(({ key }) => key)).toEqual([]);
    const known = new Set(all.flatMap((item) => [item.key, packOf(item)]));
    for (const name of waiting) expect(known).toContain(name);
  });

  it('finds no fault in those that are not released yet, beside those that are', () => {
    expect(checkItems(writtenItems())).toEqual([]);
  });

  it('was, where one argued, of each item as students read it today, and agrees with every key', () => {
    for (const { key, ...review } of reviews) {
      const item = all.find((each) => each.key === key)!;
      expect({ key, ...review }).toMatchObject({
        key: item.key,
        print: printOf(item),
        solver_answer: item.answer,
        verdict: 'agrees',
      });
    }
  });

  it('argues for and against every choice', () => {
    const argued = (given: Record<string, string> | undefined): boolean =>
      LETTERS.every((letter) => (given?.[letter] ?? '').length > 3);
    const silent = items.filter(
      ({ key }) => ![first.get(key), ...(current.get(key) ?? [])].some((said) => argued(said?.arguments)),
    );
    expect(silent.map(({ key }) => key)).toEqual([]);
  });
});

describe('what solvers each wrote of an item', () => {
  const byKey = new Map(authored.map((item) => [item.key, item]));

  it('is of an item as students read it today, once a solver, and finds its key', () => {
    const faults = solves.filter(({ key, print, answer }) => {
      const item = byKey.get(key);
      return !item || printOf(item) !== print || !isCorrect(answer, item);
    });
    expect(faults.map(({ key, solver }) => `${key} by ${solver}`)).toEqual([]);
    expect(new Set(solves.map(({ key, solver }) => `${key} ${solver}`)).size).toBe(solves.length);
  });

  it('is there, by two, of all that came after the first thirty of a pack', () => {
    const later = items.filter(({ key }) => Number(/\d+$/.exec(key)) > 30);
    expect(later.filter(({ key }) => !isSolved(current.get(key))).map(({ key }) => key)).toEqual([]);
  });

  it('gives items the difficulty that they ship with: `bank review rate` was run after the last solve', () => {
    const made = [...ratingsOf(authored, solves)].map(([name, { pack: _pack, ...rating }]) => [name, rating]);
    expect(RATED).toEqual(Object.fromEntries(made));
  });

  it('gives items the band of their solvers, be it easier or harder than their author meant', () => {
    const felt = (key: string) => current.get(key)!.filter(({ solver }) => RATING_SOLVERS.includes(solver));
    const solved = writtenItems().filter(({ key }) => key.startsWith('rw-') && isSolved(current.get(key)));
    expect(solved.length).toBeGreaterThan(0);
    for (const { key, difficulty, b_sd } of solved) {
      expect({ key, difficulty }).toEqual({ key, difficulty: solvedBand(felt(key).map(({ band }) => band)) });
      expect(b_sd).toBeLessThanOrEqual(0.6);
    }
  });
});
