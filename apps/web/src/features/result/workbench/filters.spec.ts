import { choicesOf, countWith, filtered, isFiltered, NO_FILTERS, type Filters, orderOf } from './filters';
import { someMistake } from './workbench-kit';

const MISTAKES = [
  someMistake({ number: 1, cost: 5, seconds: 20, skill: 4, level: 'easy', rushed: true }),
  someMistake({ number: 2, cost: 14, seconds: 90, skill: 4, level: 'hard', module: 2 }),
  someMistake({ number: 3, cost: 8, seconds: 10, skill: 20, level: 'hard', module: 4, outcome: 'omitted', answer: '' }),
  someMistake({ number: 4, cost: 14, seconds: 30, skill: 20, level: null, module: 3 }),
  someMistake({ number: 5, cost: null, seconds: 5, skill: null, module: 3 }),
];
const numbers = (filters: Partial<Filters>, order: 'cost' | 'test' | 'time' = 'test') =>
  filtered(MISTAKES, { ...NO_FILTERS, ...filters }, order).map(({ number }) => number);

describe('the list of mistakes', () => {
  it.each([
    ['a skill', { skill: 20 }, [3, 4]],
    ['a difficulty', { level: 'hard' as const }, [2, 3]],
    ['a module', { module: 3 as const }, [4, 5]],
    ['what was omitted', { omitted: true }, [3]],
    ['what was rushed', { rushed: true }, [1]],
    ['what was omitted or rushed', { omitted: true, rushed: true }, [1, 3]],
    ['what cost at least some points', { cost: 8 }, [2, 3, 4]],
    ['several at once', { skill: 20, cost: 10 }, [4]],
  ])('is narrowed to %s', (_name, filters, expected) => {
    expect(numbers(filters)).toEqual(expected);
  });

  it('has the costliest first and equal ones as the test had them; or the slowest first; or the order of the test', () => {
    expect(numbers({}, 'cost')).toEqual([2, 4, 3, 1, 5]);
    expect(numbers({}, 'time')).toEqual([2, 4, 1, 3, 5]);
    expect(numbers({}, 'test')).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('what a filter offers', () => {
  it('is what leaves something under the other filters, with how much', () => {
    expect(choicesOf(MISTAKES, { ...NO_FILTERS, level: 'hard' }, 'skill')).toEqual([
      { value: 4, count: 1 },
      { value: 20, count: 1 },
    ]);
    expect(choicesOf(MISTAKES, { ...NO_FILTERS, skill: 20 }, 'level')).toEqual([{ value: 'hard', count: 1 }]);
  });

  it('does not narrow itself: beside what is chosen stands what else could be, with how much each leaves', () => {
    expect(choicesOf(MISTAKES, { ...NO_FILTERS, level: 'hard', skill: 20 }, 'skill')).toEqual([
      { value: 4, count: 1 },
      { value: 20, count: 1 },
    ]);
  });

  it('is no skill that this page does not know', () => {
    expect(choicesOf(MISTAKES, NO_FILTERS, 'skill')).toEqual([
      { value: 4, count: 2 },
      { value: 20, count: 2 },
    ]);
  });

  it('is also what is chosen and leaves nothing, so that it can be seen and taken back', () => {
    expect(choicesOf(MISTAKES, { ...NO_FILTERS, skill: 20, module: 1 }, 'module')).toContainEqual({
      value: 1,
      count: 0,
    });
  });

  it('counts omitted and rushed each by itself', () => {
    const both = { ...NO_FILTERS, rushed: true };
    expect([countWith(MISTAKES, both, 'omitted'), countWith(MISTAKES, both, 'rushed')]).toEqual([1, 1]);
  });

  it('counts omitted and rushed among what the other filters leave', () => {
    const easy = { ...NO_FILTERS, level: 'easy' as const };
    expect([countWith(MISTAKES, easy, 'omitted'), countWith(MISTAKES, easy, 'rushed')]).toEqual([0, 1]);
  });

  it('tells whether anything is narrowed', () => {
    expect([isFiltered(NO_FILTERS), isFiltered({ ...NO_FILTERS, cost: 5 })]).toEqual([false, true]);
  });
});

describe('the order of a list', () => {
  const scored = [someMistake({ cost: 10 }), someMistake({ cost: null })];
  const unscored = [someMistake({ cost: null })];
  it.each([
    ['of tests is by cost', null, scored, true, 'cost'],
    ['of tests and daily work is as they came', null, scored, false, 'test'],
    ['that was asked for is that one', 'cost', scored, false, 'cost'],
    ['by cost is none where nothing has a cost', 'cost', unscored, true, 'test'],
    ['of what has no cost may be by time', 'time', unscored, false, 'time'],
  ] as const)('%s', (_what, order, mistakes, isOfTests, expected) => {
    expect(orderOf(order, mistakes, isOfTests)).toBe(expected);
  });

  it('by skill puts those of one skill together, as they came', () => {
    const named = ['b', 'a', 'b'].map((skillName, at) => someMistake({ skillName, number: at }));
    expect(filtered(named, NO_FILTERS, 'skill').map(({ number }) => number)).toEqual([1, 0, 2]);
  });
});
