import { markupFaults, TEXT_MARKUP } from '../checks/markup.js';
import { piTimes } from './pi.js';
import { ascending, deviation, median, shownIn, spreadOut } from './statistics.js';
import { table } from './table.js';
import { accepted, num, signed } from './tex.js';

describe('multiples of π in print', () => {
  it.each([
    [[12], '12\\pi'],
    [[1], '\\pi'],
    [[150, 180], '\\frac{5\\pi}{6}'],
    [[60, 180], '\\frac{\\pi}{3}'],
    [[360, 180], '2\\pi'],
    [[-45, 180], '-\\frac{\\pi}{4}'],
  ] as const)('%p', ([top, bottom = 1], expected) => {
    expect(piTimes(top, bottom)).toBe(expected);
  });
});

describe('statistics of a list', () => {
  it('finds the median of odd and even lists in any order', () => {
    expect([median([9, 1, 5]), median([8, 2, 6, 4]), median([3])]).toEqual([5, 5, 3]);
  });

  it('leaves the list itself in its order', () => {
    const list = [3, 1, 2];
    ascending(list);
    median(list);
    expect(list).toEqual([3, 1, 2]);
  });

  it('lays out frequencies', () => {
    expect(spreadOut([4, 5, 6], [2, 0, 1])).toEqual([4, 4, 6]);
  });

  it('measures the spread about the mean', () => {
    expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2);
  });

  it('knows how many decimals a number needs', () => {
    expect([shownIn(0.1 + 0.2, 1), shownIn(0.25, 1), shownIn(1 / 3, 4)]).toEqual([true, false, false]);
  });
});

describe('a data table', () => {
  const html = table(
    'Trees',
    ['Kind', 'Healthy'],
    [
      ['Oak', 12],
      ['Maple', 7],
    ],
  );

  it('has headings for columns and rows and only allowed markup', () => {
    expect(html).toContain('<th scope="col">Healthy</th>');
    expect(html).toContain('<th scope="row">Maple</th><td>7</td>');
    expect(markupFaults(html, TEXT_MARKUP)).toEqual([]);
  });
});

describe('numbers in print', () => {
  it('has a comma from a thousand on', () => {
    expect([num(999), num(2916), num(1234567)]).toEqual(['999', '2{,}916', '1{,}234{,}567']);
  });

  it('carries its sign as a later term', () => {
    expect([signed(4), signed(-4), signed(0)]).toEqual(['+4', '-4', '+0']);
  });

  it('is accepted as a fraction, and as a decimal that is exact and fits the field', () => {
    expect([accepted(7, 2), accepted(-1, 12), accepted(6, 3), accepted(63, 20)]).toEqual([
      '7/2,3.5',
      '-1/12',
      '2',
      '63/20,3.15',
    ]);
  });
});
