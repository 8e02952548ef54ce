import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { CORNERS, TRIPLES } from './triples.js';

/** A trigonometric ratio and the perimeter or area given, one side wanted: the ratio fixes the shape, the measure the size. */
export const ratioAndMeasure: Template = {
  id: 'right-triangles-ratio-and-measure',
  skill: 23,
  difficulty: 'hard',
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const [a, b, c] = draw.pick(CORNERS);
    const triple = draw.pick(TRIPLES.slice(0, 5));
    const [opposite, adjacent] = draw.chance(0.5) ? [triple[0], triple[1]] : [triple[1], triple[0]];
    const long = triple[2];
    const k = draw.int(2, 12);
    const of = draw.pick(['sin', 'cos', 'tan'] as const);
    const [over, under] = { sin: [opposite, long], cos: [adjacent, long], tan: [opposite, adjacent] }[of] as [
      number,
      number,
    ];
    const [part, name] = draw.pick([
      [opposite, `${b}${c}`],
      [adjacent, `${a}${c}`],
      [long, `${a}${b}`],
    ] as const);
    const whole = opposite + adjacent + long;
    const byArea = draw.chance(0.4);
    const measure = byArea ? (opposite * adjacent * k * k) / 2 : whole * k;
    if (measure > 2500 || part * k > 200) return null;
    const slips = [
      [opposite, `${b}${c}`],
      [adjacent, `${a}${c}`],
      [long, `${a}${b}`],
    ] as const;
    const sides = `${tex(`${opposite}k`)}, ${tex(`${adjacent}k`)}, and ${tex(`${long}k`)}`;
    return {
      type: 'blank',
      question: `<p>In triangle ${tex(`${a}${b}${c}`)}, angle ${tex(c)} is a right angle and ${tex(`\\${of} ${a}=\\frac{${over}}{${under}}`)}. If the ${byArea ? 'area' : 'perimeter'} of triangle ${tex(`${a}${b}${c}`)} is ${tex(measure)}, what is the length of ${tex(`\\overline{${name}}`)}?</p>`,
      answer: String(part * k),
      wrong: [
        [
          String(part),
          'ratio-taken-for-lengths',
          `This would be the length if the sides were ${tex(opposite)}, ${tex(adjacent)}, and ${tex(long)}. The given ${byArea ? 'area' : 'perimeter'} scales every side by the same number.`,
        ],
        ...slips
          .filter(([value]) => value !== part)
          .map(
            ([value, other]) =>
              [
                String(value * k),
                'answered-other-side',
                `This is the length of ${tex(`\\overline{${other}}`)}, another side of the triangle.`,
              ] as const,
          ),
        ...(byArea
          ? [
              [
                String(part * k * k),
                'area-scaled-as-length',
                "This multiplies the sides by the area's factor. That's the square of the factor for lengths.",
              ] as const,
            ]
          : []),
      ],
      why: `Since ${tex(`\\${of} ${a}=\\frac{${over}}{${under}}`)}, the lengths of ${tex(`\\overline{${b}${c}}`)}, ${tex(`\\overline{${a}${c}}`)}, and ${tex(`\\overline{${a}${b}}`)} are ${sides} for some ${tex('k')}, by the Pythagorean theorem. ${
        byArea
          ? `The area is ${tex(`\\frac{1}{2}(${opposite}k)(${adjacent}k)=${num((opposite * adjacent) / 2)}k^2`)}, so ${tex(`${num((opposite * adjacent) / 2)}k^2=${num(measure)}`)} and ${tex(`k=${k}`)}.`
          : `The perimeter is ${tex(`${whole}k`)}, so ${tex(`${whole}k=${num(measure)}`)} and ${tex(`k=${k}`)}.`
      } The length of ${tex(`\\overline{${name}}`)} is ${tex(`${part}\\cdot ${k}=${part * k}`)}.`,
      math: {
        landmarks: [
          [k, 'what each number in the ratio is multiplied by', 'Which side does the question ask for?'],
          [opposite * k, `the length of ${tex(`\\overline{${b}${c}}`)}`, 'Which side does the question ask for?'],
          [adjacent * k, `the length of ${tex(`\\overline{${a}${c}}`)}`, 'Which side does the question ask for?'],
          [long * k, `the length of ${tex(`\\overline{${a}${b}}`)}`, 'Which side does the question ask for?'],
          [
            byArea ? k * k : whole,
            `${byArea ? 'the square of what the ratio is multiplied by' : 'the perimeter of the smallest triangle with this ratio'}`,
            'What do you multiply the sides by?',
          ],
        ],
      },
      simpler: `The ratio gives you the shape: sides ${tex(`${opposite}`)}, ${tex(`${adjacent}`)}, and ${tex(`${long}`)}. Your triangle is that shape, made ${tex(`${k}`)} times as big, so that the ${byArea ? 'area' : 'perimeter'} fits. So ${tex(`\\overline{${name}}`)} is ${tex(`${part}\\cdot ${k}=${part * k}`)}.`,
      hints: [
        "The trig ratio tells you the triangle's shape. What tells you its size?",
        `Write the two sides in the ratio as multiples of ${tex('k')}. What are they?`,
        `Use the Pythagorean theorem. What's the third side, as a multiple of ${tex('k')}?`,
        `Write the ${byArea ? 'area' : 'perimeter'} with those sides. What equation gives ${tex('k')}?`,
      ],
    };
  },
};
