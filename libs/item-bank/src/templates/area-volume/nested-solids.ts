import { times } from '../exam-print.js';
import { coefficient, gcd, tex } from '../tex.js';
import type { Template } from '../template.js';

type Ratio = readonly [top: number, bottom: number];

interface Case {
  text(volume: string, unit: string): string;
  /** Multiples of the given volume, each with its number of factors π: 1 above, -1 below, 0. */
  key: readonly [Ratio, -1 | 0 | 1];
  wrong: readonly (readonly [...multiple: readonly [Ratio, -1 | 0 | 1], ...note: readonly [string, string]])[];
  why: string;
}

const CASES: readonly Case[] = [
  {
    text: (v, u) =>
      `A sphere fits exactly inside a right circular cylinder, so that it touches both bases and the curved side. The volume of the cylinder is ${v} cubic ${u}. Which expression represents the volume, in cubic ${u}, of the space inside the cylinder that the sphere does not fill?`,
    key: [[1, 3], 0],
    wrong: [
      [[2, 3], 0, 'answered-other-part', 'Look again at which part of the cylinder the question wants.'],
      [
        [1, 2],
        0,
        'parts-taken-for-equal',
        "Put the two volume formulas side by side. The sphere isn't half of the cylinder.",
      ],
      [
        [1, 4],
        0,
        'height-taken-for-radius',
        "The height of the cylinder doesn't match the radius here. How many radii tall is it?",
      ],
      [
        [1, 6],
        0,
        'height-taken-for-radius',
        "The height of the cylinder doesn't match the radius here. How many radii tall is it?",
      ],
    ],
    why: 'The height of the cylinder is twice the radius, so its volume is two times pi times the cube of the radius, and the sphere has four thirds of pi times that cube, which is two thirds of the cylinder. One third is left',
  },
  {
    text: (v, u) =>
      `A sphere fits exactly inside a cube, so that it touches all six faces. The volume of the cube is ${v} cubic ${u}. Which expression represents the volume, in cubic ${u}, of the sphere?`,
    key: [[1, 6], 1],
    wrong: [
      [[4, 3], 1, 'edge-for-radius', "This uses the edge of the cube as the sphere's radius."],
      [[1, 3], 1, 'radius-not-cubed', 'This halves the edge but never cubes that half.'],
      [[1, 4], 1, 'area-for-volume', 'This is how a circle compares with a square, or a cylinder with a cube.'],
      [[1, 12], 1, 'halved-twice', 'This halves one time too many.'],
    ],
    why: 'The radius is half an edge, so its cube is an eighth of the volume of the cube, and the sphere has four thirds of pi times that eighth, which is a sixth of pi',
  },
  {
    text: (v, u) =>
      `A sphere fits exactly inside a cube, so that it touches all six faces. The volume of the sphere is ${v} cubic ${u}. Which expression represents the volume, in cubic ${u}, of the cube?`,
    key: [[6, 1], -1],
    wrong: [
      [[3, 4], -1, 'edge-for-radius', "This uses the edge of the cube as the sphere's radius."],
      [[3, 1], -1, 'radius-not-cubed', 'This doubles the radius but never cubes the result.'],
      [[4, 1], -1, 'area-for-volume', 'This is how a square compares with a circle, or a cube with a cylinder.'],
      [[12, 1], -1, 'doubled-twice', 'This doubles one time too many.'],
      [[8, 1], -1, 'sphere-factor-left-out', "This leaves out the fraction in the sphere's volume formula."],
    ],
    why: 'The cube of the radius is three quarters of the volume of the sphere, divided by pi. The edge is twice the radius, so the cube has eight times that, which is six times the volume of the sphere, divided by pi',
  },
  {
    text: (v, u) =>
      `A right circular cone fits exactly inside a cube: its base touches the four sides of one face, and its tip lies on the opposite face. The volume of the cube is ${v} cubic ${u}. Which expression represents the volume, in cubic ${u}, of the cone?`,
    key: [[1, 12], 1],
    wrong: [
      [[1, 3], 1, 'edge-for-radius', 'This uses the edge of the cube as the radius of the base.'],
      [[1, 4], 1, 'third-forgotten', 'This is the volume of a cylinder with the same base and height.'],
      [[1, 6], 1, 'radius-not-squared', 'This halves the edge but never squares that half.'],
      [[1, 24], 1, 'halved-twice', 'This halves one time too many.'],
    ],
    why: 'The radius of the base is half an edge, and the height is a whole edge. A third of pi times a quarter of the cube is a twelfth of pi times the volume of the cube',
  },
  {
    text: (v, u) =>
      `A right circular cone fits exactly inside a hemisphere: its base is the flat face of the hemisphere, and its tip lies on the curved surface, straight above the center of the base. The volume of the cone is ${v} cubic ${u}. Which expression represents the volume, in cubic ${u}, of the space inside the hemisphere that the cone does not fill?`,
    key: [[1, 1], 0],
    wrong: [
      [[2, 1], 0, 'answered-other-quantity', 'Look again at which part of the hemisphere the question wants.'],
      [[3, 1], 0, 'sphere-for-hemisphere', 'This uses the whole sphere instead of half of it.'],
      [[1, 2], 0, 'comparison-reversed', 'This compares the cone and the hemisphere the wrong way around.'],
      [[4, 1], 0, 'sphere-for-hemisphere', 'This is the volume of the whole sphere.'],
      [
        [1, 3],
        0,
        'comparison-reversed',
        "Write both volume formulas with the same radius. The cone's height is a radius too.",
      ],
    ],
    why: 'The height of the cone is the radius, so the cone has a third of pi times the cube of the radius, and the hemisphere two thirds. What is left is as much as the cone itself',
  },
];

