import { entered, fraction, gcd, tex } from '../tex.js';
import { table } from '../table.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    caption: 'Bicycles in a shop',
    corner: 'Kind',
    rows: ['Road', 'Mountain'],
    columns: ['New', 'Used'],
    things: 'bicycles',
    thing: 'bicycle',
    row: 'a road bicycle',
    fromColumn: 'new bicycles',
    fromRow: 'mountain bicycles',
    all: 'road bicycles',
    column: 'used',
  },
  {
    caption: 'Tickets sold for a concert',
    corner: 'Kind',
    rows: ['Seated', 'Standing'],
    columns: ['Online', 'At the door'],
    things: 'tickets',
    thing: 'ticket',
    row: 'for a seat',
    fromColumn: 'tickets sold online',
    fromRow: 'tickets for a standing place',
    all: 'tickets for a seat',
    column: 'sold at the door',
  },
  {
    caption: 'Paintings in a collection',
    corner: 'Technique',
    rows: ['Oil', 'Watercolor'],
    columns: ['Framed', 'Unframed'],
    things: 'paintings',
    thing: 'painting',
    row: 'an oil painting',
    fromColumn: 'framed paintings',
    fromRow: 'watercolors',
    all: 'oil paintings',
    column: 'unframed',
  },
  {
    caption: 'Tiles in a box',
    corner: 'Shape',
    rows: ['Square', 'Round'],
    columns: ['Blue', 'White'],
    things: 'tiles',
    thing: 'tile',
    row: 'square',
    fromColumn: 'blue tiles',
    fromRow: 'round tiles',
    all: 'square tiles',
    column: 'white',
  },
] as const;
const PARTS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [3, 7],
  [3, 8],
] as const;

/** Two cells of a table are letters, told by two conditional probabilities; a third probability is wanted. */
export const twoUnknowns: Template = {
  id: 'prob-two-unknowns',
  skill: 29,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 125,
  type: 'blank',
  context: true,
  make(draw) {
    const { caption, corner, rows, columns, things, thing, row, column, fromColumn, fromRow, all } =
      draw.pick(SETTINGS);
    const [[p, q], [s, t]] = [draw.pick(PARTS), draw.pick(PARTS)];
    const [upperRight, lowerLeft] = [draw.int(6, 40), (q - p) * draw.int(2, 12)];
    // Of the first column, p/q are in the first row; of the second row, s/t are in the second column.
    const x = (lowerLeft * p) / (q - p);
    const y = (lowerLeft * s) / (t - s);
    const total = x + upperRight + lowerLeft + y;
    const top = x + upperRight;
    const by = gcd(top, total);
    if (!Number.isInteger(y) || x === y || x === upperRight || total > 220 || total / by > 99 || total === by)
      return null;
    const value = (numerator: number, denominator: number): string => entered(numerator, denominator);
    return {
      type: 'blank',
      question: `${table(
        caption,
        [corner, ...columns],
        [
          [rows[0], tex('x'), upperRight],
          [rows[1], lowerLeft, tex('y')],
        ],
      )}<p>The table summarizes all the ${things} of a set, where ${tex('x')} and ${tex('y')} are constants. If one of the ${fromColumn} is selected at random, the probability that it is ${row} is ${tex(fraction(p, q))}. If one of the ${fromRow} is selected at random, the probability that it is ${column} is ${tex(fraction(s, t))}. If one of all the ${things} is selected at random, what is the probability that this ${thing} is ${row}?</p>`,
      answer: value(top, total),
      wrong: [
        [
          value(x, total),
          'joint-for-marginal',
          `This is the probability of one cell of the table. Look for all the ${all}.`,
        ],
        [
          value(p * s, q * t),
          'probabilities-multiplied',
          "This multiplies the two given probabilities, but they're about different groups.",
        ],
        [value(lowerLeft + y, total), 'complement', 'Read again whose probability is asked for.'],
        [
          value(x, x + upperRight),
          'wrong-whole',
          `This is a probability among the ${things} of one row, not among all of them.`,
        ],
        [value(top, x + lowerLeft), 'wrong-whole', 'This compares a row with a column.'],
      ].filter(([text]) => !text!.includes('/') || Number(text!.split('/')[0]) < Number(text!.split('/')[1])) as [
        string,
        string,
        string,
      ][],
      why: `In the first column, ${tex(`\\frac{x}{x+${lowerLeft}}=${fraction(p, q)}`)}, so ${tex(`${q - p === 1 ? '' : q - p}x=${p}\\cdot ${lowerLeft}`)} and ${tex(`x=${x}`)}. In the second row, ${tex(`\\frac{y}{${lowerLeft}+y}=${fraction(s, t)}`)}, so ${tex(`${t - s === 1 ? '' : t - s}y=${s}\\cdot ${lowerLeft}`)} and ${tex(`y=${y}`)}. In all there are ${tex(`${x}+${upperRight}+${lowerLeft}+${y}=${total}`)} ${things}, of which ${tex(`${x}+${upperRight}=${top}`)} are in the first row: ${tex(fraction(top, total))}.`,
      math: {
        landmarks: [
          [x, `the value of ${tex('x')}`, `What is ${tex('y')}?`],
          [y, `the value of ${tex('y')}`, `What is ${tex('x')}?`],
          [total, 'how many there are in all', 'How many of them count?'],
          [top, 'how many there are in the first row', 'Out of how many in all?'],
        ],
      },
      simpler: `Each given probability lets you find one missing number. The first column gives ${tex(`x=${x}`)}, and the second row gives ${tex(`y=${y}`)}. Now the table is full. The first row has ${tex(`${top}`)} of ${tex(`${total}`)}, so simplify that.`,
      hints: [
        'Each probability is about one group. Which column and which row are they?',
        `For the first one, what's the column's total with ${tex('x')} in it?`,
        `Do the same for the row with ${tex('y')}. What are ${tex('x')} and ${tex('y')}?`,
        `Now the table is full. How many are in that row, out of how many ${things}?`,
      ],
    };
  },
};
