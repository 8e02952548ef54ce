import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';
import { drawCounts, TWO_WAYS, twoWayTable } from './two-way.js';

/** One of all is selected: the probability of a row and a column together. */
export const tableProbability: Template = {
  id: 'prob-table-joint',
  skill: 29,
  difficulty: 'easy',
  seconds: 55,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const setting = draw.pick(TWO_WAYS);
    const counts = drawCounts(draw, 4, 30);
    const [row, column] = [draw.int(0, 2), draw.int(0, 1)];
    const cell = counts.cells[row]![column]!;
    if (counts.all % 10 !== 0 && !draw.chance(0.3)) return null;
    const [rowKind, columnKind] = [setting.rows[row]!, setting.columns[column]!];
    return {
      type: 'choice',
      question: `${twoWayTable(setting, counts)}<p>The table summarizes ${tex(counts.all)} ${setting.things}. If one of these ${setting.things} is selected at random, what is the probability that the ${setting.thing} ${rowKind.is} and ${columnKind.is}?</p>`,
      right: tex(fraction(cell, counts.all)),
      wrong: [
        [
          tex(fraction(cell, counts.rows[row]!)),
          'conditional-for-joint',
          `This divides by the ${tex(counts.rows[row]!)} ${rowKind.those}, but the pick is from all ${tex(counts.all)} ${setting.things}.`,
        ],
        [
          tex(fraction(cell, counts.columns[column]!)),
          'conditional-for-joint',
          `This divides by the ${tex(counts.columns[column]!)} ${columnKind.those}, but the pick is from all ${tex(counts.all)} ${setting.things}.`,
        ],
        [
          tex(fraction(counts.rows[row]!, counts.all)),
          'one-condition-forgotten',
          `This counts all ${rowKind.those}, whatever the column.`,
        ],
        [
          tex(fraction(counts.columns[column]!, counts.all)),
          'one-condition-forgotten',
          `This counts all ${columnKind.those}, whatever the row.`,
        ],
        [
          tex(fraction(cell, 2 * counts.all)),
          'totals-counted-twice',
          `This divides by the table and its totals added together, so each of the ${setting.things} is counted twice.`,
        ],
        [
          tex(fraction(1, counts.all)),
          'favorable-not-counted',
          `This is the chance of picking one particular ${setting.thing}, but several meet both conditions.`,
        ],
      ],
      why: `Both conditions hold for ${tex(cell)} of the ${tex(counts.all)} ${setting.things}, so the probability is ${tex(`\\frac{${cell}}{${counts.all}}`)}${fraction(cell, counts.all) === `\\frac{${cell}}{${counts.all}}` ? '' : tex(`=${fraction(cell, counts.all)}`)}.`,
      math: {
        landmarks: [
          [counts.rows[row]!, 'the total of that row', 'Does the question pick only from that row?'],
          [counts.columns[column]!, 'the total of that column', 'Does the question pick only from that column?'],
          [cell, 'how many fit both', 'Out of how many?'],
          [counts.all, 'how many there are in all', 'How many fit both?'],
        ],
      },
      simpler: `Find the one cell where both things are true: ${tex(`${cell}`)}. The pick is from everything, so put it over ${tex(`${counts.all}`)}. That's ${tex(`${fraction(cell, counts.all)}`)}.`,
      hints: [
        'Is the pick made from everything, or only from one group?',
        'Two things have to be true at once. How many cells of the table fit both?',
        'Which row and which column do the two conditions point to?',
        'Which total goes under the number in that cell?',
      ],
    };
  },
};
