import { fit, pointName, rightAngleMark } from '../../content/figures/geometry.js';
import { figure, line, polygon, type Point } from '../../content/figures/svg.js';
import { num, tex } from '../tex.js';
import type { Template } from '../template.js';
import { TRIPLES } from './triples.js';

const NAMES = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
  ['E', 'F', 'G', 'H'],
  ['W', 'X', 'Y', 'Z'],
] as const;

/** AB lies below, C above, D is the foot of the altitude from C. */
function drawing([a, b, c, d]: readonly [string, string, string, string], ad: number, db: number, cd: number): string {
  const plan = fit(
    [
      [0, 0],
      [ad + db, 0],
      [ad, cd],
    ],
    340,
    260,
  );
  const [pa, pb, pc, pd] = [plan.at([0, 0]), plan.at([ad + db, 0]), plan.at([ad, cd]), plan.at([ad, 0])];
  const middle: Point = [(pa[0] + pb[0] + pc[0]) / 3, (pa[1] + pb[1] + pc[1]) / 3];
  return figure(
    plan.width,
    plan.height,
    `Triangle ${a}${b}${c} with a right angle at ${c}. Point ${d} lies on side ${a}${b}. Segment ${c}${d} is drawn and is perpendicular to ${a}${b}.`,
    [
      polygon([pa, pb, pc]),
      line(pc, pd),
      rightAngleMark(pc, pa, pb),
      rightAngleMark(pd, pb, pc, 9),
      pointName(pa, middle, a),
      pointName(pb, middle, b),
      pointName(pc, [pc[0], pc[1] + 20], c),
      pointName(pd, [pd[0], pd[1] - 20], d),
    ],
  );
}

