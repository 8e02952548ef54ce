import { tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    a: 'Tank A',
    b: 'Tank B',
    unit: 'liters of water',
    says: 'Tank A and Tank B contain a total of TOTAL liters of water. After MOVE liters are pumped from Tank A into Tank B, Tank B contains TIMES as much water as Tank A',
    asks: 'How many liters of water were in Tank A at first?',
  },
  {
    a: 'the old warehouse',
    b: 'the new warehouse',
    unit: 'boxes',
    says: 'A company keeps a total of TOTAL boxes in an old warehouse and a new warehouse. After MOVE boxes are moved from the old warehouse to the new one, the new warehouse holds TIMES as many boxes as the old one',
    asks: 'How many boxes were in the old warehouse at first?',
  },
  {
    a: 'the morning class',
    b: 'the evening class',
    unit: 'students',
    says: 'A language school has a total of TOTAL students in a morning class and an evening class. After MOVE students change from the morning class to the evening class, the evening class has TIMES as many students as the morning class',
    asks: 'How many students were in the morning class at first?',
  },
  {
    a: 'the upper shelf',
    b: 'the lower shelf',
    unit: 'books',
    says: 'An upper shelf and a lower shelf hold a total of TOTAL books. After MOVE books are moved from the upper shelf to the lower shelf, the lower shelf holds TIMES as many books as the upper shelf',
    asks: 'How many books were on the upper shelf at first?',
  },
  {
    a: 'the north field',
    b: 'the south field',
    unit: 'sheep',
    says: 'A farm keeps a total of TOTAL sheep in a north field and a south field. After MOVE sheep are led from the north field to the south field, the south field holds TIMES as many sheep as the north field',
    asks: 'How many sheep were in the north field at first?',
  },
] as const;
const WORDS: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' };

/** A total, and a ratio after something has changed places. */
export const exchange: Template = {
  id: 'systems-exchange',
  skill: 15,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { a, b, unit, says, asks } = draw.pick(SETTINGS);
    const times = draw.int(2, 5);
    const left = draw.int(6, 30);
    const move = draw.int(4, 18);
    const total = left * (times + 1);
    const [x, y] = [left + move, times * left - move];
    const late = (total + times * move) / (times + 1);
    if (y <= 0 || x === y) return null;
    return {
      type: 'choice',
      question: `<p>${says.replace('TOTAL', tex(total)).replace('MOVE', tex(move)).replace('TIMES', WORDS[times]!)}. ${asks}</p>`,
      right: tex(x),
      wrong: [
        [
          tex(left),
          'answered-other-quantity',
          `This is the number for ${a} at the end, after ${tex(move)} were taken away.`,
        ],
        [tex(y), 'answered-other-unknown', `This is the number of ${unit} for ${b} at first.`],
        ...(Number.isInteger(late)
          ? [
              [
                tex(late),
                'change-on-one-side-only',
                `Here the ${tex(move)} were taken from one side but not added to the other.`,
              ] as const,
            ]
          : []),
        [
          tex(left - move > 0 ? left - move : times * left),
          'sign-slip-combining',
          left - move > 0
            ? `The ${tex(move)} were subtracted again. They need to be added back.`
            : `This is the number for ${b} in the end.`,
        ],
      ],
      why: `Let ${tex('x')} and ${tex('y')} be the numbers at first. Then ${tex(`x+y=${total}`)} and ${tex(`y+${move}=${times}(x-${move})`)}. Putting ${tex(`y=${total}-x`)} into the second equation gives ${tex(`${total + move}-x=${times}x-${times * move}`)}, so ${tex(`${times + 1}x=${total + move + times * move}`)} and ${tex(`x=${x}`)}.`,
      math: {
        landmarks: [
          [left, `the number for ${a} in the end`, 'What was it at first?'],
          [times * left, `the number for ${b} in the end`, `What about ${a}?`],
          [y, `the number for ${b} at first`, `What about ${a}?`],
        ],
        starts: [`x+y=${total}`, `y+${move}=${times}(x-${move})`],
        traps: [[`y+${move}=${times}x`, 'change-on-one-side-only']],
      },
      simpler: `After the move, ${b} has ${tex(`${times}`)} parts and ${a} has one. That's ${tex(`${times + 1}`)} equal parts of ${tex(`${total}`)}, so one part is ${tex(`${left}`)}. In the end, ${a} has ${tex(`${left}`)}, after ${tex(`${move}`)} went away. Add them back: ${tex(`${x}`)}.`,
      hints: [
        'Pick a letter for each amount at the start. What are they together?',
        'Some things move from one place to the other. What stays the same?',
        "Now write what each place has at the end. What's the second equation?",
        'One place lost what the other one gained. How does that look in your equation?',
      ],
    };
  },
};
