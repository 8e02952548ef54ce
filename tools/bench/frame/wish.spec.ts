import { describe, expect, it } from '@jest/globals';
import { readWish } from './wish.mjs';

const ROWS = ['save-peers', 'static', 'list'];

describe('what a person asks of the bench', () => {
  it('without a word every row, seven pairs, beside the recorded commit', () => {
    expect(readWish([], ROWS)).toEqual({ json: false, quick: false, only: [], rounds: 7, against: 'bb933882~1' });
  });

  it('options and their values', () => {
    expect(
      readWish(['--only', 'static,list', '--rounds', '2', '--json', '--quick', '--against', 'HEAD~3'], ROWS),
    ).toEqual({ json: true, quick: true, only: ['static', 'list'], rounds: 2, against: 'HEAD~3' });
    expect(readWish(['--quick'], ROWS).rounds).toBe(3);
  });

  it.each([
    [['--fast'], '"--fast" is no option'],
    [['--only'], '--only wants a value'],
    [['--only', '--json'], '--only wants a value'],
    [['--only', 'static,lists'], 'There is no row "lists". Rows: save-peers, static, list.'],
    [['--rounds', '0'], '--rounds wants a whole number'],
    [['--rounds', 'many'], '--rounds wants a whole number'],
  ])('%p is refused', (words, message) => {
    expect(() => readWish(words, ROWS)).toThrow(message);
  });
});
