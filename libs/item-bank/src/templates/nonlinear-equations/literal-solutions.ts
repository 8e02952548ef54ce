import { display, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const isSquareFree = (value: number): boolean => [4, 9, 16, 25, 36, 49].every((square) => value % square !== 0);

/** x² − 2pax + qa² = 0: which expression is a solution? */
export const literalSolutions: Template = {
  id: 'nonlinear-literal-solutions',
  skill: 19,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.1,
  type: 'choice',
  context: false,
  make(draw) {
    const p = draw.int(2, 7) * draw.pick([1, -1]);
    const q = draw.nonZero(-20, 30);
    const letter = draw.pick(['a', 'c', 'k']);
    const [root, plus] = [p * p - q, p * p + q];
    const doubled = 4 * p * p - q;
    if (root < 2 || plus < 2 || doubled < 2 || ![root, plus, doubled].every(isSquareFree)) return null;
    const sign = draw.pick(['+', '-']);
    const solution = (first: number, radicand: number): string => tex(`(${first}${sign}\\sqrt{${radicand}})${letter}`);
    return {
      type: 'choice',
      question: `${display(
        `${sum([
          [1, 'x^2'],
          [-2 * p, `${letter}x`],
          [q, `${letter}^2`],
        ])}=0`,
      )}<p>In the given equation, ${tex(letter)} is a positive constant. Which of the following is a solution to the equation?</p>`,
      right: solution(p, root),
      wrong: draw.shuffle([
        [
          solution(-p, root),
          'sign-of-middle-term',
          `The formula starts with the opposite of the coefficient of ${tex('x')}.`,
        ],
        [solution(p, plus), 'sign-under-root', 'Watch the sign of the constant term when it goes under the root.'],
        [
          solution(2 * p, doubled),
          'not-halved',
          "The whole top of the formula gets divided by two, including what's outside the root.",
        ],
        [
          tex(`${p}${sign}${letter}\\sqrt{${root}}`),
          'letter-lost',
          "Every solution is a multiple of the letter. Try this one with two values of the letter and you'll see.",
        ],
      ]),
      why: `Completing the square with the letter gives ${tex(`(x${p > 0 ? '-' : '+'}${Math.abs(p)}${letter})^2=${p * p}${letter}^2${q > 0 ? '-' : '+'}${Math.abs(q)}${letter}^2=${root}${letter}^2`)}. So ${tex(`x=${p}${letter}+${letter}\\sqrt{${root}}`)} or ${tex(`x=${p}${letter}-${letter}\\sqrt{${root}}`)}; taking out ${tex(letter)} gives the form of the choices.`,
      math: {
        landmarks: [
          [p, 'half of the middle coefficient, with the other sign', 'What goes under the root?'],
          [root, 'the number under the root', 'How does the letter come out of the root?'],
          [p * p, 'the square of half the middle coefficient', "What's left under the root?"],
        ],
      },
      simpler: `Complete the square, as if the letter were a number. You get ${tex(`(x${p > 0 ? '-' : '+'}${Math.abs(p)}${letter})^2=${root}${letter}^2`)}. Take the root of both sides. The ${tex(`${letter}`)} comes out of the root, so you can pull it out front.`,
      hints: [
        `Treat the letter like a plain number. What kind of equation in ${tex('x')} is it?`,
        "Complete the square or use the formula. What's half of the middle coefficient?",
        "What's left under the root, and what happens to the squared letter there?",
        'Every part has the letter now. What can you pull out front?',
      ],
    };
  },
};
