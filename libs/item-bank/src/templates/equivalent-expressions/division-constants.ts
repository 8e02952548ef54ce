import { display, entered, gcd, linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** (Ax² + bx + c)/(px + q) = rx + s + t/(px + q): the sum of the letters b and c. */
export const divisionConstants: Template = {
  id: 'equivalent-division-constants',
  skill: 18,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.1,
  type: 'blank',
  context: false,
  make(draw) {
    const [p, r] = [draw.int(2, 5), draw.int(2, 6)];
    const [q, s, t] = [draw.nonZero(-7, 7), draw.nonZero(-7, 7), draw.nonZero(-9, 9)];
    const [b, c] = [p * s + q * r, q * s + t];
    const key = b + c;
    if (gcd(p, q) !== 1 || b === 0 || c === 0 || key === 0 || Math.abs(key) > 90) return null;
    const below = linear(p, q);
    const pole = `x\\ne ${entered(-q, p).replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')}`;
    return {
      type: 'blank',
      question: `${display(`\\frac{${p * r}x^2+bx+c}{${below}}=${linear(r, s)}${t > 0 ? '+' : '-'}\\frac{${Math.abs(t)}}{${below}}`)}<p>The given equation is true for all ${tex(pole)}, where ${tex('b')} and ${tex('c')} are constants. What is the value of ${tex('b+c')}?</p>`,
      answer: String(key),
      wrong: [
        [String(b + q * s), 'remainder-forgotten', 'The fraction on the right side counts too.'],
        [
          String(p * s + c),
          'one-product-forgotten',
          `Two products contain ${tex('x')} to the first power. One of them is missing.`,
        ],
        [String(b + q * s - t), 'sign-of-remainder', 'The fraction on the right was taken with the wrong sign.'],
        [
          String(s + t),
          'constants-added',
          'The numbers on the right were added without being multiplied by the denominator.',
        ],
      ],
      why: `Multiplying both sides by ${tex(below)} gives ${tex(`${p * r}x^2+bx+c=(${linear(r, s)})(${below})${t > 0 ? '+' : ''}${t}`)}. The right side is ${tex(
        sum([
          [p * r, 'x^2'],
          [b, 'x'],
          [c, ''],
        ]),
      )}. Comparing gives ${tex(`b=${b}`)} and ${tex(`c=${num(c)}`)}, and the sum is ${tex(num(key))}.`,
      math: {
        landmarks: [
          [b, `the value of ${tex('b')}`, `What is ${tex('c')}?`],
          [c, `the value of ${tex('c')}`, `What is ${tex('b')}?`],
          [q * s, 'the product of the plain numbers', `What else goes into ${tex('c')}?`],
        ],
      },
      simpler: `Multiply both sides by ${tex(`${below}`)} to clear the fractions. The right side is ${tex(`(${linear(r, s)})(${below})`)} plus the remainder. Multiply it out and match the terms: ${tex(`b=${b}`)} and ${tex(`c=${num(c)}`)}. They add up to ${tex(`${num(key)}`)}.`,
      hints: [
        'There are fractions on both sides. What can you multiply by to clear them?',
        'Multiply each term on the right by that denominator. What happens to the fraction?',
        'Expand the product on the right. What do you add from the fraction?',
        `Match the terms on both sides. What goes with ${tex('b')}, and what goes with ${tex('c')}?`,
      ],
    };
  },
};
