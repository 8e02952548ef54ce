import { tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D', 'E', 'F'],
  ['J', 'K', 'L', 'M', 'N', 'P'],
  ['P', 'Q', 'R', 'S', 'T', 'U'],
  ['R', 'S', 'T', 'X', 'Y', 'Z'],
  ['F', 'G', 'H', 'K', 'L', 'M'],
] as const;

/** An angle and a side next to it agree in two triangles; which further agreement proves them congruent? */
export const congruence: Template = {
  id: 'lines-angles-congruence',
  skill: 22,
  difficulty: 'hard',
  seconds: 100,
  type: 'choice',
  context: false,
  make(draw) {
    const [a, b, c, d, e, f] = draw.pick(NAMES);
    const angle = draw.int(28, 65);
    const side = draw.int(9, 24);
    const height = side * Math.sin((angle * Math.PI) / 180);
    const [longer, opposite, further] = [draw.int(5, 26), draw.int(6, 23), draw.int(38, 100)];
    // Opposite the angle a length between the height and the side: two triangles are possible.
    if (
      opposite <= height + 0.5 ||
      opposite >= side - 0.5 ||
      longer === side ||
      longer === opposite ||
      angle + further > 160 ||
      Math.abs(angle + 2 * further - 180) < 4
    )
      return null;
    const lengths = (one: string, other: string, value: number): string =>
      `The lengths of ${tex(`\\overline{${one}}`)} and ${tex(`\\overline{${other}}`)} are both ${tex(value)}.`;
    const angles = (one: string, other: string): string =>
      `The measures of angles ${tex(one)} and ${tex(other)} are both ${tex(`${further}^\\circ`)}.`;
    const [right, theorem] = draw.pick([
      [
        lengths(`${b}${c}`, `${e}${f}`, longer),
        `Now two sides and the angle between them agree, so the triangles are congruent (side-angle-side).`,
      ],
      [
        angles(a, d),
        `Now two angles and the side between them agree, so the triangles are congruent (angle-side-angle).`,
      ],
      [
        angles(c, f),
        `Now two angles and the side opposite one of them agree, so the triangles are congruent (angle-angle-side).`,
      ],
    ] as const);
    return {
      type: 'choice',
      question: `<p>In triangles ${tex(`${a}${b}${c}`)} and ${tex(`${d}${e}${f}`)}, the measures of angles ${tex(b)} and ${tex(e)} are both ${tex(`${angle}^\\circ`)}, and the lengths of ${tex(`\\overline{${a}${b}}`)} and ${tex(`\\overline{${d}${e}}`)} are both ${tex(side)}. Which additional piece of information is sufficient to prove that triangle ${tex(`${a}${b}${c}`)} is congruent to triangle ${tex(`${d}${e}${f}`)}?</p>`,
      right,
      wrong: [
        [
          lengths(`${a}${c}`, `${d}${f}`, opposite),
          'side-side-angle',
          `The ${tex(`${angle}^\\circ`)} angle isn't between the two sides here. You can draw two different triangles with these measures.`,
        ],
        [
          lengths(`${b}${c}`, `${d}${f}`, longer > height + 0.5 ? longer : opposite),
          'sides-not-corresponding',
          `Sides ${tex(`\\overline{${b}${c}}`)} and ${tex(`\\overline{${d}${f}}`)} don't match up. One is next to the given angle, the other is across from it.`,
        ],
        [
          angles(a, f),
          'angles-not-corresponding',
          `Angles ${tex(a)} and ${tex(f)} don't match up. ${tex(a)} is at an end of the given side, ${tex(f)} is across from it.`,
        ],
      ],
      why: `In triangle ${tex(`${a}${b}${c}`)}, the given side ${tex(`\\overline{${a}${b}}`)} is one side of the given angle at ${tex(b)}, and in triangle ${tex(`${d}${e}${f}`)}, ${tex(`\\overline{${d}${e}}`)} is one side of the angle at ${tex(e)}. ${theorem}`,
      math: {
        landmarks: [
          [180 - angle, "what's left for the other two angles", 'Which piece would fix the shape of the triangle?'],
        ],
      },
      simpler:
        "You have an angle and one side next to it. You need one more piece that leaves only one possible triangle. Two sides with the angle between them work. Two angles and a matching side work too. But a side across from the angle can swing two ways, so it's not enough.",
      hints: [
        'Sketch both triangles facing the same way. Which parts can you mark as equal?',
        `Corner ${tex(a)} goes with ${tex(d)}, and ${tex(b)} with ${tex(e)}. What does ${tex(c)} go with?`,
        'Which combinations of three sides and angles pin a triangle down?',
        'For each choice: do the parts match, and could you draw a second, different triangle?',
      ],
    };
  },
};
