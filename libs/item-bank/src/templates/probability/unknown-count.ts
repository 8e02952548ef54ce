import { fraction, gcd, tex } from '../tex.js';
import { table } from '../table.js';
import type { Template } from '../template.js';
import { TWO_WAYS } from './two-way.js';

/** One cell is unknown; a conditional probability tells it. */
export const unknownCount: Template = {
  id: 'prob-unknown-count',
  skill: 29,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 85,
  type: 'blank',
  context: true,
  make(draw) {
    const { caption, corner, rows, columns, things, thing } = draw.pick(TWO_WAYS);
    const cells = Array.from({ length: 3 }, (): [number, number] => [draw.int(5, 40), draw.int(5, 40)]);
    const [row, column] = [draw.int(0, 2), draw.int(0, 1)];
    const x = cells[row]![column]!;
    const whole = cells.reduce((sum, entry) => sum + entry[column]!, 0);
    const rest = whole - x;
    const common = gcd(x, whole);
    const [top, bottom] = [x / common, whole / common];
    if (bottom > 9 || x === rest) return null;
    const shown = (value: number, at: number, side: number): string | number =>
      at === row && side === column ? tex('x') : value;
    const [kind, given] = [rows[row]!, columns[column]!];
    const slips: [string, string, string][] = [
      [
        String(rest),
        'rest-for-part',
        `This is the sum of the other numbers in the column, the ${given.those} that do not count.`,
      ],
      [String(whole), 'answered-total', `This is the number of all ${given.those}.`],
    ];
    if ((rest * top) % bottom === 0)
      slips.push([
        String((rest * top) / bottom),
        'unknown-left-out-of-whole',
        `This is ${tex(fraction(top, bottom))} of the known ${tex(rest)}, but the unknown ones are part of the whole too.`,
      ]);
    return {
      type: 'blank',
      question: `${table(
        caption,
        [corner, ...columns.map(({ head }) => head)],
        rows.map(({ head }, at): [string, ...(string | number)[]] => [
          head,
          shown(cells[at]![0], at, 0),
          shown(cells[at]![1], at, 1),
        ]),
      )}<p>The table summarizes a set of ${things}, where ${tex('x')} is an unknown number. If one of the ${given.those} is selected at random, the probability that this ${thing} ${kind.is} is ${tex(fraction(top, bottom))}. What is the value of ${tex('x')}?</p>`,
      answer: String(x),
      wrong: slips,
      why: `The other numbers in the column add up to ${tex(rest)}, so there are ${tex(`x+${rest}`)} ${given.those}. From ${tex(`\\frac{x}{x+${rest}}=\\frac{${top}}{${bottom}}`)} it follows that ${tex(`${bottom}x=${top === 1 ? '' : top}${top === 1 ? `x+${rest}` : `(x+${rest})`}`)}, so ${tex(`x=${x}`)}.`,
      math: {
        landmarks: [
          [rest, 'the sum of the other numbers in that column', `How many are there in the column with ${tex('x')}?`],
          [whole, 'the number of all in that column', `How many of them is ${tex('x')}?`],
        ],
        starts: [`x/(x+${rest})=${top}/${bottom}`],
        traps: [[`x/${rest}=${top}/${bottom}`, 'unknown-left-out-of-whole']],
      },
      simpler: `The other numbers in that column add up to ${tex(`${rest}`)}. ${tex('x')} is ${tex(`${top}`)} of ${tex(`${bottom}`)} parts, so the others are the other ${tex(`${bottom - top}`)}. One part is ${tex(`${rest}\\div ${bottom - top}=${rest / (bottom - top)}`)}. So ${tex(`x=${x}`)}.`,
      hints: [
        'Which column are they picking from?',
        `What's the total of that column, with ${tex('x')} in it?`,
        'Which part goes over that total, and what does the fraction equal?',
        `Cross multiply. What do you get when the ${tex('x')} terms are on one side?`,
      ],
    };
  },
};
