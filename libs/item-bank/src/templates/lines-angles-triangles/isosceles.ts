import { linear, num, tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
  ['X', 'Y', 'Z'],
  ['D', 'E', 'F'],
  ['R', 'S', 'T'],
  ['K', 'L', 'M'],
] as const;

/** Two equal sides, the angle between them and one base angle as expressions. */
export const isosceles: Template = {
  id: 'lines-angles-isosceles',
  skill: 22,
  difficulty: 'medium',
  seconds: 80,
  type: 'blank',
  context: false,
  make(draw) {
    const [apex, left, right] = draw.pick(NAMES);
    const [a, c] = [draw.int(1, 6), draw.int(2, 6)];
    const [b, d] = [draw.nonZero(-20, 40), draw.nonZero(-20, 40)];
    const x = (180 - b - 2 * d) / (a + 2 * c);
    const [top, base] = [a * x + b, c * x + d];
    if (!Number.isInteger(x) || x < 4 || x > 35 || top < 14 || base < 14 || top === base || a === c) return null;
    const angle = (slope: number, constant: number): string => tex(`(${linear(slope, constant)})^\\circ`);
    const asksAngle = draw.chance(0.5);
    const key = asksAngle ? top : x;
    const slip = (value: number): string => num(Math.round(value * 100) / 100);
    const [once, equal, twoTops] = [(180 - b - d) / (a + c), (d - b) / (a - c), (180 - 2 * b - d) / (2 * a + c)];
    const shown = (value: number): string => slip(asksAngle ? a * value + b : value);
    const exact = (value: number): boolean => Number.isInteger(value * 2);
    if (!exact(once) && !exact(twoTops)) return null;
    const slips: [number, string, string][] = [
      [
        once,
        'base-angle-counted-once',
        'This makes 180 from only the two given angles. The third one is as big as the given base angle and counts too.',
      ],
      [
        twoTops,
        'wrong-equal-angles',
        `This takes the angle at ${tex(apex)} twice. The equal angles face the equal sides, at ${tex(left)} and ${tex(right)}.`,
      ],
      [
        equal,
        'wrong-equal-angles',
        `This sets the two given angles equal. The angle at ${tex(apex)} is between the equal sides and doesn't have to match the others.`,
      ],
    ];
    return {
      type: 'blank',
      question: `<p>In triangle ${tex(`${apex}${left}${right}`)}, sides ${tex(`\\overline{${apex}${left}}`)} and ${tex(`\\overline{${apex}${right}}`)} have the same length. The measure of angle ${tex(apex)} is ${angle(a, b)}, and the measure of angle ${tex(left)} is ${angle(c, d)}. What is ${asksAngle ? `the measure, in degrees, of angle ${tex(apex)}` : `the value of ${tex('x')}`}?</p>`,
      answer: num(key),
      wrong: [
        ...slips
          .filter(([value]) => exact(value) && Number(shown(value)) > 0)
          .map(([value, misconception, feedback]) => [shown(value), misconception, feedback] as const),
        [num(base), 'answered-other-quantity', `This is the measure of angle ${tex(left)} in degrees.`],
        asksAngle
          ? [num(x), 'answered-other-quantity', `This is the value of ${tex('x')}, not the measure of the angle.`]
          : [
              num(top),
              'answered-other-quantity',
              `This is the measure of angle ${tex(apex)} in degrees, not the value of ${tex('x')}.`,
            ],
      ],
      why: `Angles ${tex(left)} and ${tex(right)} lie opposite the equal sides, so both measure ${angle(c, d)}. The three angles add up to ${tex('180^\\circ')}: ${tex(`(${linear(a, b)})+2(${linear(c, d)})=180`)}, or ${tex(`${linear(a + 2 * c, b + 2 * d)}=180`)}. So ${tex(`x=${num(x)}`)}${asksAngle ? `, and angle ${tex(apex)} measures ${tex(`${a === 1 ? '' : `${a}\\cdot `}${num(x)}${b < 0 ? '-' : '+'}${Math.abs(b)}=${num(top)}`)} degrees` : ''}.`,
      math: {
        landmarks: [
          [180 - b - 2 * d, `the value of ${tex(`${linear(a + 2 * c, 0)}`)}`, "What's left to do?"],
          [x, `the value of ${tex('x')}`, 'What does the question ask for?'],
          [base, `the measure of angle ${tex(`${left}`)}`, 'What does the question ask for?'],
          [top, `the measure of angle ${tex(`${apex}`)}`, 'What does the question ask for?'],
        ],
        starts: [`(${linear(a, b)})+2(${linear(c, d)})=180`],
        traps: [[`(${linear(a, b)})+(${linear(c, d)})=180`, 'base-angle-counted-once']],
      },
      simpler: `Equal sides mean equal angles across from them. So ${tex(`(${linear(c, d)})^\\circ`)} counts twice. All three angles make ${tex('180')}, and that gives ${tex(`${linear(a + 2 * c, b + 2 * d)}=180`)}. So ${tex(`x=${num(x)}`)}.${asksAngle ? ' Put that into the angle you were asked about.' : ''}`,
      hints: [
        'Two sides are equal. Which two angles have to be equal then?',
        `Sketch it with ${tex(apex)} on top. Which angles face the equal sides?`,
        `So how do you write the measure of angle ${tex(right)}?`,
        asksAngle
          ? `Set the angle sum equal to 180 and get ${tex('x')}. Which angle do they want?`
          : `What do all three angles add up to, written with ${tex('x')}?`,
      ],
    };
  },
};
