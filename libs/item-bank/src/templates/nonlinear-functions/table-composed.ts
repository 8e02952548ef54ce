import { table } from '../table.js';
import { linear, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** g by a table, f(x) = g(x + p) + q: the k for which f(f(k)) has a given value. */
export const tableComposed: Template = {
  id: 'nonfunction-table-composed',
  skill: 20,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const inputs = [-3, -2, -1, 0, 1, 2, 3, 4];
    const values = draw.distinct(inputs.length, -9, 12);
    const [p, q] = [draw.nonZero(-4, 4), draw.nonZero(-6, 6)];
    const inputOf = (value: number): number | undefined => inputs[values.indexOf(value)];
    const back = (value: number | undefined, shift: number, added: number): number | undefined => {
      const inner = value === undefined ? undefined : inputOf(value - added);
      return inner === undefined ? undefined : inner - shift;
    };
    const wanted = draw.pick(values) + q;
    const inside = back(wanted, p, q)!;
    const key = back(inside, p, q);
    if (key === undefined || key === 0 || inside === key || inside === wanted) return null;
    const slip = (value: number | undefined, id: string, note: string): [string, string, string][] =>
      value === undefined ? [] : [[String(value), id, note]];
    return {
      type: 'blank',
      question: `${table(
        'All values of the function g',
        [tex('x'), tex('g(x)')],
        inputs.map((x, index) => [tex(x), tex(values[index]!)] as const),
      )}<p>The table shows all values of ${tex('x')} for which the function ${tex('g')} is defined, and the corresponding values of ${tex('g(x)')}. The function ${tex('f')} is defined by ${tex(`f(x)=g(${linear(1, p)})${signed(q)}`)}. If ${tex(`f(f(k))=${num(wanted)}`)}, where ${tex('k')} is a constant, what is the value of ${tex('k')}?</p>`,
      answer: String(key),
      wrong: [
        ...slip(inside, 'stopped-early', `With this input, one round of ${tex('f')} already gives that value.`),
        ...slip(
          back(back(wanted, -p, q), -p, q),
          'sign-of-shift',
          `Test it: apply the whole rule of ${tex('f')} to it two times.`,
        ),
        ...slip(
          back(back(wanted, p, 0), p, 0),
          'outer-constant-forgotten',
          `The number outside ${tex('g')} is part of ${tex('f')} too, every time.`,
        ),
        ...slip(
          back(back(wanted, 0, q), 0, q),
          'shift-forgotten',
          `Test it: apply the whole rule of ${tex('f')} to it two times.`,
        ),
        ...slip(key + p, 'shift-forgotten', `Test it: apply the whole rule of ${tex('f')} to it two times.`),
      ],
      why: `Work from the outside inward. For ${tex(`f(u)=${num(wanted)}`)}, ${tex(`g(${linear(1, p, 'u')})`)} has to be ${tex(num(wanted - q))}, which the table shows for the input ${tex(num(inside + p))}, so ${tex(`u=${num(inside)}`)}. This ${tex('u')} is ${tex('f(k)')}. For ${tex(`f(k)=${num(inside)}`)}, ${tex(`g(${linear(1, p, 'k')})`)} has to be ${tex(num(inside - q))}, which the table shows for the input ${tex(num(key + p))}, so ${tex(`k=${num(key)}`)}.`,
      math: {
        landmarks: [
          [inside, `the value of ${tex('f(k)')}`, `So what is ${tex('k')}?`],
          [wanted - q, `what ${tex('g')} has to be in the outer step`, 'Which input gives that in the table?'],
          [inside + p, `the input of ${tex('g')} in the outer step`, `So what is ${tex('f(k)')}?`],
          [inside - q, `what ${tex('g')} has to be in the inner step`, 'Which input gives that in the table?'],
          [key + p, `the input of ${tex('g')} in the inner step`, `So what is ${tex('k')}?`],
        ],
      },
      simpler: `Work from the outside in, one step at a time. Undo ${tex('f')} once: the table says the inside has to be ${tex(`${num(inside)}`)}. Then undo ${tex('f')} again the same way. That gets you to ${tex(`k=${num(key)}`)}.`,
      hints: [
        'You know what comes out at the end. Which step do you undo first?',
        'Take off the number outside. Which value are you looking for in the table?',
        'Which input has that value in the table? And how do you undo the shift?',
        `That was the outer ${tex('f')}. Do the same once more: what's ${tex('k')}?`,
      ],
    };
  },
};
