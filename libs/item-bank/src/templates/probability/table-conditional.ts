import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';
import { drawCounts, TWO_WAYS, twoWayTable } from './two-way.js';

/** One of a row or column is selected: the total of that row or column is the whole. */
export const tableConditional: Template = {
  id: 'prob-table-conditional',
  skill: 29,
  difficulty: 'medium',
  seconds: 70,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const setting = draw.pick(TWO_WAYS);
    const counts = drawCounts(draw, 4, 36);
    const [row, column] = [draw.int(0, 2), draw.int(0, 1)];
    const cell = counts.cells[row]![column]!;
    const givenColumn = draw.chance(0.5);
    const [rowKind, columnKind] = [setting.rows[row]!, setting.columns[column]!];
    const [given, asked, whole, other] = givenColumn
      ? [columnKind, rowKind, counts.columns[column]!, counts.rows[row]!]
      : [rowKind, columnKind, counts.rows[row]!, counts.columns[column]!];
    return {
      type: 'choice',
      question: `${twoWayTable(setting, counts)}<p>The table summarizes ${tex(counts.all)} ${setting.things}. If one of the ${given.those} is selected at random, what is the probability that this ${setting.thing} ${asked.is}?</p>`,
      right: tex(fraction(cell, whole)),
      wrong: [
        [
          tex(fraction(cell, counts.all)),
          'joint-for-conditional',
          `This divides by all ${tex(counts.all)} ${setting.things}, but the pick is only from the ${given.those}.`,
        ],
        [
          tex(fraction(cell, other)),
          'wrong-condition',
          `This divides by the ${tex(other)} ${asked.those}, but the pick is from the ${given.those}.`,
        ],
        [
          tex(fraction(whole, counts.all)),
          'answered-other-question',
          `This is the probability that one of all the ${setting.things} is among the ${given.those}.`,
        ],
        [tex(fraction(whole - cell, whole)), 'event-for-complement', 'This is the probability of the opposite.'],
      ],
      why: `The selection is made from the ${tex(whole)} ${given.those}, and ${tex(cell)} of these are counted. The probability is ${tex(`\\frac{${cell}}{${whole}}`)}${fraction(cell, whole) === `\\frac{${cell}}{${whole}}` ? '' : tex(`=${fraction(cell, whole)}`)}.`,
      math: {
        landmarks: [
          [whole, 'how many there are to pick from', 'How many of those count?'],
          [cell, 'how many of those count', 'Out of how many?'],
        ],
      },
      simpler: `You already know it's one of the ${given.those}. So only look at those: ${tex(`${whole}`)} in all. Of them, ${tex(`${cell}`)} count. The probability is ${tex(`${fraction(cell, whole)}`)}.`,
      hints: [
        'Which words in the question tell you who can be picked?',
        `So which ${setting.things} are your whole group, and how many are there?`,
        `Which ${givenColumn ? 'column' : 'row'} of the table do you need?`,
        `In that ${givenColumn ? 'column' : 'row'}, which cell counts? What's the total it goes over?`,
      ],
    };
  },
};
