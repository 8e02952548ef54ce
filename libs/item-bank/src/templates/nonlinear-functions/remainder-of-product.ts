import { linear, num, signed, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The remainder of one polynomial is known: that of another which is built from it. */
export const remainderOfProduct: Template = {
  id: 'nonfunction-remainder-of-product',
  skill: 20,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.3,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, known] = [draw.nonZero(-6, 6), draw.nonZero(-9, 9)];
    const [m, c, d] = [draw.int(2, 4), draw.nonZero(-9, 9), draw.nonZero(-12, 12)];
    const factor = m * a + c;
    const key = factor * known + d;
    if (Math.abs(factor) < 2 || key === 0 || key === known || key === d || Math.abs(known) === 1) return null;
    const divisor = linear(1, -a);
    return {
      type: 'blank',
      question: `<p>When the polynomial ${tex('p(x)')} is divided by ${tex(divisor)}, the remainder is ${tex(num(known))}. The polynomial ${tex('q(x)')} is defined by ${tex(`q(x)=(${linear(m, c)})p(x)${signed(d)}`)}. What is the remainder when ${tex('q(x)')} is divided by ${tex(divisor)}?</p>`,
      answer: String(key),
      wrong: [
        [
          String((c - m * a) * known + d),
          'sign-of-zero',
          `The divisor is zero for the opposite of the number that is added to ${tex('x')} in it.`,
        ],
        [
          String(known + d),
          'factor-forgotten',
          `The factor before ${tex('p(x)')} also has a remainder when it is divided.`,
        ],
        [
          String(d),
          'product-taken-as-multiple',
          `This would be right if ${tex('p(x)')} could be divided without a remainder.`,
        ],
        [
          String(c * known + d),
          'value-at-zero',
          `The factor was taken at ${tex('x=0')}; look for which ${tex('x')} the divisor is zero.`,
        ],
      ],
      why: `Dividing leaves ${tex(`p(x)=(${divisor})s(x)${signed(known)}`)} with some polynomial ${tex('s(x)')}. For ${tex(`x=${num(a)}`)}, the first term is zero, so the remainder is the value ${tex(`p(${num(a)})=${num(known)}`)}. In the same way, the remainder of ${tex('q(x)')} is ${tex(`q(${num(a)})=(${num(m)}\\cdot ${a < 0 ? `(${a})` : a}${signed(c)})\\cdot ${known < 0 ? `(${known})` : known}${signed(d)}`)}, which is ${tex(
        `${sum([[factor * known, '']])}${signed(d)}=${num(key)}`,
      )}.`,
      math: {
        landmarks: [
          [factor, `the value of ${tex(`${linear(m, c)}`)} at ${tex(`x=${num(a)}`)}`, 'What do you multiply it by?'],
          [factor * known, `the product before you add ${tex(`${num(d)}`)}`, "What's left to do?"],
        ],
      },
      simpler: `The remainder is just the value at ${tex(`x=${num(a)}`)}. There, ${tex('p')} is ${tex(`${num(known)}`)}. So put ${tex(`${num(a)}`)} into ${tex('q')}: ${tex(`${factor}`)} times ${tex(`${num(known)}`)}, and then ${d > 0 ? 'add' : 'subtract'} ${tex(Math.abs(d))}. That makes ${tex(`${num(key)}`)}.`,
      hints: [
        'Write the first polynomial as divisor times quotient plus remainder.',
        'For which value of the variable does the term with the divisor vanish? What is the value of the polynomial there?',
        'So a remainder of this kind is a value of the polynomial at one place.',
        'Evaluate the definition of the second polynomial at the same place.',
      ],
    };
  },
};
