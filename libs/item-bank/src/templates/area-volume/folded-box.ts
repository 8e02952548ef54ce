import { fit, sideLabel } from '../../content/figures/geometry.js';
import { figure, line, polygon, type Point } from '../../content/figures/svg.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { sheet: 'sheet of cardboard', unit: 'inches', made: 'open box' },
  { sheet: 'sheet of metal', unit: 'centimeters', made: 'open tray' },
  { sheet: 'piece of stiff paper', unit: 'centimeters', made: 'open box' },
  { sheet: 'plastic sheet', unit: 'inches', made: 'open tray' },
] as const;

/** The sheet with its four corners marked. */
function drawing(length: number, width: number, cut: number): string {
  const outline: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ];
  const plan = fit(outline, 340, 260, 44);
  const p = outline.map(plan.at) as [Point, Point, Point, Point];
  const dashed = (one: Point, other: Point): string => line(plan.at(one), plan.at(other), { width: 1.2, dash: '5 4' });
  const squares = [
    [0, 0, 1, 1],
    [length, 0, -1, 1],
    [length, width, -1, -1],
    [0, width, 1, -1],
  ].flatMap(([x = 0, y = 0, right = 1, up = 1]) => [
    dashed([x + right * cut, y], [x + right * cut, y + up * cut]),
    dashed([x, y + up * cut], [x + right * cut, y + up * cut]),
  ]);
  const middle: Point = [(p[0][0] + p[2][0]) / 2, (p[0][1] + p[2][1]) / 2];
  return figure(
    plan.width,
    plan.height,
    `A rectangle of length ${length} and width ${width}. In each of its four corners a square with sides of length ${cut} is marked by dashed lines.`,
    [
      polygon(p),
      ...squares,
      sideLabel(p[0], p[1], middle, String(length)),
      sideLabel(p[1], p[2], middle, String(width)),
      sideLabel(plan.at([0, width]), plan.at([cut, width]), middle, String(cut)),
    ],
  );
}

/** Squares cut from the corners of a sheet, the rest folded to an open box: its volume. */
export const foldedBox: Template = {
  id: 'area-volume-folded-box',
  skill: 21,
  difficulty: 'medium',
  shift: 0.3,
  seconds: 90,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const { sheet, unit, made } = draw.pick(SETTINGS);
    const [length, width, cut] = [draw.int(12, 40), draw.int(9, 30), draw.int(2, 6)];
    const [inner, across] = [length - 2 * cut, width - 2 * cut];
    if (length <= width || across < cut || across < 4) return null;
    return {
      type: 'choice',
      img: drawing(length, width, cut),
      question: `<p>A rectangular ${sheet} is ${tex(length)} ${unit} long and ${tex(width)} ${unit} wide. A square with sides of ${tex(cut)} ${unit} is cut from each corner, as shown, and the four sides of what remains are folded up to form an ${made}. What is the volume, in cubic ${unit}, of the ${made}?</p>`,
      right: tex(num(inner * across * cut)),
      wrong: [
        [
          tex(num((length - cut) * (width - cut) * cut)),
          'one-corner-overlooked',
          `This takes ${tex(cut)} off each side only once. A square is cut off at both ends.`,
        ],
        [
          tex(num(length * width * cut)),
          'cut-overlooked',
          `This uses the whole sheet of ${tex(length)} by ${tex(width)} as the bottom. The bottom is smaller because the corners are gone.`,
        ],
        [
          tex(num(inner * across)),
          'height-overlooked',
          `This is the area of the base, ${tex(inner)} by ${tex(across)}. The height of the ${made} still has to come in.`,
        ],
        [
          tex(num(length * width - 4 * cut * cut)),
          'area-for-volume',
          "This is the area of what's left of the sheet, not a volume.",
        ],
      ],
      why: `The base is ${tex(`${length}-2\\cdot ${cut}=${inner}`)} ${unit} long and ${tex(`${width}-2\\cdot ${cut}=${across}`)} ${unit} wide, and the sides that are folded up are ${tex(cut)} ${unit} high. The volume is ${tex(`${inner}\\cdot ${across}\\cdot ${cut}=${num(inner * across * cut)}`)} cubic ${unit}.`,
      math: {
        landmarks: [
          [inner, 'the length of the bottom of the box', 'How wide is the bottom?'],
          [across, 'the width of the bottom of the box', 'How tall is the box when the sides go up?'],
          [inner * across, 'the area of the bottom of the box', 'What turns an area into a volume?'],
        ],
      },
      simpler: `Each side loses a corner at both ends. So the bottom is ${tex(`${inner}`)} by ${tex(`${across}`)} ${unit}, and the sides that fold up are ${tex(`${cut}`)} ${unit} tall. Multiply all three to get ${tex(`${num(inner * across * cut)}`)}.`,
      hints: [
        'Picture folding it. Which part of the sheet becomes the bottom?',
        'How tall are the walls once you fold them up?',
        'Each edge lost a square at both ends. How long and how wide is the bottom?',
        `You know all three sizes of the ${made}. How do they make the volume?`,
      ],
    };
  },
};
