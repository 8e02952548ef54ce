import { readLine } from '@aivy/item-bank/algebra';
import { isPluggedIn, judgeNumbers, numbersHold } from './arithmetic.js';

const line = (text: string) => readLine(text)!;
const judged = (text: string) => judgeNumbers(text, line(text), false);
const GROUND = {
  question: 'If \\(3x+2=2x+7\\), what is \\(x\\)?',
  choices: { a: '5', b: '4', c: '3', d: '9' },
  before: null,
  proven: null,
  due: false,
};

describe('a line of numbers', () => {
  it.each([
    ['3<=3', true],
    ['3>=3', true],
    ['3<3', false],
    ['2<=5<4', false],
  ])('%s holds: %s', (text, holds) => expect(numbersHold(line(text))).toBe(holds));

  it('is zeros off whether there are too many or too few', () => {
    expect(judged('20*30=6000')).toMatchObject({ off: 'zeros' });
    expect(judged('20*30=60')).toMatchObject({ off: 'zeros' });
    expect(judged('20*30=500')).not.toHaveProperty('off');
  });

  it('is the equation with the number of a choice in it only where both sides are', () => {
    const plugged = (text: string) => isPluggedIn(text, line(text), GROUND);
    expect(plugged('3*4+2=2*4+7')).toBe(true);
    expect(plugged('3*4+2=14')).toBe(false);
  });
});
