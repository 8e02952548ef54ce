import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Where the point of an angle goes, as [own coordinate taken for x, sign, for y, sign]: 0 the first, 1 the second. */
interface Turn {
  angle: string;
  /** First and second coordinate, each as index of the old coordinate and sign. */
  to: readonly [readonly [0 | 1, 1 | -1], readonly [0 | 1, 1 | -1]];
  why: string;
}

const TURNS: readonly Turn[] = [
  {
    angle: '\\frac{\\pi}{2}+t',
    to: [
      [1, -1],
      [0, 1],
    ],
    why: 'a quarter turn counterclockwise takes the horizontal leg to a vertical one, and the vertical leg to a horizontal one that points to the left',
  },
  {
    angle: '\\frac{\\pi}{2}-t',
    to: [
      [1, 1],
      [0, 1],
    ],
    why: 'the angle is the complement, so sine and cosine change places',
  },
  {
    angle: '\\pi-t',
    to: [
      [0, -1],
      [1, 1],
    ],
    why: 'the point is reflected across the vertical axis',
  },
  {
    angle: '\\pi+t',
    to: [
      [0, -1],
      [1, -1],
    ],
    why: 'half a turn takes the point to the opposite end of the diameter',
  },
  {
    angle: '\\frac{3\\pi}{2}-t',
    to: [
      [1, -1],
      [0, -1],
    ],
    why: 'the complement changes the places of sine and cosine, and half a turn reverses both signs',
  },
  {
    angle: '\\frac{3\\pi}{2}+t',
    to: [
      [1, 1],
      [0, -1],
    ],
    why: 'three quarter turns counterclockwise are one quarter turn clockwise, which takes the vertical leg to a horizontal one that points to the right',
  },
  {
    angle: '2\\pi-t',
    to: [
      [0, 1],
      [1, -1],
    ],
    why: 'the point is reflected across the horizontal axis',
  },
];

const LETTERS = [
  ['a', 'b'],
  ['m', 'n'],
  ['u', 'v'],
  ['c', 'd'],
] as const;

/** A point of the unit circle in letters; the point of a related angle in the same letters. */
export const unitCircleTurn: Template = {
  id: 'right-triangles-unit-circle',
  skill: 23,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 95,
  type: 'choice',
  context: false,
  make(draw) {
    const letters = draw.pick(LETTERS);
    const turn = draw.pick(TURNS);
    const [start, end] = draw.pick([
      ['P', 'Q'],
      ['A', 'B'],
      ['R', 'S'],
    ] as const);
    const shown = ({ to }: Pick<Turn, 'to'>): string =>
      tex(`(${to.map(([at, sign]) => `${sign < 0 ? '-' : ''}${letters[at]}`).join(',')})`);
    const [[firstAt, firstSign], [secondAt, secondSign]] = turn.to;
    const swaps = firstAt === 1;
    const slip = (to: Turn['to'], name: string, feedback: string): [string, string, string] => [
      shown({ to }),
      name,
      feedback,
    ];
    return {
      type: 'choice',
      question: `<p>In the ${tex('xy')}-plane, the unit circle has its center at the origin ${tex('O')}. Point ${tex(start)} on the unit circle has coordinates ${tex(`(${letters.join(',')})`)}, and the angle from the positive ${tex('x')}-axis counterclockwise to ${tex(`\\overline{O${start}}`)} measures ${tex('t')} radians, where ${tex('0\\lt t\\lt \\frac{\\pi}{4}')}. Point ${tex(end)} on the unit circle is such that the angle from the positive ${tex('x')}-axis counterclockwise to ${tex(`\\overline{O${end}}`)} measures ${tex(turn.angle)} radians. What are the coordinates of point ${tex(end)}?</p>`,
      right: shown(turn),
      wrong: [
        slip(
          [
            [secondAt, firstSign],
            [firstAt, secondSign],
          ],
          swaps ? 'coordinates-not-swapped' : 'coordinates-swapped',
          "The quadrant alone doesn't tell which length goes along which axis. Sketch the triangle of the new point.",
        ),
        slip(
          [
            [firstAt, firstSign === 1 ? -1 : 1],
            [secondAt, secondSign],
          ],
          'quadrant-sign-slip',
          "This point isn't in the quadrant where the angle ends.",
        ),
        slip(
          [
            [firstAt, firstSign],
            [secondAt, secondSign === 1 ? -1 : 1],
          ],
          'quadrant-sign-slip',
          "This point isn't in the quadrant where the angle ends.",
        ),
        slip(
          [
            [firstAt, firstSign === 1 ? -1 : 1],
            [secondAt, secondSign === 1 ? -1 : 1],
          ],
          'turned-the-wrong-way',
          'This point goes with a turn in another direction, or by another angle.',
        ),
      ],
      why: `The coordinates of a point on the unit circle are the cosine and the sine of its angle. Here ${turn.why}. So ${tex(end)} is ${shown(turn)}.`,
      math: { starts: [`${letters[0]}^2+${letters[1]}^2=1`] },
      simpler: `On the unit circle, the point is cosine and sine of the angle. Sketch it. The starting point is in the first quarter, and you can see where the new angle takes it. ${swaps ? 'The two numbers trade places.' : 'The two numbers keep their places.'} Then check the signs: ${shown(turn)}.`,
      hints: [
        `Sketch the unit circle with a small angle ${tex('t')}. Which leg is longer?`,
        'Which quadrant does the new angle end in? What signs go there?',
        'After the turn, is the longer leg horizontal or vertical?',
        'Which letter is which coordinate now? And what sign does each one get?',
      ],
    };
  },
};
