import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { startTutor } from '../state/state.js';
import { decide } from './decide.js';

const SUMS = itemOf('math-equivalent-difference-4');
const optionFor = (message: string): string | undefined => {
  const state = startTutor(3);
  const { move } = decide(toHintContext(SUMS, state), state, message);
  return move.move === 'offer-submit' ? move.option : undefined;
};

describe('an expression as an answer', () => {
  const key = SUMS.type === 'choice' ? SUMS.choices[SUMS.answer].replace(/\\\(|\\\)|[{}]/g, '') : '';

  it('names the choice it is written like, whatever the order of its terms', () => {
    const [first = '', ...rest] = key.split(/(?=[-+])/);
    const turned = [...rest, first.startsWith('-') ? first : `+${first}`].join('').replace(/^\+/, '');
    for (const text of [key, turned]) expect(optionFor(text)).toBe(SUMS.answer);
  });

  it('does not give a choice away that it only simplifies to', () => {
    expect(optionFor(`${key} + x - x`)).toBeUndefined();
    expect(optionFor(`2x + ${key} - 2x`)).toBeUndefined();
  });
});
