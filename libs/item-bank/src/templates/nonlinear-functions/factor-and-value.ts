import { entered, num, signed, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A cubic with two letter coefficients, a factor and a value: a + b. */
export const factorAndValue: Template = {
  id: 'nonfunction-factor-and-value',
  skill: 20,
  difficulty: 'hard',
  seconds: 120,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const lead = draw.int(1, 3);
    const [a, b] = [draw.nonZero(-8, 8), draw.nonZero(-12, 12)];
    const [r, s] = draw.distinct(2, -3, 3) as [number, number];
    const constant = -(lead * r ** 3 + a * r * r + b * r);
    const value = lead * s ** 3 + a * s * s + b * s + constant;
    if (
      r === 0 ||
      r === 1 ||
      s === 0 ||
      s === 1 ||
      constant === 0 ||
      value === 0 ||
      a + b === 0 ||
      Math.abs(constant) > 60
    )
      return null;
    if (Math.abs(r) === 1 && Math.abs(s) === 1) return null;
    /** What the letters would be if the factor or the place were taken with the wrong sign. */
    const solved = (zero: number, place: number): readonly [number, number] => {
      // a·z² + b·z = u and a·w² + b·w = v
      const [u, v] = [-(lead * zero ** 3 + constant), value - lead * place ** 3 - constant];
      const area = zero * zero * place - place * place * zero;
      return [u * place - v * zero + (zero * zero * v - place * place * u), area];
    };
    const slipOf = (zero: number, place: number): string => {
      const [top, bottom] = solved(zero, place);
      return bottom === 0 ? '0' : bottom < 0 ? entered(-top, -bottom) : entered(top, bottom);
    };
    const linearFactor = `x${signed(-r)}`;
    return {
      type: 'blank',
      question: `<p>The function ${tex('f')} is defined by ${tex(
        `f(x)=${sum([
          [lead, 'x^3'],
          [1, 'ax^2'],
          [1, 'bx'],
          [constant, ''],
        ])}`,
      )}, where ${tex('a')} and ${tex('b')} are constants. The expression ${tex(linearFactor)} is a factor of ${tex('f(x)')}, and ${tex(`f(${s})=${num(value)}`)}. What is the value of ${tex('a+b')}?</p>`,
      answer: String(a + b),
      wrong: [
        [slipOf(-r, s), 'sign-of-zero', `A factor is zero at the opposite of the number that's added to ${tex('x')}.`],
        [String(a), 'answered-other-quantity', 'This is one of the two constants.'],
        [String(b), 'answered-other-quantity', 'This is one of the two constants.'],
        [slipOf(r, -s), 'sign-of-input', 'The exponent decides the sign when you raise a negative number to a power.'],
      ],
      why: `Since ${tex(linearFactor)} is a factor, ${tex(`f(${r})=0`)}: ${tex(`${num(lead * r ** 3)}${signed(r * r).replace(/^\+1$/, '+')}a${signed(r).replace(/^([+-])1$/, '$1')}b${signed(constant)}=0`)}. The given value means ${tex(`${num(lead * s ** 3)}${signed(s * s).replace(/^\+1$/, '+')}a${signed(s).replace(/^([+-])1$/, '$1')}b${signed(constant)}=${num(value)}`)}. The solution of this system is ${tex(`a=${a}`)} and ${tex(`b=${b}`)}, and the sum is ${tex(a + b)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('a')}`, `What is ${tex('b')}?`],
          [b, `the value of ${tex('b')}`, `What is ${tex('a')}?`],
        ],
      },
      simpler: `A factor ${tex(`${linearFactor}`)} means the function is zero at ${tex(`x=${num(r)}`)}. That's one equation for ${tex('a')} and ${tex('b')}. The given value is another one. Solve the two together: ${tex(`a=${a}`)} and ${tex(`b=${b}`)}. They add up to ${tex(`${a + b}`)}.`,
      hints: [
        "If that's a factor, where does the function equal zero?",
        `That's one value of ${tex('f')} you know. Which other one do you know?`,
        `Put each of those ${tex('x')}-values into the function. What two equations do you get?`,
        'Solve the two equations together. And what does the question want at the end?',
      ],
    };
  },
};
