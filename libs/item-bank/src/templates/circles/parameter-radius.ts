import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Center and constant in multiples of a letter such that the radius is one too: [h, k, radius]. */
const MULTIPLES = [
  [1, 2, 3],
  [2, 1, 4],
  [3, 1, 5],
  [1, 4, 6],
  [2, 3, 5],
  [3, 4, 7],
  [1, 1, 2],
  [4, 2, 6],
  [2, 5, 8],
  [3, 2, 4],
] as const;

/** A circle with a letter in every term; its circumference or area is given, the letter wanted. */
export const parameterRadius: Template = {
  id: 'circles-parameter-radius',
  skill: 24,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 120,
  type: 'blank',
  context: false,
  make(draw) {
    const [h, k, r] = draw.pick(MULTIPLES);
    const [signH, signK] = [draw.pick([1, -1] as const), draw.pick([1, -1] as const)];
    const letter = draw.pick(['a', 'b', 'c', 'm'] as const);
    const value = draw.int(2, 12);
    const byArea = draw.chance(0.4);
    const constant = r * r - h * h - k * k;
    if (constant === 0) return null;
    const equation = `${sum([
      [1, 'x^2'],
      [2 * signH * h, `${letter}x`],
      [1, 'y^2'],
      [2 * signK * k, `${letter}y`],
    ])}=${sum([[constant, `${letter}^2`]])}`;
    const radius = r * value;
    const [name, measure] = byArea ? ['area', radius * radius] : ['circumference', 2 * radius];
    const slip = (number: number): string => num(Math.round(number * 1000) / 1000).replaceAll('{,}', '');
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, the graph of ${tex(equation)}, where ${tex(letter)} is a positive constant, is a circle with ${byArea ? 'an area' : 'a circumference'} of ${tex(`${num(measure)}\\pi`)}. What is the value of ${tex(letter)}?</p>`,
      answer: String(value),
      wrong: [
        [String(radius), 'answered-radius', `That's the radius of the circle. ${tex(letter)} is only a part of it.`],
        [
          slip(byArea ? (radius * radius) / (r * r) : (2 * radius) / r),
          byArea ? 'root-forgotten' : 'diameter-for-radius',
          byArea
            ? 'A square still has to be undone at the end here.'
            : 'Check which length goes with that circumference, the radius or the diameter.',
        ],
        [
          slip(radius / Math.sqrt(Math.abs(constant))),
          'squares-not-completed',
          'This uses the right side as the radius squared before the squares are completed.',
        ],
        [
          slip(byArea ? radius / (r * r) : radius / (r * r)),
          'radius-not-rooted',
          `This uses the radius squared as the radius.`,
        ],
        [String(2 * value), 'doubled', "That's twice too big. Did you forget to halve a diameter or a coefficient?"],
      ],
      why: `Completing the squares adds ${tex(`${h * h === 1 ? '' : h * h}${letter}^2`)} and ${tex(`${k * k === 1 ? '' : k * k}${letter}^2`)} to both sides, and the right side becomes ${tex(`${r * r}${letter}^2`)}. So the radius is ${tex(`${r}${letter}`)}. The ${name} of ${tex(`${num(measure)}\\pi`)} belongs to a radius of ${tex(radius)}, so ${tex(`${r}${letter}=${radius}`)} and ${tex(`${letter}=${value}`)}.`,
      math: {
        landmarks: [
          [radius, 'the radius of the circle', `How is the radius written with ${tex(`${letter}`)}?`],
          [radius * radius, 'the radius squared', 'What does it equal when you complete the squares?'],
        ],
        starts: [`${r * r}${letter}^2=${radius * radius}`],
      },
      simpler: `The ${name} tells you the radius is ${tex(`${radius}`)}. Completing the squares tells you the radius is also ${tex(`${r}${letter}`)}. So ${tex(`${r}${letter}=${radius}`)}, and ${tex(`${letter}=${value}`)}.`,
      hints: [
        `Treat ${tex(letter)} like a number. What do you add to complete each square?`,
        `What's the right side now, in terms of ${tex(letter)}?`,
        `The right side is the radius squared. How do you write the radius with ${tex(letter)}?`,
        `The ${name} tells you the radius too. What can you set equal?`,
      ],
    };
  },
};
