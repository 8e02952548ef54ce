import { madeBank } from '../../test/made-bank.js';
import { Picker } from './picker.js';
import { ItemPool } from './pool.js';
import { Unmet } from './unmet.js';

const SKILL = 5;
const items = madeBank(4);
const neighbours = new ItemPool(items).neighbours(SKILL);
const idsOf = (skills: readonly number[]): number[] =>
  items.filter(({ skill }) => skills.includes(skill)).map(({ id }) => id);

describe('a place for which everything of the domain was met', () => {
  it('gets an item of its own skill, though others of the domain were met longer ago', () => {
    const picker = new Picker(new Unmet(new ItemPool(items), [...idsOf(neighbours), ...idsOf([SKILL])]), 'seed');
    expect(picker.take({ skill: SKILL, band: 'easy' })).toMatchObject({ skill: SKILL });
    expect(picker.shortages).toEqual([{ skill: SKILL, band: 'easy', instead: 'seen' }]);
  });
});
