import { display, entered, linear, signed, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** a(px + q) − b(x + r) = sx + t for every x: two conditions tie a and b. */
export const identityConstants: Template = {
  id: 'linear-one-identity-constants',
  skill: 12,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, 2, 9) as [number, number];
    const p = draw.int(2, 5);
    const [q, r] = [draw.nonZero(-6, 6), draw.nonZero(-6, 6)];
    const [s, t] = [p * a - b, q * a - r * b];
    if (q === p * r || s === 0 || t === 0 || q + p * r === 0) return null;
    // With the sign of the second constant term left as it was: qa' + rb' = t, pa' − b' = s.
    const slip = [(p + 1) * (t + r * s) - s * (q + p * r), q + p * r] as const;
    return {
      type: 'blank',
      question: `${display(`a(${linear(p, q)})-b(${linear(1, r)})=${linear(s, t)}`)}<p>In the given equation, ${tex('a')} and ${tex('b')} are constants. The equation has infinitely many solutions. What is the value of ${tex('a+b')}?</p>`,
      answer: String(a + b),
      wrong: [
        [
          entered(slip[0], slip[1]),
          'subtracted-first-term-only',
          `The minus sign in front of ${tex('b')} changes both terms in the parentheses.`,
        ],
        [String(a), 'answered-other-quantity', "That's one of the two constants. What does the question ask for?"],
        [String(b), 'answered-other-quantity', "That's one of the two constants. What does the question ask for?"],
        [
          String(s + t),
          'right-side-for-constants',
          `The numbers ${tex(s)} and ${tex(t)} on the right are made from ${tex('a')} and ${tex('b')} together. They aren't the constants themselves.`,
        ],
        [String(Math.abs(a - b)), 'difference-for-sum', 'This is the difference of the two constants.'],
      ],
      why: `With infinitely many solutions, both sides are the same expression. The left side is ${tex(
        `(${linear(p, 0, 'a')}-b)x+(${sum([
          [q, 'a'],
          [-r, 'b'],
        ])})`,
      )}. So ${tex(`${linear(p, 0, 'a')}-b=${s}`)} and ${tex(
        `${sum([
          [q, 'a'],
          [-r, 'b'],
        ])}=${t}`,
      )}. Putting ${tex(`b=${linear(p, 0, 'a')}${signed(-s)}`)} into the second equation gives ${tex(`a=${a}`)}, then ${tex(`b=${b}`)}, and the sum is ${tex(a + b)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('a')}`, `What is ${tex('b')}?`],
          [b, `the value of ${tex('b')}`, `What is ${tex('a')}?`],
        ],
      },
      simpler: `Infinitely many solutions means both sides are the same. So the ${tex('x')} terms match and the plain numbers match. That gives two small equations for ${tex('a')} and ${tex('b')}. They give ${tex(`a=${a}`)} and ${tex(`b=${b}`)}, so the sum is ${tex(`${a + b}`)}.`,
      hints: [
        `It works for every ${tex('x')}, so both sides have to match. What does the first parentheses turn into?`,
        `Expand the left side. Which terms have an ${tex('x')}, and which don't?`,
        `Match the ${tex('x')} terms, then the plain numbers. Which two equations do you get?`,
        `Those two equations share ${tex('a')} and ${tex('b')}. How can you get rid of one letter?`,
      ],
    };
  },
};
