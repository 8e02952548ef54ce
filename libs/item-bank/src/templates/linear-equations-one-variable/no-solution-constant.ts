import { display, entered, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** p(kx + q) = sx + t + ux without a solution: k makes the coefficients agree. */
export const noSolutionConstant: Template = {
  id: 'linear-one-no-solution-constant',
  skill: 12,
  difficulty: 'hard',
  seconds: 90,
  type: 'blank',
  context: false,
  make(draw) {
    const p = draw.pick([2, 4, 5]);
    const q = draw.nonZero(-7, 7);
    const s = draw.int(3, 19);
    const u = draw.nonZero(-4, 6);
    const t = draw.nonZero(-12, 12);
    const whole = s + u;
    if (s === 1 || whole <= 1 || whole === p || t === p * q || t === q || whole / p === 1) return null;
    const key = entered(whole, p);
    return {
      type: 'blank',
      question: `${display(`${p}(${linear(1, q).replace('x', 'kx')})=${linear(s, t)}${u > 0 ? '+' : ''}${linear(u, 0)}`)}<p>In the given equation, ${tex('k')} is a constant. The equation has no solution. What is the value of ${tex('k')}?</p>`,
      answer: key.includes('/') ? `${key},${whole / p}` : key,
      wrong: [
        [
          String(whole),
          'forgot-to-distribute',
          `The ${tex(p)} multiplies ${tex('kx')} too, so ${tex('k')} alone is not what multiplies ${tex('x')}.`,
        ],
        [
          entered(s, p),
          'like-terms-overlooked',
          `The right side has two terms with ${tex('x')}; together they are ${tex(linear(whole, 0))}.`,
        ],
        [
          String(whole - p),
          'subtracted-instead-of-divided',
          `The ${tex(p)} is a factor of ${tex('k')}, so divide by it instead of subtracting it.`,
        ],
        [entered(p, whole), 'inverted-ratio', `You divided the wrong way around.`],
      ],
      why: `The equation is ${tex(`${linear(p, p * q).replace('x', 'kx')}=${linear(whole, t)}`)}. A linear equation has no solution when the coefficients of ${tex('x')} agree and the constants differ. The constants ${tex(p * q)} and ${tex(t)} differ, so ${tex(`${p}k=${num(whole)}`)} and ${tex(`k=${key.includes('/') ? `\\frac{${key.replace('/', '}{')}}` : key}`)}.`,
      math: {
        landmarks: [
          [whole, `the coefficient of ${tex('x')} on the right`, 'What does the coefficient on the left have to be?'],
          [p * q, 'the number on the left after you distribute', 'Does it match the one on the right?'],
        ],
      },
      simpler: `No solution means the ${tex('x')} terms cancel but the numbers don't. On the left, ${tex('x')} has ${tex(`${p}k`)} in front of it. On the right it has ${tex(`${num(whole)}`)}. So ${tex(`${p}k=${num(whole)}`)}. Divide by ${tex(`${p}`)}.`,
      hints: [
        `No solution means ${tex('x')} drops out. Which side has parentheses to open before you can see that?`,
        'Clean up both sides first. What do you get when you distribute and combine?',
        `Compare the two sides. What's in front of ${tex('x')} on each one?`,
        `Set those two coefficients equal. How do you get ${tex('k')} alone?`,
      ],
    };
  },
};
