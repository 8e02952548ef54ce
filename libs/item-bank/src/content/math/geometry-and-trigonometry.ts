import type { Item } from '../../item/item.js';
import { blank } from '../author.js';
import { figure, label, line, polygon, polyline, type Point } from '../figures/svg.js';

/** Two parallel lines cut by a transversal; the marked angles lie between the lines, on the right of it. */
const parallels = (): string => {
  const upper = 60;
  const lower = 150;
  const xAt = (y: number): number => 190 - 0.466 * (y - 20);
  return figure(
    340,
    230,
    'Parallel horizontal lines ℓ (above) and m (below) are cut by a slanted line t. On the right side of t and between the parallel lines, the angle at line ℓ is labeled (5x − 30) degrees and the angle at line m is labeled (3x + 10) degrees. Figure not drawn to scale.',
    [
      line([20, upper], [310, upper]),
      line([20, lower], [310, lower]),
      line([xAt(14), 14], [xAt(198), 198]),
      label([322, upper + 5], 'ℓ', { italic: true }),
      label([322, lower + 5], 'm', { italic: true }),
      label([xAt(14) + 12, 18], 't', { italic: true }),
      label([xAt(upper) + 12, upper + 22], '(5x − 30)°', { anchor: 'start' }),
      label([xAt(lower) + 20, lower - 9], '(3x + 10)°', { anchor: 'start' }),
      label([170, 222], 'Note: Figure not drawn to scale.', { size: 12 }),
    ],
  );
};

/** Right triangle with legs in the ratio 12 : 5, hypotenuse labeled. */
const rightTriangle = (): string => {
  const a: Point = [30, 140];
  const c: Point = [294, 140];
  const b: Point = [294, 30];
  return figure(
    330,
    180,
    'Right triangle ABC with the right angle at C. Side AB, the hypotenuse, is labeled 39. Figure not drawn to scale.',
    [
      polygon([a, c, b], { width: 2 }),
      polyline([
        [280, 140],
        [280, 126],
        [294, 126],
      ]),
      label([20, 156], 'A', { italic: true }),
      label([304, 156], 'C', { italic: true }),
      label([304, 26], 'B', { italic: true }),
      label([150, 78], '39'),
      label([165, 174], 'Note: Figure not drawn to scale.', { size: 12 }),
    ],
  );
};

/** Area and volume, lines and angles, right triangles, circles. */
export const GEOMETRY_AND_TRIGONOMETRY: readonly Item[] = [
  blank({
    key: 'math-angles-01',
    skill: 22,
    difficulty: 'medium',
    seconds: 75,
    img: parallels(),
    question:
      '<p>In the figure, lines \\(\\ell\\) and \\(m\\) are parallel and are cut by line \\(t\\). What is the value of \\(x\\)?</p>',
    answer: '25',
    why: 'The two marked angles lie between the parallel lines on the same side of \\(t\\), so they add up to \\(180^\\circ\\): \\((5x-30)+(3x+10)=180\\). Then \\(8x=200\\) and \\(x=25\\).',
    wrong: {
      '20': [
        'supplementary-as-equal',
        'Here the two angles were set equal. On the same side between parallel lines, they add up to \\(180^\\circ\\).',
      ],
      '95': ['answered-other-quantity', "That's the angle at line \\(\\ell\\), not \\(x\\)."],
      '85': ['answered-other-quantity', "That's the angle at line \\(m\\), not \\(x\\)."],
      '13.75': ['right-angle-sum', 'Here the angles were made to add up to \\(90^\\circ\\).'],
    },
    hints: [
      'Find the two marked angles. Are they on the same side of \\(t\\) or on opposite sides?',
      'Slide one angle along \\(t\\) to the other parallel line. What do the two make together?',
      'Which equation has both angles and \\(180\\) in it?',
      'The \\(x\\) terms make \\(8x\\). What do the plain numbers make?',
    ],
  }),
  blank({
    key: 'math-trigonometry-01',
    skill: 23,
    difficulty: 'hard',
    seconds: 100,
    img: rightTriangle(),
    question:
      '<p>In triangle \\(ABC\\) shown, angle \\(C\\) is a right angle, the length of \\(\\overline{AB}\\) is \\(39\\), and \\(\\sin A=\\frac{5}{13}\\). What is the area of triangle \\(ABC\\)?</p>',
    answer: '270',
    why: 'Since \\(\\sin A=\\frac{BC}{AB}=\\frac{5}{13}\\), \\(BC=39\\cdot\\frac{5}{13}=15\\). Then \\(AC=\\sqrt{39^2-15^2}=36\\), and the area is \\(\\frac{1}{2}\\cdot 15\\cdot 36=270\\).',
    wrong: {
      '540': ['forgot-half', 'Leg times leg is a whole rectangle. The triangle is half of it.'],
      '292.5': ['hypotenuse-as-leg', 'Here the hypotenuse was used as a leg. The two legs are \\(BC\\) and \\(AC\\).'],
      '30': [
        'unscaled-triangle',
        "That's the area of a triangle with sides \\(5\\), \\(12\\), and \\(13\\). Yours is bigger.",
      ],
      '90': [
        'length-factor-for-area',
        'Sides \\(3\\) times as long make the area \\(9\\) times as big, not \\(3\\) times.',
      ],
    },
    hints: [
      'Which two sides of the triangle does \\(\\sin A\\) compare?',
      'You know the hypotenuse. Which side can \\(\\sin A\\) give you now?',
      'Use Pythagoras, or spot a triangle you know made bigger. How long is the third side?',
      'The legs meet at a right angle. Which one is the base and which one the height?',
    ],
  }),
];
