import { compare } from '../inequality.js';
import { display, linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** y below a falling and a rising line (or above): the extreme y lies where they meet. */
export const greatestY: Template = {
  id: 'inequalities-two-extreme',
  skill: 17,
  difficulty: 'hard',
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const greatest = draw.chance(0.5);
    const sign = greatest ? '≤' : '≥';
    const [falling, rising] = [-draw.int(1, 6), draw.int(1, 6)];
    const x = draw.nonZero(-9, 12);
    const y = draw.nonZero(-40, 60);
    const [b, d] = [y - falling * x, y - rising * x];
    const [point, u, v] = draw.pick([
      ['(p,q)', 'p', 'q'],
      ['(a,b)', 'a', 'b'],
      ['(h,k)', 'h', 'k'],
    ] as const);
    if (b === 0 || d === 0 || b === d || x === y || -falling === rising || Math.abs(b) > 99 || Math.abs(d) > 99)
      return null;
    const wrongX = (d + b) / (falling - rising);
    return {
      type: 'blank',
      question: `${display(`\\begin{aligned}${compare('y&amp;', sign, linear(falling, b))}\\\\${compare('y&amp;', sign, linear(rising, d))}\\end{aligned}`)}<p>In the ${tex('xy')}-plane, the point ${tex(point)} lies in the solution set of the given system of inequalities. What is the ${greatest ? 'greatest' : 'least'} possible value of ${tex(v)}?</p>`,
      answer: String(y),
      wrong: [
        [
          String(x),
          'answered-other-unknown',
          `This is the value of ${tex(u)} that goes with the ${greatest ? 'greatest' : 'least'} value of ${tex(v)}.`,
        ],
        [
          String(b),
          'intercept-for-extreme',
          `This is the ${tex('y')}-intercept of the first line; a point there ${greatest === d < b ? 'does not satisfy the second inequality' : `does not have the ${greatest ? 'greatest' : 'least'} possible second coordinate`}.`,
        ],
        [
          String(d),
          'intercept-for-extreme',
          `This is the ${tex('y')}-intercept of the second line; a point there ${greatest === b < d ? 'does not satisfy the first inequality' : `does not have the ${greatest ? 'greatest' : 'least'} possible second coordinate`}.`,
        ],
        ...(Number.isInteger(wrongX)
          ? [
              [
                String(falling * wrongX + b),
                'sign-slip-moving-term',
                'Setting the lines equal was right, but a constant changed its sign on the way.',
              ] as const,
            ]
          : []),
      ],
      why: `${greatest ? 'The solutions lie below or on both lines. The first line falls and the second rises, so the highest solution' : 'The solutions lie above or on both lines. The first line falls and the second rises, so the lowest solution'} is the point where the lines meet: ${tex(`${linear(falling, b)}=${linear(rising, d)}`)} gives ${tex(`x=${num(x)}`)}, and ${tex(`y=${num(y)}`)} there.`,
      math: {
        landmarks: [
          [x, `the value of ${tex(`${u}`)} where the lines meet`, `What is ${tex(`${v}`)} there?`],
          [d - b, 'the difference of the two plain numbers', `How many ${tex('x')} is that?`],
        ],
      },
      simpler: `One line goes down and the other goes up. The ${greatest ? 'highest' : 'lowest'} point that fits both is where they cross. Set them equal to get ${tex(`x=${num(x)}`)}. Put that into either line and you get ${tex(`${num(y)}`)}.`,
      hints: [
        'Sketch both lines. Which one goes up, and which one goes down?',
        'Do the solutions lie above the lines or below them?',
        `Look at that region. Where is its ${greatest ? 'highest' : 'lowest'} point?`,
        'Set the two right sides equal. Which coordinate does the question want?',
      ],
    };
  },
};
