import { itemOf } from '../../test/bank/items.js';
import { toHintContext } from '../context/hint-context.js';
import { startTutor } from '../state/state.js';
import { decide } from './decide.js';

const SUMS = itemOf('math-equivalent-difference-4');
const optionFor = (message: string, item = SUMS): string | undefined => {
  const state = startTutor(3);
  const { move } = decide(toHintContext(item, state), state, message);
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

describe('a number without its unit', () => {
  it.each(['math-percent-change-1', 'math-circles-inscribed-angle-1'])('names the choice of %s it stands in', (key) => {
    const item = itemOf(key);
    const choices = item.type === 'choice' ? Object.entries(item.choices) : [];
    expect(choices).toHaveLength(4);
    const landmarks = item.talk?.math?.landmarks.map(({ value }) => value) ?? [];
    for (const [letter, text] of choices) {
      const number = text.replace(/[^\d.]/g, '');
      // A value on the way is told apart before.
      if (!landmarks.includes(number)) expect(optionFor(number, item)).toBe(letter);
    }
  });
});

describe('a point that is tried in an inequality', () => {
  it('is taken as far as the student worked it out', () => {
    const item = itemOf('math-inequalities-two-point-4');
    const say = (message: string) => {
      const state = startTutor(3);
      return decide(toHintContext(item, state), state, message).move.step;
    };
    expect(say('for (1,-4): -4<=3-8')).toEqual({ verdict: 'plugged-in', compares: true });
    expect(say('(2,2): 2<=6-8 so 2<=-2 no')).toEqual({ verdict: 'rightly-denied' });
  });
});

describe('words next to work that nothing proves', () => {
  it('are not praised', () => {
    const item = itemOf('math-right-triangles-two-sightings-4');
    const state = startTutor(3);
    const { move } = decide(toHintContext(item, state), state, 'in 30 the base is h/sqrt(3)');
    expect(move).toMatchObject({ move: 'idea-partial', isUnproven: true });
  });
});
