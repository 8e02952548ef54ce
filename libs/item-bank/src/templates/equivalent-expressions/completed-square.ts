import { linear, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** px² + 2pqkx + rk² with a letter k, as p(x + qk)² plus a multiple of k². */
export const completedSquare: Template = {
  id: 'equivalent-completed-square',
  skill: 18,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.1,
  type: 'choice',
  context: false,
  make(draw) {
    const [p, q] = [draw.int(2, 5), draw.nonZero(-5, 5)];
    const r = draw.nonZero(-20, 20);
    const letter = draw.pick(['k', 'c', 'n']);
    const left = r - p * q * q;
    if (left === 0 || Math.abs(q) === 1 || r === q * q || left === r) return null;
    const form = (inner: number, constant: number): string =>
      tex(
        `${p}(x${inner > 0 ? '+' : ''}${linear(inner, 0, letter)})^2${constant > 0 ? '+' : ''}${linear(constant, 0, `${letter}^2`)}`,
      );
    return {
      type: 'choice',
      question: `<p>Which expression is equivalent to ${tex(
        sum([
          [p, 'x^2'],
          [2 * p * q, `${letter}x`],
          [r, `${letter}^2`],
        ]),
      )}, where ${tex(letter)} is a constant?</p>`,
      right: form(q, left),
      wrong: draw.shuffle([
        [
          form(q, r - q * q),
          'factor-outside-forgotten',
          `The square inside the parentheses is multiplied by ${tex(p)}. What you take away has to match that.`,
        ],
        [
          form(2 * q, r - 4 * p * q * q),
          'coefficient-not-halved',
          'Expand the square: its middle term is twice the product of the two terms.',
        ],
        [
          form(q, r + p * q * q),
          'added-for-subtracted',
          'The square brings in an extra term, and you have to take it away again.',
        ],
        [form(q, r), 'constant-unchanged', "Expand it and you'll see one more term without the variable."],
      ]),
      why: `Taking ${tex(p)} out of the first two terms leaves ${tex(`x^2${q > 0 ? '+' : ''}${linear(2 * q, 0, `${letter}x`)}`)}, which is ${tex(`(x${q > 0 ? '+' : ''}${linear(q, 0, letter)})^2-${linear(q * q, 0, `${letter}^2`)}`)}. Multiplying by ${tex(p)} again, the last term becomes ${tex(`-${linear(p * q * q, 0, `${letter}^2`)}`)}, and with ${tex(linear(r, 0, `${letter}^2`))} it makes ${tex(linear(left, 0, `${letter}^2`))}.`,
      math: {
        landmarks: [
          [2 * q, `the coefficient of the middle term after you take out ${tex(`${p}`)}`, "What's half of it?"],
          [q, 'half of that coefficient', "What's its square?"],
          [q * q, 'the square you add inside', 'How much does that add outside the parentheses?'],
          [p * q * q, `what the square adds once you multiply by ${tex(`${p}`)}`, 'How do you make up for it?'],
        ],
      },
      simpler: `Take ${tex(`${p}`)} out of the first two terms. Half of the middle coefficient is ${tex(`${q}`)}, so that goes into the square. Multiplying back out adds ${tex(`${p * q * q}${letter}^2`)} too much, so subtract it from the end. That leaves ${tex(`${linear(left, 0, `${letter}^2`)}`)}.`,
      hints: [
        `You want a square plus something. Which terms have an ${tex('x')} in them?`,
        `Take the first coefficient out of the ${tex('x')} terms. What's left inside?`,
        `Half of what multiplies ${tex('x')} goes in the square. What's half of it here?`,
        'The square adds an extra term. How big is it once you multiply back?',
      ],
    };
  },
};
