import { madeBank } from '../../test/made-bank.js';
import { BANDS } from './blueprint.js';
import { ItemPool } from './pool.js';
import { Unmet } from './unmet.js';

const items = madeBank(4);
const pool = new ItemPool(items);
const SKILL = 5;
const own = items.filter(({ skill }) => skill === SKILL);
const always = () => true;

describe('what a student has not met', () => {
  it('is counted and listed alike, also when an item was met twice or is in no bank any more', () => {
    const seen = [own[0]!.id, own[5]!.id, own[0]!.id, 99_999];
    const unmet = new Unmet(pool, seen);
    for (const band of BANDS) {
      const expected = own.filter(({ id, difficulty }) => difficulty === band && !seen.includes(id));
      expect(unmet.on(SKILL, band)).toEqual(expected);
      expect(unmet.left(SKILL, band)).toBe(expected.length);
    }
  });

  it('is nothing once every item of the domain was met', () => {
    const domain = [SKILL, ...pool.neighbours(SKILL)];
    const all = items.filter(({ skill }) => domain.includes(skill)).map(({ id }) => id);
    expect(new Unmet(pool, all).isExhausted(SKILL)).toBe(true);
    expect(new Unmet(pool, all.slice(1)).isExhausted(SKILL)).toBe(false);
  });
});

describe('what was met the longest ago', () => {
  it('counts where it was met last, not where it was met first', () => {
    const [first, second] = [own[3]!, own[1]!];
    const unmet = new Unmet(pool, [first.id, second.id, first.id]);
    expect(unmet.longestAgo([SKILL], always)).toBe(second);
  });

  it('is of the skills and the kind that are asked for, and nothing where nothing of them was met', () => {
    const other = items.find(({ skill }) => skill === 6)!;
    const unmet = new Unmet(pool, [other.id, own[2]!.id, own[7]!.id]);
    expect(unmet.longestAgo([SKILL], ({ id }) => id !== own[2]!.id)).toBe(own[7]);
    expect(unmet.longestAgo([6, SKILL], always)).toBe(other);
    expect(unmet.longestAgo([7], always)).toBeUndefined();
  });
});
