import { packBank } from '../release/pack-bank.js';
import { withTails } from './tails.js';

const items = packBank()
  .items()
  // The share of one of 17 questions in 1,200 s, or one of 14 in 1,320 s, and a third more.
  .filter(({ skill, seconds }) => seconds <= (skill <= 11 ? 95.2 : 127.2));
const kept = new Set(withTails(items).map(({ id }) => id));

describe('what a diagnostic form is drawn from', () => {
  it('has every medium item, and of easy and hard ones those nearer to the ends of the scale', () => {
    for (const item of items) {
      const shelf = items.filter(({ skill, difficulty }) => skill === item.skill && difficulty === item.difficulty);
      const nearer = shelf.filter(({ b }) => (item.difficulty === 'easy' ? b < item.b : b > item.b)).length;
      const left = !kept.has(item.id);
      // An item is left out only when at least half of its shelf lies nearer to the end, or as near.
      const asNear = shelf.filter(({ b }) => b === item.b).length - 1;
      if (item.difficulty === 'medium') expect(left).toBe(false);
      else if (left) expect(nearer + asNear).toBeGreaterThanOrEqual(Math.ceil(shelf.length / 2));
      else expect(nearer).toBeLessThan(Math.max(12, Math.ceil(shelf.length / 2)));
    }
  });

  it('has nothing that takes much longer than its share of the time', () => {
    const all = packBank().items();
    expect(withTails(all).map(({ id }) => id)).toEqual(withTails(items).map(({ id }) => id));
    expect(items.length).toBeLessThan(all.length);
  });

  it('keeps three written items or a dozen variants of a small shelf', () => {
    const of = (count: number, skill: number) =>
      withTails(items.filter((item) => item.skill === skill && item.difficulty === 'easy').slice(0, count)).length;
    expect([of(4, 1), of(2, 1), of(14, 20), of(12, 20)]).toEqual([3, 2, 12, 12]);
  });
});
