import { display, entered, linear, num, signed, tex } from '../tex.js';
import type { Template } from '../template.js';

/** The solution of ax + b = c(x + e) is known; in a second equation, px + q stands in the place of x. */
export const shiftedArgument: Template = {
  id: 'linear-one-shifted-argument',
  skill: 12,
  difficulty: 'hard',
  seconds: 100,
  shift: 0.1,
  type: 'blank',
  context: false,
  make(draw) {
    const p = draw.int(2, 5);
    const [q, e, key] = [draw.nonZero(-9, 9), draw.nonZero(-9, 9), draw.nonZero(-9, 9)];
    const known = p * key + q;
    if (q + e === 0 || known === 0 || known === key || Math.abs(key) === 1) return null;
    return {
      type: 'blank',
      question: `${display(`ax+b=c(${linear(1, e)})`)}<p>In the given equation, ${tex('a')}, ${tex('b')}, and ${tex('c')} are constants. The only solution to the equation is ${tex(`x=${num(known)}`)}. What is the solution to the equation below?</p>${display(`a(${linear(p, q)})+b=c(${linear(p, q + e)})`)}`,
      answer: String(key),
      wrong: [
        [
          String(p * known + q),
          'substituted-the-solution',
          `The solution of the first equation was put in for ${tex('x')}. Look at which expression took the place of ${tex('x')}.`,
        ],
        [
          String(known),
          'solution-unchanged',
          `This solves the first equation. In the second one, something else sits where ${tex('x')} was.`,
        ],
        [entered(known + q, p), 'sign-slip-moving-term', `A term moved to the other side but kept its sign.`],
        [
          entered(known - q - e, p),
          'shifted-twice',
          `The number ${tex(signed(e).replace('+', ''))} in the parentheses is already in the first equation. It doesn't shift the solution again.`,
        ],
      ],
      why: `The second equation is the first with ${tex(linear(p, q))} in the place of ${tex('x')}, since ${tex(`${linear(p, q + e)}=(${linear(p, q)})${signed(e)}`)}. So ${tex(linear(p, q))} has to have the value ${tex(known)}: ${tex(`${linear(p, q)}=${known}`)}, which gives ${tex(`x=${key}`)}.`,
      math: { landmarks: [[known - q, `the value of ${tex(`${linear(p, 0)}`)}`, "What's left to do?"]] },
      simpler: `The second equation is the first one with ${tex(`${linear(p, q)}`)} where ${tex('x')} was. The first one only works for ${tex(`${known}`)}. So ${tex(`${linear(p, q)}`)} has to be ${tex(`${known}`)}, and that gives ${tex(`x=${key}`)}.`,
      hints: [
        `You can't find ${tex('a')}, ${tex('b')}, and ${tex('c')}. What's different between the two equations?`,
        `What sits in the second equation where ${tex('x')} was in the first?`,
        'Check the parentheses on the right. Can you spot the same expression in there?',
        `That whole expression acts like the old ${tex('x')}. What value must it have?`,
      ],
    };
  },
};
