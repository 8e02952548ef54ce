import { compare, type Sign } from '../inequality.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A freight elevator can carry a load of at most TOTAL kilograms. A cart in the elevator has a mass of FIXED kilograms, and each crate on the cart has a mass of EACH kilograms',
    asks: 'the possible numbers SYM of crates on the cart',
    sign: '≤',
    letter: 'c',
    each: [18, 32],
    fixed: [60, 120],
    count: [8, 20],
  },
  {
    says: 'A student needs at least TOTAL service hours. The student has completed FIXED hours and plans to serve EACH hours each weekend',
    asks: 'the numbers SYM of weekends after which the student has enough service hours',
    sign: '≥',
    letter: 'w',
    each: [3, 6],
    fixed: [8, 24],
    count: [6, 12],
  },
  {
    says: 'A phone has TOTAL megabytes of storage. The installed apps take up FIXED megabytes, and each video takes up EACH megabytes',
    asks: 'the possible numbers SYM of videos that the phone can store together with the apps',
    sign: '≤',
    letter: 'v',
    each: [45, 90],
    fixed: [900, 2400],
    count: [40, 90],
  },
  {
    says: 'To pay for new instruments, a band has to raise no less than TOTAL dollars. It has raised FIXED dollars so far and earns EACH dollars at each concert',
    asks: 'the numbers SYM of further concerts with which the band reaches its goal',
    sign: '≥',
    letter: 'n',
    each: [120, 260],
    fixed: [300, 900],
    count: [5, 12],
  },
  {
    says: 'The total length of a train must not exceed TOTAL meters. The locomotive is FIXED meters long, and each car is EACH meters long',
    asks: 'the possible numbers SYM of cars of the train',
    sign: '≤',
    letter: 'n',
    each: [13, 26],
    fixed: [15, 28],
    count: [12, 30],
  },
  {
    says: 'A reservoir must hold a minimum of TOTAL liters of water. It now holds FIXED liters, and each truck brings EACH liters',
    asks: 'the numbers SYM of trucks that bring enough water',
    sign: '≥',
    letter: 't',
    each: [350, 900],
    fixed: [1200, 4000],
    count: [4, 12],
  },
] as const;

/** "At most" or "at least" in words: which inequality says it? */
export const model: Template = {
  id: 'inequalities-one-model',
  skill: 16,
  difficulty: 'medium',
  shift: -0.3,
  seconds: 60,
  type: 'choice',
  context: true,
  make(draw) {
    const {
      says,
      asks,
      sign,
      letter,
      each: [low, high],
      fixed: [least, most],
      count,
    } = draw.pick(SETTINGS);
    const [each, fixed] = [draw.int(low, high), draw.int(least, most)];
    const total = fixed + each * draw.int(count[0], count[1]) + draw.int(0, each - 1);
    // Near bounds could let two different inequalities have the same whole solutions.
    if (Math.abs(each - fixed) < 5 || Math.floor((total - fixed) / each) === Math.floor((total - each) / fixed))
      return null;
    const other: Sign = sign === '≤' ? '≥' : '≤';
    const left = `${num(each)}${letter}+${num(fixed)}`;
    const word = sign === '≤' ? 'at most' : 'at least';
    return {
      type: 'choice',
      question: `<p>${says.replace('TOTAL', tex(total)).replace('FIXED', tex(fixed)).replace('EACH', tex(each))}. Which inequality represents ${asks.replace('SYM', tex(letter))}?</p>`,
      right: tex(compare(left, sign, num(total))),
      wrong: [
        [
          tex(compare(left, other, num(total))),
          'inequality-reversed',
          `The total has to be ${word} ${tex(total)}, and this one says ${word === 'at most' ? 'at least' : 'at most'}.`,
        ],
        [
          tex(compare(`${num(fixed)}${letter}+${num(each)}`, sign, num(total))),
          'rate-and-start-swapped',
          `The ${tex(each)} belongs to each unit of ${tex(letter)}, so it is the number that multiplies ${tex(letter)}.`,
        ],
        [
          tex(compare(`${num(each)}${letter}-${num(fixed)}`, sign, num(total))),
          'sign-slip-combining',
          `The ${tex(fixed)} adds to the total. It isn't taken off.`,
        ],
        [
          tex(compare(`${num(each + fixed)}${letter}`, sign, num(total))),
          'rate-and-start-merged',
          `The ${tex(fixed)} counts once, not once for each unit of ${tex(letter)}.`,
        ],
      ],
      why: `The ${tex(fixed)} counts once, and ${tex(each)} comes ${tex(letter)} times, which makes ${tex(left)}. This has to be ${word} ${tex(total)}, so ${tex(compare(left, sign, num(total)))}.`,
      math: {
        landmarks: [[total - fixed, "what's left for the rest", `How many times does ${tex(`${each}`)} count?`]],
      },
      simpler: `The ${tex(`${fixed}`)} counts once. The ${tex(`${each}`)} counts once for each, so ${tex(`${letter}`)} times. Together that's ${tex(`${left}`)}. The words "${word}" tell you which way the sign points: ${tex(`${compare(left, sign, num(total))}`)}.`,
      hints: [
        'One number counts just once, and another one repeats. Which is which?',
        `Which number happens ${tex(letter)} times?`,
        `Put both parts together. What does the total look like with ${tex(letter)}?`,
        'Read the limit again. Can the total go over it, or does it have to reach it?',
      ],
    };
  },
};
