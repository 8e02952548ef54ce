import { tex } from '../tex.js';
import type { Template } from '../template.js';

type Side = 'opposite' | 'adjacent' | 'hypotenuse';

interface Setting {
  given: Side;
  wanted: Side;
  min: number;
  max: number;
  /** Angles that the thing can have, degrees. */
  angles: readonly [number, number];
  text(length: string, angle: string): string;
}

const SETTINGS: readonly Setting[] = [
  {
    given: 'adjacent',
    wanted: 'opposite',
    min: 20,
    max: 160,
    angles: [18, 68],
    text: (d, a) =>
      `From a point on level ground that is ${d} meters from the base of a vertical tower, the angle of elevation to the top of the tower is ${a}. Which expression represents the height, in meters, of the tower?`,
  },
  {
    given: 'hypotenuse',
    wanted: 'opposite',
    min: 30,
    max: 120,
    angles: [25, 70],
    text: (d, a) =>
      `A kite is flown on a straight string that is ${d} meters long. The string makes an angle of ${a} with the level ground. Which expression represents the height, in meters, of the kite above the end of the string on the ground?`,
  },
  {
    given: 'opposite',
    wanted: 'adjacent',
    min: 15,
    max: 90,
    angles: [12, 55],
    text: (d, a) =>
      `From the top of a vertical lighthouse, ${d} meters above sea level, a buoy is sighted. The line of sight from the buoy to the top of the lighthouse makes an angle of ${a} with the level surface of the sea. Which expression represents the horizontal distance, in meters, from the buoy to the lighthouse?`,
  },
  {
    given: 'opposite',
    wanted: 'hypotenuse',
    min: 8,
    max: 40,
    angles: [28, 65],
    text: (d, a) =>
      `A conveyor belt carries grain in a straight line from level ground to the top of a silo that is ${d} feet high. The belt makes an angle of ${a} with the ground. Which expression represents the length, in feet, of the belt?`,
  },
  {
    given: 'hypotenuse',
    wanted: 'adjacent',
    min: 6,
    max: 30,
    angles: [55, 77],
    text: (d, a) =>
      `A ladder that is ${d} feet long leans against a vertical wall and makes an angle of ${a} with the level ground. Which expression represents the distance, in feet, from the foot of the ladder to the wall?`,
  },
  {
    given: 'adjacent',
    wanted: 'hypotenuse',
    min: 5,
    max: 60,
    angles: [25, 70],
    text: (d, a) =>
      `A straight cable is fastened to the top of a vertical mast and to level ground at a point ${d} feet from the base of the mast. The cable makes an angle of ${a} with the ground. Which expression represents the length, in feet, of the cable?`,
  },
];

const RATIOS = {
  sin: { name: 'sine', over: 'opposite', under: 'hypotenuse' },
  cos: { name: 'cosine', over: 'adjacent', under: 'hypotenuse' },
  tan: { name: 'tangent', over: 'opposite', under: 'adjacent' },
} as const;
type Ratio = keyof typeof RATIOS;

const LIES: Record<Side, string> = {
  opposite: 'the side opposite the angle',
  adjacent: 'the leg adjacent to the angle',
  hypotenuse: 'the hypotenuse',
};

/** A length from an angle and another length, as an expression with a trigonometric ratio. */
export const elevation: Template = {
  id: 'right-triangles-elevation',
  skill: 23,
  difficulty: 'medium',
  seconds: 75,
  type: 'choice',
  context: true,
  make(draw) {
    const { given, wanted, min, max, angles, text } = draw.pick(SETTINGS);
    const [length, angle] = [draw.int(min, max), draw.int(...angles)];
    if (angle === 45 || angle === 30 || angle === 60) return null;
    const at = (ratio: Ratio): string => `\\${ratio} ${angle}^\\circ`;
    const product = (ratio: Ratio): string => tex(`${length}\\${ratio}(${angle}^\\circ)`);
    const quotient = (ratio: Ratio): string => tex(`\\frac{${length}}{\\${ratio}(${angle}^\\circ)}`);
    const names = Object.keys(RATIOS) as Ratio[];
    const fitting = names.find((ratio) =>
      [given, wanted].every((side) => side === RATIOS[ratio].over || side === RATIOS[ratio].under),
    )!;
    const multiplied = RATIOS[fitting].over === wanted;
    const [right, inverted] = multiplied ? [product, quotient] : [quotient, product];
    const { name, over, under } = RATIOS[fitting];
    return {
      type: 'choice',
      question: `<p>${text(tex(length), tex(`${angle}^\\circ`))}</p>`,
      right: right(fitting),
      wrong: [
        [
          inverted(fitting),
          'ratio-inverted',
          `The ${name} is the right ratio, but ${tex(length)} has to be ${multiplied ? 'multiplied' : 'divided'} by it. The given length is ${LIES[given]}.`,
        ],
        ...names
          .filter((ratio) => ratio !== fitting)
          .map(
            (ratio) =>
              [
                right(ratio),
                `${RATIOS[ratio].name}-for-${name}`,
                `The ${RATIOS[ratio].name} compares ${LIES[RATIOS[ratio].over]} with ${LIES[RATIOS[ratio].under]}. Here you know ${LIES[given]}, and you want ${LIES[wanted]}.`,
              ] as const,
          ),
      ],
      why: `In the right triangle with the angle of ${tex(`${angle}^\\circ`)}, the given length of ${tex(length)} is ${LIES[given]}, and the wanted length ${tex('x')} is ${LIES[wanted]}. The ratio of ${LIES[over]} to ${LIES[under]} is the ${name}, so ${tex(`${at(fitting)}=${multiplied ? `\\frac{x}{${length}}` : `\\frac{${length}}{x}`}`)}, and ${tex('x')} equals ${right(fitting)}.`,
      math: { landmarks: [[90 - angle, 'the other acute angle', "Which ratio goes with the angle that's given?"]] },
      simpler: `Mark what you know and what you want. You know ${LIES[given]}, and you want ${LIES[wanted]}. The ratio with those two is the ${name}. Write it down and solve for the length you want.`,
      hints: [
        'Sketch the right triangle. Is the given length the upright side, the flat one, or the slanted one?',
        'From the angle, is each length opposite, adjacent, or the hypotenuse?',
        'Which trig ratio uses just those two sides?',
        `Write that ratio with ${tex('x')} for the unknown. How do you get ${tex('x')} alone?`,
      ],
    };
  },
};
