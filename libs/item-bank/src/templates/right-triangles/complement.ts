import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Sine of one acute angle equals cosine of another: the measures add up to a right angle. */
export const complement: Template = {
  id: 'right-triangles-complement',
  skill: 23,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 85,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, c] = [draw.int(1, 7), draw.int(1, 7)];
    const [b, d] = [draw.int(-20, 40), draw.int(-20, 40)];
    const x = (90 - b - d) / (a + c);
    const [one, other] = [a * x + b, c * x + d];
    if (
      a === c ||
      !Number.isInteger(x) ||
      x < 3 ||
      x > 30 ||
      Math.min(one, other) < 8 ||
      one === other ||
      b === 0 ||
      d === 0
    )
      return null;
    const [first, second] = draw.pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['R', 'S'],
      ['J', 'K'],
      ['D', 'E'],
    ] as const);
    const [equal, straight] = [(d - b) / (a - c), (180 - b - d) / (a + c)];
    const angle = (slope: number, constant: number): string => tex(`(${linear(slope, constant)})^\\circ`);
    return {
      type: 'blank',
      question: `<p>Angles ${tex(first)} and ${tex(second)} are acute angles, and ${tex(`\\sin ${first}=\\cos ${second}`)}. The measure of angle ${tex(first)} is ${angle(a, b)}, and the measure of angle ${tex(second)} is ${angle(c, d)}. What is the value of ${tex('x')}?</p>`,
      answer: String(x),
      wrong: [
        [
          num(equal),
          'complement-taken-for-equal',
          `This sets the two measures equal. The sine of an angle is the cosine of its complement, not of itself.`,
        ],
        [
          num(straight),
          'supplement-for-complement',
          `This makes the two measures add up to ${tex('180^\\circ')}. For sine and cosine to match, they add up to ${tex('90^\\circ')}.`,
        ],
        [
          num(one),
          'answered-other-quantity',
          `This is the measure of angle ${tex(first)} in degrees, not the value of ${tex('x')}.`,
        ],
        [
          num(other),
          'answered-other-quantity',
          `This is the measure of angle ${tex(second)} in degrees, not the value of ${tex('x')}.`,
        ],
      ],
      why: `The sine of an acute angle equals the cosine of its complement, so the two measures add up to ${tex('90^\\circ')}: ${tex(`(${linear(a, b)})+(${linear(c, d)})=90`)}. This gives ${tex(`${linear(a + c, b + d)}=90`)}, so ${tex(`${num(a + c)}x=${num(90 - b - d)}`)} and ${tex(`x=${num(x)}`)}.`,
      math: {
        landmarks: [
          [one, `the measure of angle ${tex(`${first}`)}`, 'What does the question ask for?'],
          [other, `the measure of angle ${tex(`${second}`)}`, 'What does the question ask for?'],
          [90 - b - d, `the value of ${tex(`${linear(a + c, 0)}`)}`, "What's left to do?"],
        ],
        starts: [`(${linear(a, b)})+(${linear(c, d)})=90`],
        traps: [
          [`(${linear(a, b)})=(${linear(c, d)})`, 'complement-taken-for-equal'],
          [`(${linear(a, b)})+(${linear(c, d)})=180`, 'supplement-for-complement'],
        ],
      },
      simpler: `When the sine of one angle is the cosine of another, they add up to ${tex('90^\\circ')}. So add the two measures: ${tex(`${linear(a + c, b + d)}=90`)}. Solve it, and you get ${tex(`x=${num(x)}`)}.`,
      hints: [
        'The sine of one is the cosine of the other. How do two such angles fit together?',
        "Picture both in one right triangle. One angle's opposite side is what to the other?",
        'What do the two acute angles of a right triangle add up to?',
        'Add the two measures. What number do you set them equal to?',
      ],
    };
  },
};
