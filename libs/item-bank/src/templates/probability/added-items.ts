import { fraction, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { says: 'A bag contains', first: 'red beads', second: 'black beads', pick: 'bead', is: 'red' },
  { says: 'A tin contains', first: 'almond cookies', second: 'lemon cookies', pick: 'cookie', is: 'an almond cookie' },
  { says: 'A jar contains', first: 'copper buttons', second: 'wooden buttons', pick: 'button', is: 'a copper button' },
  { says: 'A deck contains', first: 'picture cards', second: 'action cards', pick: 'card', is: 'a picture card' },
  { says: 'A box contains', first: 'mint tea bags', second: 'ginger tea bags', pick: 'tea bag', is: 'a mint tea bag' },
] as const;

/** How many have to be added for a wanted probability? */
export const addedItems: Template = {
  id: 'prob-added-items',
  skill: 29,
  difficulty: 'hard',
  seconds: 95,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, first, second, pick, is } = draw.pick(SETTINGS);
    const [a, b] = [draw.int(2, 30), draw.int(4, 40)];
    const add = draw.int(3, 50);
    const whole = a + b + add;
    const common = gcd(a + add, whole);
    const [top, bottom] = [(a + add) / common, whole / common];
    if (bottom > 10 || bottom < 3 || add === a || add === b) return null;
    const without = ((a + b) * top) / bottom - a;
    return {
      type: 'blank',
      question: `<p>${says} ${tex(a)} ${first} and ${tex(b)} ${second}, and nothing else. How many ${first} must be added so that, if one ${pick} is then selected at random, the probability that it is ${is} is ${tex(fraction(top, bottom))}?</p>`,
      answer: String(add),
      wrong: [
        [
          String(a + add),
          'answered-other-quantity',
          `This is the number of ${first} afterward. ${tex(a)} of them are there already.`,
        ],
        ...(Number.isInteger(without) && without > 0
          ? [
              [
                String(without),
                'whole-taken-as-fixed',
                `This keeps ${tex(a + b)} as the total, but the total grows every time you add one.`,
              ] as const,
            ]
          : []),
        [String(whole), 'answered-total', 'This is the number of all of them afterward.'],
        [String(b), 'wrong-part', `This is the number of ${second}.`],
      ],
      why: `If ${tex('n')} are added, the probability is ${tex(`\\frac{${a}+n}{${a + b}+n}=\\frac{${top}}{${bottom}}`)}. So ${tex(`${bottom}(${a}+n)=${top === 1 ? '' : top}(${a + b}+n)`)}, which gives ${bottom - top === 1 ? '' : `${tex(`${bottom - top}n=${top * (a + b) - bottom * a}`)} and `}${tex(`n=${add}`)}.`,
      math: {
        landmarks: [
          [a + b, 'how many there are at first', 'How many are there after you add some?'],
          [a + add, `the number of ${first} afterward`, 'How many of them were added?'],
          [whole, 'how many there are in all afterward', 'How many of them were added?'],
        ],
        starts: [`(${a}+n)/(${a + b}+n)=${top}/${bottom}`],
        traps: [[`(${a}+n)/${a + b}=${top}/${bottom}`, 'whole-taken-as-fixed']],
      },
      simpler: `What you add counts twice: in the ${first} and in the total. So ${tex(`\\frac{${a}+n}{${a + b}+n}=\\frac{${top}}{${bottom}}`)}. The ${second} stay at ${tex(`${b}`)}, and they're ${tex(`${bottom - top}`)} of ${tex(`${bottom}`)} parts. So the total is ${tex(`${whole}`)}, and ${tex(`${add}`)} were added.`,
      hints: [
        `If you add some ${first}, which two numbers change?`,
        `Call the number you add ${tex('n')}. What's the chance afterward, as a fraction?`,
        'What does that fraction have to equal?',
        `Cross multiply. What do you get when the ${tex('n')} terms are on one side?`,
      ],
    };
  },
};