/** One solid exactly inside another, one volume as a letter: the other, or the space between, in terms of it. */
export const nestedSolids: Template = {
  id: 'area-volume-nested-solids',
  skill: 21,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 105,
  type: 'choice',
  context: false,
  make(draw) {
    const { text, key, wrong, why } = draw.pick(CASES);
    const letter = draw.pick(['k', 'n', 'V', 't'] as const);
    const many = draw.pick([1, 2, 4, 5, 7, 8] as const);
    const unit = draw.pick(['inches', 'centimeters', 'feet'] as const);
    const shown = ([top, bottom]: Ratio, pi: -1 | 0 | 1): string => {
      if (pi !== -1) return tex(times(top * many, bottom, pi === 1 ? `\\pi ${letter}` : letter));
      const by = gcd(top * many, bottom);
      const [above, below] = [(top * many) / by, bottom / by];
      return tex(`\\frac{${coefficient(above)}${letter}}{${coefficient(below)}\\pi}`);
    };
    const size = ([top, bottom]: Ratio): number => top / bottom;
    return {
      type: 'choice',
      question: `<p>${text(tex(many === 1 ? letter : `${many}${letter}`), unit)}</p>`,
      right: shown(...key),
      wrong: wrong.map(([ratio, pi, ...note]) => [shown(ratio, pi), ...note] as const),
      sizes: [size(key[0]), ...wrong.map(([ratio]) => size(ratio))],
      why: `${why}. With the given volume this is ${shown(...key)}.`,
      math: { starts: ['V=\\pi r^2h'] },
      simpler: `Write both volumes with the same radius, so you can compare them. The radius cancels and only a plain fraction is left. Multiply the given volume by that fraction. You get ${shown(...key)}.`,
      hints: [
        'Sketch it cut through the middle. Which lengths of the two solids match up?',
        `Call the radius ${tex('r')}. How do you write the other lengths with it?`,
        'Write both volumes with that radius. Does its value matter?',
        'Divide one volume by the other. What part of it, or how many times it, is that?',
      ],
    };
  },
};
