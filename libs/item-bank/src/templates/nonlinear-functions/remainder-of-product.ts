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
          `The divisor is zero at the opposite of the number that's added to ${tex('x')}.`,
        ],
        [String(known + d), 'factor-forgotten', `The factor in front of ${tex('p(x)')} has a value there too.`],
        [String(d), 'product-taken-as-multiple', `That works only if dividing ${tex('p(x)')} leaves no remainder.`],
        [
          String(c * known + d),
          'value-at-zero',
          `This takes the factor at ${tex('x=0')}. Which ${tex('x')} makes the divisor zero?`,
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
        `Write ${tex('p')} as divisor times quotient plus remainder. Which part do you know?`,
        `Which ${tex('x')} makes the divisor zero? What is ${tex('p')} there?`,
        'So a remainder like this is just a value. Of which function, and where?',
        `Put the same ${tex('x')} into ${tex('q')}. What does each piece come to?`,
      ],
    };
  },
};
