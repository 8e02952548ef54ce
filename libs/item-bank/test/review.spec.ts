import fs from 'node:fs';
import { checkItems, LETTERS, printOf, writtenItems } from '../src/index.js';
import { solvedBand, type Band } from '../src/checks/solved-band.js';

interface Review {
  items: { key: string; print: string; solver_answer: string; verdict: string; arguments: Record<string, string> }[];
}

/** What one solver wrote of one item, without its key. */
interface Solve {
  key: string;
  /** Of the item as it was solved. */
  print: string;
  solver: 1 | 2;
  answer: string;
  /** What a student of seventeen needs, reading included. */
  seconds: number;
  /** Inferences or checks in a chain until the answer is certain. */
  steps: number;
  band: Band;
}

const ROOT = 'libs/item-bank/review';
const read = (file: string): unknown => JSON.parse(fs.readFileSync(`${ROOT}/${file}`, 'utf8'));
/** Packs and single items that nobody but their author has solved yet. */
const waiting = new Set(read('waiting.json') as string[]);
const packOf = (key: string): string => key.replace(/-\d+$/, '');
const waits = (key: string): boolean => waiting.has(key) || waiting.has(packOf(key));
const reviews = fs
  .readdirSync(ROOT)
  .filter((file) => file.endsWith('.json') && file !== 'waiting.json')
  .flatMap((file) => (read(file) as Review).items);
const solves = fs.readdirSync(`${ROOT}/solves`).flatMap((file) =>
  fs
    .readFileSync(`${ROOT}/solves/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Solve),
);
const all = writtenItems().filter(({ key }) => key.startsWith('rw-'));
const items = all.filter(({ key }) => !waits(key));
const of = (key: string) => reviews.find((review) => review.key === key);

describe('the written second pass over Reading & Writing', () => {
  it('covers every item of every pack once, but for the packs and items that are named as waiting', () => {
    expect(reviews.map(({ key }) => key).sort()).toEqual(items.map(({ key }) => key).sort());
    const known = new Set(all.flatMap(({ key }) => [key, packOf(key)]));
    for (const name of waiting) expect(known).toContain(name);
  });

  it('finds no fault in those that are not released yet, beside those that are', () => {
    expect(checkItems(writtenItems())).toEqual([]);
  });

  it('solved each item as students read it today', () => {
    expect(items.filter((item) => of(item.key)?.print !== printOf(item)).map(({ key }) => key)).toEqual([]);
  });

  it('agrees with every key', () => {
    for (const item of items)
      expect({ key: item.key, ...of(item.key) }).toMatchObject({
        key: item.key,
        solver_answer: item.answer,
        verdict: 'agrees',
      });
  });

  it('argues for every choice', () => {
    for (const { key, arguments: given } of reviews)
      expect({ key, argued: LETTERS.filter((letter) => (given[letter] ?? '').length > 3) }).toEqual({
        key,
        argued: [...LETTERS],
      });
  });
});

describe('what two solvers each wrote of an item', () => {
  const byKey = new Map<string, Solve[]>();
  for (const solve of solves) byKey.set(solve.key, [...(byKey.get(solve.key) ?? []), solve]);
  const solved = all.filter(({ key }) => byKey.has(key));

  it('is of the item as students read it today, and finds its key', () => {
    expect(solved.length).toBe(byKey.size);
    for (const item of solved)
      expect(byKey.get(item.key)).toMatchObject([
        { solver: 1, print: printOf(item), answer: item.answer },
        { solver: 2, print: printOf(item), answer: item.answer },
      ]);
  });

  it('gives the item its band, be it released as easier or harder by its author', () => {
    const bands = (key: string): Band[] => byKey.get(key)!.map(({ band }) => band);
    expect(solved.filter(({ key, difficulty }) => difficulty !== solvedBand(bands(key))).map(({ key }) => key)).toEqual(
      [],
    );
  });

  it('is there of all that came after the first thirty of a pack', () => {
    const later = items.filter(({ key }) => Number(/\d+$/.exec(key)) > 30);
    expect(later.filter(({ key }) => !byKey.has(key)).map(({ key }) => key)).toEqual([]);
  });
});
