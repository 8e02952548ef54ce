import { entered, gcd, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';
import { systemDisplay } from './system.js';

/** Two letter coefficients, one beside a like term on the other side: infinitely many solutions. */
export const infiniteConstants: Template = {
  id: 'systems-infinite-constants',
  skill: 15,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const [m, n] = draw.distinct(2, 2, 7) as [number, number];
    const [u, v, w] = [draw.int(1, 5), draw.nonZero(-5, 5), draw.nonZero(-5, 5)];
    const c = draw.int(2, 9);
    const [a, b] = [m * u - c, n * w];
    const key = a + b;
    if (gcd(m, n) !== 1 || a === 0 || key === 0 || Math.abs(a) === Math.abs(b) || v === w || u === Math.abs(w))
      return null;
    return {
      type: 'blank',
      question: `${systemDisplay([
        `${sum([
          [1, 'ax'],
          [m * w, 'y'],
        ])}=${sum([
          [m * v, ''],
          [-c, 'x'],
        ])}`,
        `${sum([
          [n * u, 'x'],
          [1, 'by'],
        ])}=${num(n * v)}`,
      ])}<p>In the given system of equations, ${tex('a')} and ${tex('b')} are constants. The system has infinitely many solutions. What is the value of ${tex('a+b')}?</p>`,
      answer: String(key),
      wrong: [
        [
          String(m * u + b),
          'like-terms-overlooked',
          `There is another term with ${tex('x')} on the right side of the first equation. It's part of the coefficient of ${tex('x')}.`,
        ],
        [
          String(m * u + c + b),
          'sign-slip-moving-term',
          `The term ${tex(`-${c}x`)} changes its sign when it is moved to the left side.`,
        ],
        [
          entered(m * m * w + n * a, n),
          'inverted-ratio',
          'The ratio of the two equations was used the wrong way around for one of the constants.',
        ],
        [String(a), 'answered-other-quantity', "That's one of the two constants."],
        [String(b), 'answered-other-quantity', "That's one of the two constants."],
      ],
      why: `With all terms with the variables on the left, the first equation is ${tex(`(a+${c})x${m * w > 0 ? '+' : ''}${sum([[m * w, 'y']])}=${m * v}`)}. Both equations describe the same line, so one is a multiple of the other. The constants ${tex(m * v)} and ${tex(n * v)} show that the first is ${tex(`\\frac{${m}}{${n}}`)} times the second. So ${tex(`a+${c}=\\frac{${m}}{${n}}\\cdot ${n * u}=${m * u}`)}, which gives ${tex(`a=${a}`)}, and ${tex(`${num(m * w)}=\\frac{${m}}{${n}}b`)}, which gives ${tex(`b=${b}`)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('a')}`, `What is ${tex('b')}?`],
          [b, `the value of ${tex('b')}`, `What is ${tex('a')}?`],
          [
            `${m}/${n}`,
            'how many times the second equation the first one is',
            `What does that say about ${tex('a')} and ${tex('b')}?`,
          ],
          [m * u, `the value of ${tex(`a+${c}`)}`, `So what is ${tex('a')}?`],
        ],
      },
      simpler: `Infinitely many solutions means both equations are the same line. The plain numbers show that the first is ${tex(`\\frac{${m}}{${n}}`)} times the second. So ${tex(`a+${c}=${m * u}`)} and ${tex(`a=${a}`)}. In the same way ${tex(`b=${b}`)}, and the sum is ${tex(`${num(key)}`)}.`,
      hints: [
        'The system has endless solutions. What do the two lines look like?',
        'Get the first equation into the same form as the second. What moves over?',
        'One equation is a multiple of the other. Which pair of plain numbers tells you the factor?',
        `Use that factor on the ${tex('x')} terms and the ${tex('y')} terms. What does each one say?`,
      ],
    };
  },
};
