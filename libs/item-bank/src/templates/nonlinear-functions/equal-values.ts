import { accepted, entered, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** f(p) = f(q) and f(k) = f(mk + n) of a quadratic function: the value of k. */
export const equalValues: Template = {
  id: 'nonfunction-equal-values',
  skill: 20,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q] = draw.distinct(2, -12, 14) as [number, number];
    const [m, n] = [draw.int(2, 5), draw.nonZero(-15, 15)];
    const k = (p + q - n) / (m + 1);
    const given = [p, q];
    if (!Number.isInteger(k) || k === 0 || k === m * k + n || given.includes(k) || p + q === 0 || given.includes(0))
      return null;
    return {
      type: 'blank',
      question: `<p>For the quadratic function ${tex('f')}, ${tex(`f(${p})=f(${q})`)} and ${tex(`f(k)=f(${linear(m, n, 'k')})`)}, where ${tex('k')} is a constant and ${tex(`k\\ne ${linear(m, n, 'k')}`)}. What is the value of ${tex('k')}?</p>`,
      answer: accepted(k, 1),
      wrong: [
        [
          entered(m > 1 ? -n : n, Math.abs(m - 1)),
          'equal-inputs',
          "Equal values don't mean equal inputs. Here the question even says they're different.",
        ],
        [
          entered(p + q - 2 * n, 2 * (m + 1)),
          'axis-for-sum',
          'Inputs with equal values are equally far from the axis, one on each side.',
        ],
        [entered(p + q, 2), 'axis-for-value', 'This is where the axis of symmetry is.'],
        [entered(p + q + n, m + 1), 'sign-slip-moving-term', 'A term changed sides without changing its sign.'],
      ],
      why: `Different inputs with equal values lie symmetrically about the axis of the parabola, so their mean is the same for each such pair. From the first pair, the axis is ${tex(`x=${entered(p + q, 2).replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')}`)}, and two such inputs add up to ${tex(num(p + q))}. So ${tex(`k+${linear(m, 0, 'k')}${n > 0 ? '+' : ''}${n}=${num(p + q)}`)}, that is, ${tex(`${linear(m + 1, 0, 'k')}=${num(p + q - n)}`)}, and ${tex(`k=${num(k)}`)}.`,
      math: {
        landmarks: [
          [p + q, 'the sum of the two inputs', 'What do the other two inputs add up to?'],
          [(p + q) / 2, 'where the middle of the parabola is', 'What do the other two inputs add up to?'],
          [p + q - n, `the value of ${tex(`${linear(m + 1, 0, 'k')}`)}`, "What's left to do?"],
        ],
      },
      simpler: `Inputs with the same value sit on opposite sides of the middle. So both pairs add up to the same number, ${tex(`${num(p + q)}`)}. That means ${tex(`${linear(m + 1, n, 'k')}=${num(p + q)}`)}. Solve it to get ${tex(`k=${num(k)}`)}.`,
      hints: [
        'Picture the parabola. Where are two points at the same height?',
        'What does the first pair tell you about the middle of the parabola?',
        'The second pair has the same middle. What do its two inputs add up to?',
        `Write that sum with ${tex('k')} in it. What equation do you get?`,
      ],
    };
  },
};
