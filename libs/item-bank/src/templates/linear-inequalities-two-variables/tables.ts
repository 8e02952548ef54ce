import { compare, SIGNS } from '../inequality.js';
import { display, linear, tex } from '../tex.js';
import type { Template } from '../template.js';

type Pair = readonly [x: number, y: number];

/** Three pairs as a choice; the headings are variables. */
const choiceTable = (pairs: readonly Pair[]): string =>
  `<table><thead><tr><th scope="col">${tex('x')}</th><th scope="col">${tex('y')}</th></tr></thead><tbody>${pairs.map(([x, y]) => `<tr><td>${tex(x)}</td><td>${tex(y)}</td></tr>`).join('')}</tbody></table>`;

/** For which table are all rows solutions? */
export const tables: Template = {
  id: 'inequalities-two-tables', skill: 17, difficulty: 'hard', shift: -0.3, seconds: 95, type: 'choice', context: false,
  make(draw) {
    const m = draw.pick([-6, -5, -4, -3, 3, 4, 5, 6]);
    const b = draw.nonZero(-20, 20);
    const sign = draw.pick(SIGNS);
    const strict = sign === '<' || sign === '>';
    const up = sign === '>' || sign === '≥' ? 1 : -1;
    const xs = draw.distinct(3, 1, 8).sort((one, other) => one - other);
    const line = xs.map((x) => m * x + b);
    const shift = (distances: readonly number[]): Pair[] => xs.map((x, index) => [x, line[index]! + up * distances[index]!]);
    const near = draw.int(1, 4);
    // A key that touches the boundary where this is allowed, a slip that touches it where it is not.
    const key = shift(strict ? [near, 1, near + 2] : [near, 0, near + 2]);
    const edge = shift(strict ? [near, near + 1, 0] : [near + 1, near, -1]);
    const reversed = shift([-near, -near - 1, -near - 2]);
    const oneOnly = shift([near + 2, -1, -near]);
    const formula = compare('y', sign, linear(m, b));
    const bad = (index: number, pairs: readonly Pair[]): string => `For ${tex(`x=${xs[index]}`)}, the right side of the inequality is ${tex(line[index]!)}, and ${tex(`y=${pairs[index]![1]}`)}`;
    return {
      type: 'choice',
      question: `${display(formula)}<p>For which of the following tables are all the values of ${tex('x')} and their corresponding values of ${tex('y')} solutions to the given inequality?</p>`,
      right: choiceTable(key),
      wrong: [
        [choiceTable(edge), strict ? 'boundary-included' : 'row-not-checked', strict ? `${bad(2, edge)} is equal to it, which a strict inequality does not allow.` : `${bad(2, edge)} does not satisfy the inequality, although the other rows do.`],
        [choiceTable(reversed), 'inequality-reversed', `${bad(0, reversed)} lies on the other side; none of the rows is a solution.`],
        [choiceTable(oneOnly), 'row-not-checked', `${bad(1, oneOnly)} does not satisfy the inequality; only the first row is a solution.`],
      ],
      why: `The right side is ${xs.map((x, index) => `${tex(line[index]!)} for ${tex(`x=${x}`)}`).join(', ')}. In the table of this choice, the values of ${tex('y')} are ${key.map(([, y]) => tex(y)).join(', ')}, so ${xs.map((_, index) => tex(compare(key[index]![1], sign, line[index]!))).join(', ')} are all true.`,
      hints: [
        'Every row has to satisfy the inequality; one row that does not is enough to spoil a table.',
        `All tables have the same values of ${tex('x')}, so the right side needs to be worked out only once for each.`,
        `Compare each value of ${tex('y')} with the right side for its ${tex('x')}.`,
        'Mind the order of negative numbers and whether equality is allowed.',
      ],
    };
  },
};
