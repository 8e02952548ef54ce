import { compare, type Sign } from '../inequality.js';
import { linear, num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** y < −mx + a and y > nx + b, with one known solution: what must be true of a and b? */
export const lettersRelation: Template = {
  id: 'inequalities-two-letters-relation',
  skill: 17,
  difficulty: 'hard',
  seconds: 105,
  shift: 0.2,
  type: 'choice',
  context: false,
  make(draw) {
    const [m, n] = [draw.nonZero(-5, 5), draw.nonZero(-5, 5)];
    const [p, q] = [draw.nonZero(-6, 6), draw.nonZero(-6, 6)];
    const [above, below] = [q - m * p, q - n * p];
    // a > above, b < below
    const bound = above - below;
    const total = above + below;
    if (m === n || bound === 0 || total === 0 || Math.abs(bound) === Math.abs(total)) return null;
    const difference = sum([
      [1, 'a'],
      [-1, 'b'],
    ]);
    const says = (left: string, sign: Sign, right: number): string => tex(compare(left, sign, num(right)));
    return {
      type: 'choice',
      question: `<p>\\[\\begin{aligned}y&amp;\\lt ${linear(m, 0)}+a\\\\y&amp;\\gt ${linear(n, 0)}+b\\end{aligned}\\]</p><p>In the given system of inequalities, ${tex('a')} and ${tex('b')} are constants. In the ${tex('xy')}-plane, the point ${tex(`(${p},${q})`)} is a solution to the system. Which of the following must be true?</p>`,
      right: says(difference, '>', bound),
      wrong: draw.shuffle([
        [
          says(difference, '<', bound),
          'direction-of-sign',
          'Figure out which letter has to be large and which has to be small.',
        ],
        [
          says('a+b', '>', total),
          'added-opposite-inequalities',
          "The two conditions point opposite ways, so you can't just add them.",
        ],
        [
          says('a+b', '<', total),
          'added-opposite-inequalities',
          "The two conditions point opposite ways, so you can't just add them.",
        ],
        [says('b-a', '>', bound), 'letters-exchanged', 'The two letters got swapped in the subtraction.'],
      ]),
      why: `The point makes both inequalities true: ${tex(`${q}\\lt ${num(m * p)}+a`)} gives ${tex(compare('a', '>', num(above)))}, and ${tex(`${q}\\gt ${num(n * p)}+b`)} gives ${tex(compare('b', '<', num(below)))}. A number greater than ${tex(above)} less a number smaller than ${tex(below)} is always greater than ${tex(`${num(above)}-${below < 0 ? `(${num(below)})` : num(below)}`)}. About the sum of the two letters, nothing can be said.`,
      math: {
        landmarks: [
          [above, `the number that ${tex('a')} is compared with`, `What about ${tex('b')}?`],
          [below, `the number that ${tex('b')} is compared with`, `What about ${tex('a')}?`],
          [m * p, `the ${tex('x')} term in the first line`, `So what does it say about ${tex('a')}?`],
          [n * p, `the ${tex('x')} term in the second line`, `So what does it say about ${tex('b')}?`],
        ],
      },
      simpler: `Put the point into both lines. The first says ${tex('a')} is more than ${tex(`${above}`)}. The second says ${tex('b')} is less than ${tex(`${below}`)}. A number above ${tex(`${above}`)} minus a number below ${tex(`${below}`)} has to be more than ${tex(`${bound}`)}.`,
      hints: [
        `You know a point that works. Which of its numbers goes in for ${tex('x')}?`,
        'Each inequality now says something about one letter. Is each letter bigger or smaller than a number?',
        'One letter has a floor, the other a ceiling. Would adding or subtracting them tell you more?',
        'Flip one of them by multiplying by a negative. Which way do both signs point now?',
      ],
    };
  },
};
