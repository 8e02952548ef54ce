import { times } from '../exam-print.js';
import { fraction, tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
] as const;
const SHARES = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;

/** A segment, not parallel to the third side, cuts a corner off: areas from two ratios of lengths. */
export const cutOffCorner: Template = {
  id: 'lines-angles-cut-off-corner',
  skill: 22,
  difficulty: 'hard',
  shift: 0.4,
  seconds: 120,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b, c, d, e] = draw.pick(NAMES);
    const [[p, q], [s, t]] = [draw.pick(SHARES), draw.pick(SHARES)];
    if (p * t === s * q) return null;
    const letter = draw.pick(['k', 'n', 'm', 'S'] as const);
    const fromWhole = draw.chance(0.5);
    const [small, whole] = [p * s, q * t];
    const rest = whole - small;
    // [numerator, denominator] of what the letter is multiplied by.
    const key = fromWhole ? [rest, whole] : [whole, rest];
    const slips = fromWhole
      ? ([
          [[small, whole], 'answered-other-part', 'Look again at which part of the figure the question wants.'],
          [
            [q * q - p * p, q * q],
            'parallel-assumed',
            `This squares one of the ratios, as if ${tex(`\\overline{${d}${e}}`)} were parallel to ${tex(`\\overline{${b}${c}}`)}.`,
          ],
          [
            [t * t - s * s, t * t],
            'parallel-assumed',
            `This squares one of the ratios, as if ${tex(`\\overline{${d}${e}}`)} were parallel to ${tex(`\\overline{${b}${c}}`)}.`,
          ],
          [
            [(q - p) * (t - s), whole],
            'rests-multiplied',
            "This multiplies the two leftover parts of the sides. They don't form a triangle with that angle.",
          ],
          [
            [2 * whole - p * t - s * q, 2 * whole],
            'ratios-averaged',
            'This averages the two ratios. An area depends on two lengths multiplied.',
          ],
          [[q - p, q], 'length-for-area', 'This uses the ratio on just one side of the triangle.'],
          [[t - s, t], 'length-for-area', 'This uses the ratio on just one side of the triangle.'],
        ] as const)
      : ([
          [[small, rest], 'answered-other-part', 'Look again at which part of the figure the question wants.'],
          [
            [q * q, q * q - p * p],
            'parallel-assumed',
            `This squares one of the ratios, as if ${tex(`\\overline{${d}${e}}`)} were parallel to ${tex(`\\overline{${b}${c}}`)}.`,
          ],
          [
            [t * t, t * t - s * s],
            'parallel-assumed',
            `This squares one of the ratios, as if ${tex(`\\overline{${d}${e}}`)} were parallel to ${tex(`\\overline{${b}${c}}`)}.`,
          ],
          [[whole, small], 'part-for-rest', 'This uses the given area as if it were the small triangle.'],
          [
            [whole, (q - p) * (t - s)],
            'rests-multiplied',
            "This multiplies the two leftover parts of the sides. They don't form a triangle with that angle.",
          ],
          [
            [whole + small, whole],
            'part-of-wrong-whole',
            `This takes that fraction of ${tex(letter)}, but ${tex(letter)} isn't the whole triangle.`,
          ],
          [[q, q - p], 'length-for-area', 'This uses the ratio on just one side of the triangle.'],
        ] as const);
    const shown = ([top = 1, bottom = 1]: readonly number[]): string => tex(times(top, bottom, letter));
    const [given, wanted] = [`triangle ${tex(`${a}${b}${c}`)}`, `quadrilateral ${tex(`${d}${b}${c}${e}`)}`];
    const [known, asked] = fromWhole ? [given, wanted] : [wanted, given];
    return {
      type: 'choice',
      question: `<p>In triangle ${tex(`${a}${b}${c}`)}, point ${tex(d)} lies on ${tex(`\\overline{${a}${b}}`)} and point ${tex(e)} lies on ${tex(`\\overline{${a}${c}}`)}, with ${tex(`${a}${d}=${fraction(p, q)}\\cdot ${a}${b}`)} and ${tex(`${a}${e}=${fraction(s, t)}\\cdot ${a}${c}`)}. The area of ${known} is ${tex(letter)}. Which expression represents the area of ${asked}?</p>`,
      right: shown(key),
      wrong: slips.map(([size, slip, feedback]) => [shown(size), slip, feedback] as const),
      sizes: [key[0]! / key[1]!, ...slips.map(([[top, bottom]]) => top / bottom)],
      why: `Seen from the common angle at ${tex(a)}, an area is half the product of the two sides and the sine of that angle, so triangle ${tex(`${a}${d}${e}`)} has ${tex(`${fraction(p, q)}\\cdot ${fraction(s, t)}=${fraction(small, whole)}`)} of the area of triangle ${tex(`${a}${b}${c}`)}. The quadrilateral has the remaining ${tex(fraction(rest, whole))}. ${fromWhole ? `That is ${shown(key)}.` : `If that is ${tex(letter)}, the whole triangle has an area of ${shown(key)}.`}`,
      math: {
        landmarks: [
          [
            `${small}/${whole}`,
            'the part of the triangle that the small triangle takes up',
            "What's left for the quadrilateral?",
          ],
          [`${rest}/${whole}`, 'the part that the quadrilateral takes up', 'What do you do with it?'],
        ],
      },
      simpler: `The small triangle has ${tex(`${fraction(p, q)}`)} of one side and ${tex(`${fraction(s, t)}`)} of the other. Multiply those: it has ${tex(`${fraction(small, whole)}`)} of the area. The quadrilateral is the rest, ${tex(`${fraction(rest, whole)}`)}. ${fromWhole ? 'Take that part of the whole.' : 'So the whole is that flipped, times what you were given.'}`,
      hints: [
        `Compare the two ratios. Is ${tex(`\\overline{${d}${e}}`)} parallel to ${tex(`\\overline{${b}${c}}`)}?`,
        `Which angle do triangles ${tex(`${a}${d}${e}`)} and ${tex(`${a}${b}${c}`)} share?`,
        `Shorten one side at ${tex(a)}, then the other. What happens to the area each time?`,
        "The quadrilateral is what's left. What fraction of the whole triangle is that?",
      ],
    };
  },
};
