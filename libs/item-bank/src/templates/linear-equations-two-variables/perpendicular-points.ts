import { accepted, entered, gcd, linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The line through (k, a) and (b, mk) is perpendicular to px + qy = r. */
export const perpendicularPoints: Template = {
  id: 'linear-two-perpendicular-points',
  skill: 13,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.1,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, q] = [draw.int(2, 7), draw.nonZero(-7, 7)];
    const [m, t] = [draw.int(2, 4), draw.nonZero(-3, 3)];
    const k = draw.nonZero(-6, 9);
    const [a, b] = [m * k - q * t, k + p * t];
    const r = draw.nonZero(-20, 20);
    if (gcd(p, q) !== 1 || Math.abs(q) < 2 || a === 0 || b === 0 || k === 1 || a === k || q * m === p) return null;
    if (q * m + p === 0 || p * m === q) return null;
    const fractionOf = (top: number, bottom: number): string =>
      bottom < 0 ? entered(-top, -bottom) : entered(top, bottom);
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, line ${tex('\\ell')} passes through the points ${tex(`(k,${num(a)})`)} and ${tex(`(${num(b)},${m}k)`)}, where ${tex('k')} is a constant. Line ${tex('\\ell')} is perpendicular to the graph of ${tex(
        `${sum([
          [p, 'x'],
          [q, 'y'],
        ])}=${num(r)}`,
      )}. What is the value of ${tex('k')}?</p>`,
      answer: accepted(k, 1),
      wrong: [
        [
          fractionOf(q * a - p * b, q * m - p),
          'parallel-for-perpendicular',
          "With this value, the two lines have the same slope, so they're parallel.",
        ],
        [
          fractionOf(p * a - q * b, p * m - q),
          'sign-of-perpendicular-slope',
          'Perpendicular slopes are flipped and have opposite signs. One sign got lost here.',
        ],
        [
          fractionOf(q * a + p * b, q * m + p),
          'reciprocal-forgotten',
          'You changed the sign of the slope. A perpendicular slope is also flipped.',
        ],
      ],
      why: `The given graph has a slope of ${tex(`${q > 0 ? '-' : ''}\\frac{${p}}{${Math.abs(q)}}`)}, so line ${tex('\\ell')} has a slope of ${tex(`${q < 0 ? '-' : ''}\\frac{${Math.abs(q)}}{${p}}`)}. From the two points, its slope is ${tex(`\\frac{${linear(m, -a, 'k')}}{${num(b)}-k}`)}. Multiplying by both denominators gives ${tex(`${p}(${linear(m, -a, 'k')})=${num(q)}(${num(b)}-k)`)}, so ${tex(`${linear(p * m + q, 0, 'k')}=${num(q * b + p * a)}`)} and ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [`${-p}/${q}`, 'the slope of the given line', 'What slope does a perpendicular line have?'],
          [`${q}/${p}`, 'the slope of the perpendicular line', 'How do you write it with the two points?'],
        ],
      },
      simpler: `The given line has slope ${tex(`${q > 0 ? '-' : ''}\\frac{${p}}{${Math.abs(q)}}`)}. A perpendicular slope is that flipped, with the sign changed. Write the slope of the two points with ${tex('k')} and set it equal to that. Solving gives ${tex(`k=${k}`)}.`,
      hints: [
        `You can get the slope of line ${tex('\\ell')} in two ways. Which two?`,
        `What does the slope of the given graph tell you about line ${tex('\\ell')}?`,
        'Use the two points for the slope. What goes on top, and what on the bottom?',
        'Set the two slopes equal. How do you clear the fractions?',
      ],
    };
  },
};
