import { display, entered, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A quotient of powers whose exponents are a² and b²; a + b is known too. */
export const exponentSquares: Template = {
  id: 'equivalent-exponent-squares',
  skill: 18,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b] = draw.distinct(2, 1, 12) as [number, number];
    const sign = draw.pick([1, -1]);
    const power = draw.int(1, 4);
    const letter = draw.pick(['x', 'n', 'r']);
    // a + b or a − b is known.
    const [known, other] = [a + sign * b, a - sign * b];
    const exponent = power * (a * a - b * b);
    if (a <= b || exponent > 200 || known < 2 || other < 2 || known === other) return null;
    const raised = (exponentOf: string): string =>
      power === 1 ? `${letter}^{${exponentOf}^2}` : `(${letter}^{${exponentOf}^2})^{${power}}`;
    return {
      type: 'blank',
      question: `${display(`\\frac{${raised('a')}}{${raised('b')}}=${letter}^{${exponent}}`)}<p>In the given equation, ${tex('a')} and ${tex('b')} are constants with ${tex(`a${sign > 0 ? '+' : '-'}b=${known}`)}. The equation is true for all ${tex(`${letter}\\gt 1`)}. What is the value of ${tex('a')}?</p>`,
      answer: String(a),
      wrong: [
        [
          String(other),
          'answered-other-quantity',
          `This is the other combination of ${tex('a')} and ${tex('b')}, not ${tex('a')} itself.`,
        ],
        [String(b), 'answered-other-quantity', `This is the value of ${tex('b')}.`],
        [
          entered(known * known + power * exponent, 2 * known),
          'power-of-power',
          'When a power is raised to another power, the exponents are multiplied.',
        ],
        [
          entered(known + exponent, 2),
          'exponents-not-squared',
          `The exponents are the squares of ${tex('a')} and ${tex('b')}, not ${tex('a')} and ${tex('b')} themselves.`,
        ],
      ],
      why: `Dividing powers of the same base subtracts their exponents, so ${tex(`${power === 1 ? '' : power}(a^2-b^2)=${exponent}`)}${power === 1 ? '' : ` and ${tex(`a^2-b^2=${exponent / power}`)}`}. Since ${tex('a^2-b^2=(a+b)(a-b)')} and ${tex(`a${sign > 0 ? '+' : '-'}b=${known}`)}, ${tex(`a${sign > 0 ? '-' : '+'}b=${other}`)}. Adding the two gives ${tex(`2a=${known + other}`)}, so ${tex(`a=${a}`)}.`,
      math: {
        landmarks: [
          [b, `the value of ${tex('b')}`, 'What does the question ask for?'],
          [
            other,
            `the value of ${tex(`a${sign > 0 ? '-' : '+'}b`)}`,
            `How do you get ${tex('a')} from the sum and the difference?`,
          ],
          [exponent / power, `the value of ${tex('a^2-b^2')}`, 'How does that factor?'],
          [known + other, `the value of ${tex('2a')}`, "So what's left to do?"],
        ],
      },
      simpler: `Dividing powers means subtracting exponents, so ${tex(`a^2-b^2=${exponent / power}`)}. That factors into ${tex('(a+b)(a-b)')}. One of those is ${tex(`${known}`)}, so the other is ${tex(`${other}`)}. Add the two to get ${tex(`2a=${known + other}`)}, so ${tex(`a=${a}`)}.`,
      hints: [
        'The left side is one power divided by another. What happens to the exponents?',
        'Same base on both sides. What does that tell you about the exponents?',
        "You've got a difference of squares. How does it factor, and which factor do you know?",
        'You know a sum and a difference. What do you get when you add them?',
      ],
    };
  },
};
