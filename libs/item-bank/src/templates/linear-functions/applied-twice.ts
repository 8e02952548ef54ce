import { display, entered, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** f(f(x)) of a linear function is given, and the sign of its slope. */
export const appliedTwice: Template = {
  id: 'functions-applied-twice',
  skill: 14,
  difficulty: 'hard',
  seconds: 110,
  shift: 0.2,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 6) * draw.pick([1, -1]);
    const b = draw.nonZero(-9, 9);
    const at = draw.int(2, 8);
    const [square, constant] = [a * a, b * (a + 1)];
    const key = a * at + b;
    if (key === 0 || Math.abs(key) === Math.abs(constant) || at === Math.abs(a)) return null;
    // With the other sign of a: b' = constant / (1 − a).
    const [top, bottom] = [-a * at * (1 - a) + constant, 1 - a];
    return {
      type: 'blank',
      question: `${display(`f(f(x))=${linear(square, constant)}`)}<p>The function ${tex('f')} is defined by ${tex('f(x)=ax+b')}, where ${tex('a')} and ${tex('b')} are constants and ${tex(`a${a > 0 ? '\\gt ' : '\\lt '}0`)}. The given equation is true for all values of ${tex('x')}. What is the value of ${tex(`f(${at})`)}?</p>`,
      answer: String(key),
      wrong: [
        [
          bottom < 0 ? entered(-top, -bottom) : entered(top, bottom),
          'sign-of-root',
          `Two numbers have that square. The condition on ${tex('a')} tells you which one it is.`,
        ],
        [
          String(a * at + constant),
          'constant-of-composition',
          `The constant term of ${tex('f(f(x))')} isn't ${tex('b')}. The inner ${tex('b')} gets multiplied, and then another one is added.`,
        ],
        [
          String(square * at + constant),
          'composition-for-function',
          `This is the value of ${tex('f(f(x))')}, not of ${tex('f(x)')}.`,
        ],
        [entered(square * at + constant, 2), 'halved-composition', "Using a function twice doesn't double its value."],
      ],
      why: `Since ${tex('f(f(x))=a(ax+b)+b=a^2x+ab+b')}, comparing gives ${tex(`a^2=${square}`)} and ${tex(`ab+b=${constant}`)}. With ${tex(`a${a > 0 ? '\\gt ' : '\\lt '}0`)}, ${tex(`a=${a}`)}. Then ${tex(`${linear(a + 1, 0, 'b')}=${constant}`)}, so ${tex(`b=${b}`)}, and ${tex(`f(${at})=${a}\\cdot ${at}${b > 0 ? '+' : ''}${num(b)}=${key}`)}.`,
      math: {
        landmarks: [
          [a, `the value of ${tex('a')}`, `How do you get ${tex('b')} from it?`],
          [b, `the value of ${tex('b')}`, 'What does the question ask for?'],
          [a + 1, `how many ${tex('b')} you have together`, 'What do they add up to?'],
        ],
      },
      simpler: `Put ${tex('ax+b')} into itself and you get ${tex('a^2x+ab+b')}. Match that with the equation: ${tex(`a^2=${square}`)}, so ${tex(`a=${a}`)}. Then ${tex(`${linear(a + 1, 0, 'b')}=${constant}`)} gives ${tex(`b=${b}`)}. So ${tex(`f(${at})=${key}`)}.`,
      hints: [
        `Put ${tex('ax+b')} into itself. What do you get for ${tex('f(f(x))')}?`,
        `Sort that result. What's in front of ${tex('x')}, and what's the number without ${tex('x')}?`,
        `Match both with the given equation. Which sign does ${tex('a')} have to have?`,
        'Now you know both letters. How many times do you use the rule for the answer?',
      ],
    };
  },
};
