import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A whole number times a root, halved or divided by three where it goes: `17\sqrt{2}`, `\frac{5\sqrt{3}}{3}`. */
const rooted = (value: number, root: 2 | 3, by = 1): string => {
  if (value % by === 0) return `${value === by ? '' : num(value / by)}\\sqrt{${root}}`;
  return `\\frac{${value === 1 ? '' : num(value)}\\sqrt{${root}}}{${by}}`;
};

/** A special right triangle whose perimeter is a number and the same number times a root. */
export const perimeterWithRoot: Template = {
  id: 'right-triangles-perimeter-with-root',
  skill: 23,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: false,
  make(draw) {
    const root = draw.pick([2, 3] as const);
    const n = 2 * draw.int(3, 48) * (root === 3 ? 3 : 1);
    if (n > 198) return null;
    const r = Math.sqrt(root);
    const unit = draw.pick(['inches', 'centimeters', 'feet'] as const);
    const asked = draw.pick(root === 2 ? (['leg', 'area'] as const) : (['shorter leg', 'hypotenuse', 'area'] as const));
    // With root 2 the hypotenuse is n; with root 3 the longer leg is n.
    const choices: readonly (readonly [text: string, size: number])[] =
      asked === 'area'
        ? root === 2
          ? [
              [num((n * n) / 4), (n * n) / 4],
              [num((n * n) / 2), (n * n) / 2],
              [num(n * n), n * n],
              [rooted((n * n) / 2, 2), ((n * n) / 2) * r],
              [num((n * n) / 8), (n * n) / 8],
              [rooted((n * n) / 8, 2), ((n * n) / 8) * r],
              [num((n * n) / 16), (n * n) / 16],
            ]
          : [
              [rooted((n * n) / 6, 3), ((n * n) / 6) * r],
              [rooted((n * n) / 2, 3), ((n * n) / 2) * r],
              [rooted((n * n) / 3, 3), ((n * n) / 3) * r],
              [num((n * n) / 2), (n * n) / 2],
              [rooted((n * n) / 12, 3), ((n * n) / 12) * r],
              [num((n * n) / 6), (n * n) / 6],
              [num((n * n) / 12), (n * n) / 12],
            ]
        : root === 2
          ? [
              [rooted(n, 2, 2), n / r],
              [num(n), n],
              [rooted(n, 2), n * r],
              [num(n / 2), n / 2],
              [rooted(n, 2, 4), (n * r) / 4],
              [num(2 * n), 2 * n],
              [num(n / 4), n / 4],
            ]
          : asked === 'shorter leg'
            ? [
                [rooted(n, 3, 3), n / r],
                [num(n), n],
                [num(n / 3), n / 3],
                [rooted(n, 3), n * r],
                [num(n / 2), n / 2],
                [rooted(2 * n, 3, 3), (2 * n) / r],
                [num(n / 6), n / 6],
              ]
            : [
                [rooted(2 * n, 3, 3), (2 * n) / r],
                [num(n), n],
                [num(2 * n), 2 * n],
                [rooted(n, 3, 3), n / r],
                [rooted(n, 3), n * r],
                [rooted(2 * n, 3), 2 * n * r],
                [num((2 * n) / 3), (2 * n) / 3],
              ];
    const triangle =
      root === 2 ? 'an isosceles right triangle' : `a right triangle with an angle of ${tex('60^\\circ')}`;
    const sum = tex(root === 2 ? 'a+a+a\\sqrt{2}=2a+a\\sqrt{2}' : 'a+a\\sqrt{3}+2a=3a+a\\sqrt{3}');
    const [longest, match] = root === 2 ? ['hypotenuse', 'a\\sqrt{2}'] : ['longer leg', 'a\\sqrt{3}'];
    const notes = [
      `This uses the ${tex(n)} in the perimeter as a side it doesn't belong to. The parts of the sum aren't the sides.`,
      'This mixes up two of the sides of the special triangle.',
      'This matches the two parts of the perimeter with two sides. One of the parts is more than one side.',
      `This leaves out a factor of ${tex(`\\sqrt{${root}}`)} that takes you from one side to another.`,
      'This halves one time too many on the way from the perimeter.',
      "The sides here don't have the ratio that this kind of triangle has.",
    ];
    const [right, ...wrong] = choices;
    return {
      type: 'choice',
      question: `<p>The perimeter of ${triangle} is ${tex(`${n}+${n}\\sqrt{${root}}`)} ${unit}. What is the ${asked === 'area' ? `area, in square ${unit},` : `length, in ${unit},`} of ${asked === 'area' ? 'the triangle' : asked === 'leg' ? 'one leg of the triangle' : `the ${asked} of the triangle`}?</p>`,
      right: tex(right![0]),
      wrong: wrong.map(
        ([text], index) =>
          [
            tex(text),
            [
              'parts-for-sides',
              'sides-mixed-up',
              'parts-for-sides',
              'root-left-out',
              'halved-twice',
              'wrong-side-ratio',
            ][index]!,
            notes[index]!,
          ] as const,
      ),
      sizes: choices.map(([, size]) => size),
      why: `If the shorter leg${root === 2 ? ', like the other one,' : ''} is ${tex('a')}, the perimeter is ${sum}. Here ${root === 2 ? `${tex('2a=a\\sqrt{2}\\cdot \\sqrt{2}')}, so the perimeter is ${tex('a\\sqrt{2}(1+\\sqrt{2})')}` : `${tex('3a=a\\sqrt{3}\\cdot \\sqrt{3}')}, so the perimeter is ${tex('a\\sqrt{3}(1+\\sqrt{3})')}`}. The given perimeter is ${tex(`${n}(1+\\sqrt{${root}})`)}, so ${tex(`${match}=${n}`)}, the ${longest}. Then ${tex('a')} is ${tex(root === 2 ? rooted(n, 2, 2) : rooted(n, 3, 3))}, and the ${asked === 'leg' ? 'length of a leg' : asked} is ${tex(right![0])}.`,
      math: {
        landmarks: [[n, 'the number in front of both parts of the perimeter', 'Which side goes with it?']],
        starts: [`${root === 2 ? '2a' : '3a'}+a*sqrt(${root})=${n}+${n}*sqrt(${root})`],
      },
      simpler: `Call the short side ${tex('a')}. The other sides are that with a root or times two, so the perimeter is ${sum}. Match it with ${tex(`${n}(1+\\sqrt{${root}})`)}. The ${longest} turns out to be ${tex(`${n}`)}. The rest follows from it.`,
      hints: [
        "What's the ratio of the sides in this special right triangle?",
        `Call the shortest side ${tex('a')}. How do you write the other two and the sum?`,
        `Don't assume a side is ${tex(n)}. What do the two whole sums look like?`,
        `Can you pull ${tex(`1+\\sqrt{${root}}`)} out of both sums?`,
      ],
    };
  },
};
