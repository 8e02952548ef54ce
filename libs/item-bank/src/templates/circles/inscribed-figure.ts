import { gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Number before the square of the letter, as TeX and in size. */
type Factor = readonly [text: string, size: number];

interface Case {
  /** What is given, with its measure as TeX, and what is asked for. */
  text(measure: string): string;
  /** The key and what slips lead to, for a measure of `n` letters. */
  key(n: number): Factor;
  slips(n: number): readonly (readonly [Factor, Slip])[];
  why: string;
}

const NOTES = {
  'outer-circle': "That's the area of a circle through the corners. The question wants a different one.",
  'inner-circle': "That's the area of a circle that touches the sides. The question wants a different one.",
  'diameter-for-radius': 'This uses a diameter as the radius.',
  'side-for-radius': 'This uses a side of the figure as the radius.',
  'half-side-for-radius': 'This uses half a side of the figure as the radius.',
  'height-for-radius': "This uses the triangle's height as the radius, but the center isn't at its end.",
  'half-height-for-radius': "This uses half the triangle's height as the radius, but the center isn't halfway up.",
  'perimeter-for-side': 'This uses the whole perimeter as one side.',
  'halved-twice': 'This halves a length one time too many before squaring it.',
  'half-forgotten': "This leaves out the one half in a triangle's area.",
  'one-part-only': 'Compare this with the area of the circle: does the hexagon fill so little of it?',
  'whole-circle': 'A square like this would have all four corners on a whole circle.',
  'radius-for-diagonal': "This uses the radius as the square's diagonal.",
  'wrong-length': "This squares a length in the figure that isn't a side of the square.",
  'leg-for-hypotenuse': 'This uses a leg of the right triangle as its hypotenuse.',
} as const;
type Slip = keyof typeof NOTES;

const over = (top: string, number: number, bottom: number): string => {
  const by = gcd(number, bottom);
  const [n, d] = [number / by, bottom / by];
  const numerator = `${n === 1 && (top !== '' || d === 1) ? '' : n}${top}`;
  return d === 1 ? numerator : `\\frac{${numerator}}{${d}}`;
};
const pi = (number: number, bottom = 1): Factor => [over('\\pi', number, bottom), (Math.PI * number) / bottom];
const root3 = (number: number, bottom = 1): Factor => [
  over('\\sqrt{3}', number, bottom),
  (Math.sqrt(3) * number) / bottom,
];
const plain = (number: number, bottom = 1): Factor => [over('', number, bottom), number / bottom];

const CASES: readonly Case[] = [
  {
    text: (m) =>
      `A square is inscribed in a circle, so that its four vertices lie on the circle. Another circle is inscribed in the square, so that it touches all four sides. The perimeter of the square is ${m}. Which expression represents the area of the region inside the larger circle and outside the smaller one?`,
    key: (n) => pi(n * n, 64),
    slips: (n) => [
      [pi(n * n, 32), 'outer-circle'],
      [pi(n * n, 16), 'diameter-for-radius'],
      [pi(n * n, 256), 'halved-twice'],
      [pi(3 * n * n, 64), 'side-for-radius'],
      [pi(n * n, 4), 'perimeter-for-side'],
    ],
    why: 'Half a side of the square is the radius of the smaller circle, and half a diagonal is the radius of the larger one. The two radii and half a side make a right triangle, so the difference of the squares of the radii is the square of half a side, which is an eighth of the perimeter',
  },
  {
    text: (m) =>
      `An equilateral triangle is inscribed in a circle, so that its three vertices lie on the circle. The perimeter of the triangle is ${m}. Which expression represents the area of the circle?`,
    key: (n) => pi(n * n, 27),
    slips: (n) => [
      [pi(n * n, 9), 'side-for-radius'],
      [pi(n * n, 36), 'half-side-for-radius'],
      [pi(n * n, 12), 'height-for-radius'],
      [pi(n * n, 108), 'inner-circle'],
      [pi(n * n, 48), 'half-height-for-radius'],
      [pi(n * n, 3), 'perimeter-for-side'],
    ],
    why: 'A side is a third of the perimeter. The radius to a vertex and half a side belong to a right triangle with an angle of 30 degrees at the vertex, so the square of the radius is a third of the square of a side',
  },
  {
    text: (m) =>
      `A circle is inscribed in an equilateral triangle, so that it touches all three sides. The perimeter of the triangle is ${m}. Which expression represents the area of the circle?`,
    key: (n) => pi(n * n, 108),
    slips: (n) => [
      [pi(n * n, 36), 'half-side-for-radius'],
      [pi(n * n, 27), 'outer-circle'],
      [pi(n * n, 48), 'half-height-for-radius'],
      [pi(n * n, 432), 'halved-twice'],
      [pi(n * n, 12), 'height-for-radius'],
    ],
    why: 'A side is a third of the perimeter. The radius to the middle of a side and half a side belong to a right triangle with an angle of 30 degrees at the vertex, so the square of the radius is a twelfth of the square of a side',
  },
  {
    text: (m) =>
      `A regular hexagon is inscribed in a circle, so that its six vertices lie on the circle. The diameter of the circle is ${m}. Which expression represents the area of the hexagon?`,
    key: (n) => root3(3 * n * n, 8),
    slips: (n) => [
      [root3(3 * n * n, 2), 'diameter-for-radius'],
      [root3(3 * n * n, 4), 'half-forgotten'],
      [root3(n * n, 16), 'one-part-only'],
      [root3(3 * n * n, 32), 'halved-twice'],
      [root3(3 * n * n), 'half-forgotten'],
    ],
    why: 'Six equilateral triangles whose sides are the radius make up the hexagon, and each has an area of a quarter of the square of its side, times the root of three',
  },
  {
    text: (m) =>
      `A circle is inscribed in a regular hexagon, so that it touches all six sides. The perimeter of the hexagon is ${m}. Which expression represents the area of the circle?`,
    key: (n) => pi(n * n, 48),
    slips: (n) => [
      [pi(n * n, 36), 'side-for-radius'],
      [pi(n * n, 144), 'half-side-for-radius'],
      [pi(n * n, 12), 'diameter-for-radius'],
      [pi(n * n, 192), 'halved-twice'],
      [pi(3 * n * n, 4), 'perimeter-for-side'],
    ],
    why: 'A side is a sixth of the perimeter. The center and a side make an equilateral triangle, and the radius is its height, so the square of the radius is three quarters of the square of a side',
  },
  {
    text: (m) =>
      `A square is inscribed in a semicircle, so that one of its sides lies on the diameter and the other two vertices lie on the arc. The radius of the semicircle is ${m}. Which expression represents the area of the square?`,
    key: (n) => plain(4 * n * n, 5),
    slips: (n) => [
      [plain(n * n), 'side-for-radius'],
      [plain(n * n, 2), 'radius-for-diagonal'],
      [plain(2 * n * n), 'whole-circle'],
      [plain(n * n, 5), 'wrong-length'],
      [plain(4 * n * n, 3), 'leg-for-hypotenuse'],
    ],
    why: 'The center lies in the middle of the lower side. A radius to an upper vertex is the hypotenuse of a right triangle whose legs are a side and half a side, so the square of the radius is five quarters of the square of a side',
  },
];

/** Circles and regular figures in one another, their size told by one letter: an area as an expression. */
export const inscribedFigure: Template = {
  id: 'circles-inscribed-figure',
  skill: 24,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 130,
  type: 'choice',
  context: false,
  make(draw) {
    const { text, key, slips, why } = draw.pick(CASES);
    const n = draw.pick([1, 2, 3, 4, 6, 8, 12] as const);
    const letter = draw.pick(['k', 'm', 's', 't'] as const);
    const shown = (factor: string): string => tex(`${factor}${factor.endsWith('\\pi') ? ' ' : ''}${letter}^2`);
    const [right, size] = key(n);
    const wrong = slips(n);
    return {
      type: 'choice',
      question: `<p>${text(tex(n === 1 ? letter : `${n}${letter}`))}</p>`,
      right: shown(right),
      wrong: wrong.map(([[factor], slip]) => [shown(factor), slip, NOTES[slip]] as const),
      sizes: [size, ...wrong.map(([[, other]]) => other)],
      why: `${why}. With the given measure of ${tex(n === 1 ? letter : `${n}${letter}`)} this leads to ${shown(right)}.`,
      math: { starts: ['A=\\pi r^2'] },
      simpler: `Find the one length that the circle and the figure share, and call it the radius. Write both with that radius. Then swap in the length you were given. You end up with ${shown(right)}.`,
      hints: [
        'Sketch it. Where can you draw a radius to a point where they touch?',
        'Which right triangle has the radius and half a side in it?',
        "What do you know about that triangle's sides: a special ratio, or Pythagoras?",
        'Write the square of the length you need with the given letter. Which area uses it?',
      ],
    };
  },
};
