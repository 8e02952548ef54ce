import fs from 'node:fs';
import { packBank } from '../src/index.js';

interface Review {
  items: { key: string; solver_answer: string; verdict: string }[];
}

describe('the written second pass over the diagnostic form', () => {
  const review = JSON.parse(fs.readFileSync('libs/item-bank/review/dt-1.json', 'utf8')) as Review;
  const items = packBank().currentDiagnosticForm.english;

  it('covers every Reading & Writing item', () => {
    expect(review.items.map(({ key }) => key)).toEqual(items.map(({ key }) => key));
  });

  it('agrees with every key as it stands today', () => {
    for (const item of items) expect(review.items.find(({ key }) => key === item.key)).toMatchObject({ solver_answer: item.answer, verdict: 'agrees' });
  });
});