/** The altitude to the hypotenuse: two lengths given, a third wanted through similar triangles. */
export const altitude: Template = {
  id: 'right-triangles-altitude',
  skill: 23,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const names = draw.pick(NAMES);
    const [a, b, c, d] = names;
    const triple = draw.pick(TRIPLES.slice(0, 4));
    const [s, t, h] = draw.chance(0.5) ? triple : [triple[1], triple[0], triple[2]];
    const k = draw.int(1, 8);
    // AC = shk, BC = thk, AB = h²k, so AD = s²k, DB = t²k, CD = stk.
    const [ad, db, cd, ac, bc, ab] = [s * s * k, t * t * k, s * t * k, s * h * k, t * h * k, h * h * k];
    if (ab > 400) return null;
    const segment = (name: string): string => tex(`\\overline{${name}}`);
    const [AD, DB, CD, AC, BC, AB] = [`${a}${d}`, `${d}${b}`, `${c}${d}`, `${a}${c}`, `${b}${c}`, `${a}${b}`];
    const parts = `${tex(`\\frac{${AD}}{${CD}}=\\frac{${CD}}{${DB}}`)}`;
    const plan = draw.pick([
      {
        given: [
          [AD, ad],
          [DB, db],
        ],
        wanted: CD,
        key: cd,
        wrong: [
          [
            (ad + db) / 2,
            'mean-for-geometric-mean',
            `This is halfway between ${tex(ad)} and ${tex(db)}. It's the square of ${segment(CD)} that equals the product of the two parts.`,
          ],
          [Math.abs(ad - db), 'parts-subtracted', `This is the difference of the two parts of ${segment(AB)}.`],
          [ac, 'answered-other-side', `This is the length of ${segment(AC)}.`],
        ],
        why: `Triangles ${tex(`${a}${c}${d}`)} and ${tex(`${c}${b}${d}`)} are similar, so ${parts}. Hence ${tex(`${CD}^2=${ad}\\cdot ${db}=${num(ad * db)}`)} and ${tex(`${CD}=${cd}`)}.`,
      },
      {
        given: [
          [CD, cd],
          [AD, ad],
        ],
        wanted: DB,
        key: db,
        wrong: [
          [ad, 'altitude-taken-for-median', `This assumes that ${tex(d)} halves ${segment(AB)}.`],
          [
            ac,
            'answered-other-side',
            `This is the length of ${segment(AC)}, the hypotenuse of the smaller triangle on the left.`,
          ],
          [ab, 'answered-other-side', `This is the length of the whole side ${segment(AB)}.`],
          [
            cd - ad > 0 ? cd - ad : ad - cd,
            'lengths-subtracted',
            `This is the difference of ${tex(cd)} and ${tex(ad)}. The lengths are linked by a ratio, not a difference.`,
          ],
        ],
        why: `Triangles ${tex(`${a}${c}${d}`)} and ${tex(`${c}${b}${d}`)} are similar, so ${parts}. Hence ${tex(`\\frac{${ad}}{${cd}}=\\frac{${cd}}{${DB}}`)} and ${tex(`${DB}=\\frac{${cd}^2}{${ad}}=${db}`)}.`,
      },
      {
        given: [
          [AC, ac],
          [AD, ad],
        ],
        wanted: AB,
        key: ab,
        wrong: [
          [db, 'answered-other-side', `This is the length of ${segment(DB)}, only a part of ${segment(AB)}.`],
          [cd, 'answered-other-side', `This is the length of ${segment(CD)}.`],
          [2 * ad, 'altitude-taken-for-median', `This assumes that ${tex(d)} halves ${segment(AB)}.`],
          [ac + ad, 'lengths-added', 'This adds the two given lengths. A ratio links them to the one you want.'],
        ],
        why: `Triangles ${tex(`${a}${c}${d}`)} and ${tex(`${a}${b}${c}`)} are similar, since they share the angle at ${tex(a)} and each has a right angle. So ${tex(`\\frac{${AD}}{${AC}}=\\frac{${AC}}{${AB}}`)}, and ${tex(`${AB}=\\frac{${ac}^2}{${ad}}=${ab}`)}.`,
      },
      {
        given: [
          [AC, ac],
          [BC, bc],
        ],
        wanted: CD,
        key: cd,
        wrong: [
          [ab, 'answered-other-side', `This is the length of the hypotenuse ${segment(AB)}.`],
          [
            ab / 2,
            'altitude-taken-for-median',
            `This is half the hypotenuse. That's the segment from ${tex(c)} to the midpoint, not the altitude.`,
          ],
          [ad, 'answered-other-side', `This is the length of ${segment(AD)}.`],
          [db, 'answered-other-side', `This is the length of ${segment(DB)}.`],
        ],
        why: `By the Pythagorean theorem, ${tex(`${AB}=\\sqrt{${ac}^2+${bc}^2}=${ab}`)}. The area of triangle ${tex(`${a}${b}${c}`)} is both ${tex(`\\frac{1}{2}\\cdot ${ac}\\cdot ${bc}`)} and ${tex(`\\frac{1}{2}\\cdot ${ab}\\cdot ${CD}`)}, so ${tex(`${CD}=\\frac{${ac}\\cdot ${bc}}{${ab}}=${cd}`)}.`,
      },
    ]);
    const [[one, first], [other, second]] = plan.given as [[string, number], [string, number]];
    return {
      type: 'blank',
      img: drawing(names, ad, db, cd),
      question: `<p>In the figure, angle ${tex(`${a}${c}${b}`)} is a right angle, and ${segment(CD)} is perpendicular to ${segment(AB)}. If ${tex(`${one}=${first}`)} and ${tex(`${other}=${second}`)}, what is the length of ${segment(plan.wanted)}?</p>`,
      answer: String(plan.key),
      wrong: (plan.wrong as [number, string, string][]).map(([value, misconception, feedback]) => [
        num(value).replace('{,}', ''),
        misconception,
        feedback,
      ]),
      why: plan.why,
      math: {
        landmarks: [
          [ab, `the length of ${tex(`\\overline{${AB}}`)}`, 'What does the question ask for?'],
          [ac, `the length of ${tex(`\\overline{${AC}}`)}`, 'What does the question ask for?'],
          [bc, `the length of ${tex(`\\overline{${BC}}`)}`, 'What does the question ask for?'],
          [ad, `the length of ${tex(`\\overline{${AD}}`)}`, 'What does the question ask for?'],
          [db, `the length of ${tex(`\\overline{${DB}}`)}`, 'What does the question ask for?'],
          [cd, `the length of ${tex(`\\overline{${CD}}`)}`, 'What does the question ask for?'],
        ],
      },
      simpler: `The height cuts the big right triangle into two smaller ones. All three have the same shape. So matching sides have the same ratio, and you can set up ${parts}. Put in what you know and solve. You get ${tex(`${plan.key}`)}.`,
      hints: [
        'How many right triangles can you find in the figure?',
        'They all have the same angles. What does that say about their sides?',
        `Pick two of them, one with ${segment(plan.wanted)} in it. Which sides match?`,
        'Write a proportion with matching sides. Where does the unknown length go?',
      ],
    };
  },
};
