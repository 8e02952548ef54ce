import fs from 'node:fs';
import { LETTERS, packItems, printOf } from '../src/index.js';

interface Review {
  items: { key: string; print: string; solver_answer: string; verdict: string; arguments: Record<string, string> }[];
}

const ROOT = 'libs/item-bank/review';
const reviews = fs.readdirSync(ROOT).flatMap((file) => (JSON.parse(fs.readFileSync(`${ROOT}/${file}`, 'utf8')) as Review).items);
const items = packItems().filter(({ key }) => key.startsWith('rw-'));
const of = (key: string) => reviews.find((review) => review.key === key);

describe('the written second pass over Reading & Writing', () => {
  it('covers every item once', () => {
    expect(reviews.map(({ key }) => key).sort()).toEqual(items.map(({ key }) => key).sort());
  });

  it('solved each item as students read it today', () => {
    expect(items.filter((item) => of(item.key)?.print !== printOf(item)).map(({ key }) => key)).toEqual([]);
  });

  it('agrees with every key', () => {
    for (const item of items) expect({ key: item.key, ...of(item.key) }).toMatchObject({ key: item.key, solver_answer: item.answer, verdict: 'agrees' });
  });

  it('argues for every choice', () => {
    for (const { key, arguments: given } of reviews) expect({ key, argued: LETTERS.filter((letter) => (given[letter] ?? '').length > 3) }).toEqual({ key, argued: [...LETTERS] });
  });
});
