import { linear, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

const NAMES = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
  ['X', 'Y', 'Z', 'W'],
] as const;

/** Two bisectors of a triangle, inside, outside or one of each: the angle between them in terms of the third angle. */
export const bisectors: Template = {
  id: 'lines-angles-bisectors',
  skill: 22,
  difficulty: 'hard',
  shift: 0.3,
  seconds: 120,
  type: 'choice',
  context: false,
  make(draw) {
    const [top, left, right, meet] = draw.pick(NAMES);
    const [a, b] = [draw.int(1, 4), draw.int(2, 15)];
    const kind = draw.pick(['inside', 'outside', 'mixed'] as const);
    const letter = draw.pick(['x', 'y', 'n', 't'] as const);
    const shown = (slope: number, constant: number): string =>
      tex(
        `(${
          slope < 0
            ? sum([
                [constant, ''],
                [slope, letter],
              ])
            : linear(slope, constant, letter)
        })^\\circ`,
      );
    const angle = (name: string): string => tex(`\\angle ${name}`);
    const half = { inside: shown(a, 90 + b), outside: shown(-a, 90 - b), mixed: shown(a, b) };
    const lines = {
      inside: `The bisectors of ${angle(`${top}${left}${right}`)} and ${angle(`${top}${right}${left}`)} meet at point ${tex(meet)}.`,
      outside: `The bisectors of the two exterior angles of the triangle that lie along side ${tex(`\\overline{${left}${right}}`)}, one at ${tex(left)} and one at ${tex(right)}, meet at point ${tex(meet)}, which is on the other side of ${tex(`\\overline{${left}${right}}`)} from ${tex(top)}.`,
      mixed: `Side ${tex(`\\overline{${left}${right}}`)} is extended beyond ${tex(right)} to a point ${tex('G')}. The bisector of ${angle(`${top}${left}${right}`)} and the bisector of ${angle(`${top}${right}G`)} meet at point ${tex(meet)}.`,
    }[kind];
    const why = {
      inside: `Half of the angles at ${tex(left)} and ${tex(right)} together is half of what ${angle(top)} leaves of ${tex('180^\\circ')}, that is ${tex('90^\\circ')} minus half of ${angle(top)}. Triangle ${tex(`${left}${meet}${right}`)} leaves ${tex('180^\\circ')} minus that for the angle at ${tex(meet)}, which is ${tex('90^\\circ')} plus half of ${angle(top)}.`,
      outside: `The two exterior angles together are ${tex('360^\\circ')} minus the angles at ${tex(left)} and ${tex(right)}, that is ${tex('180^\\circ')} plus ${angle(top)}. Half of them is ${tex('90^\\circ')} plus half of ${angle(top)}, and triangle ${tex(`${left}${meet}${right}`)} leaves ${tex('90^\\circ')} minus half of ${angle(top)} for the angle at ${tex(meet)}.`,
      mixed: `The exterior angle at ${tex(right)} equals ${angle(top)} plus the angle at ${tex(left)}. Half of it is the exterior angle at ${tex(right)} of triangle ${tex(`${left}${meet}${right}`)} and so equals the angle at ${tex(meet)} plus half of the angle at ${tex(left)}. The angle at ${tex(meet)} is therefore half of ${angle(top)}.`,
    }[kind];
    const notes = {
      inside: ['interior-for-exterior', 'That would be the angle between the bisectors of the two inside angles.'],
      outside: ['exterior-for-interior', 'That would be the angle between the bisectors of two outside angles.'],
      mixed: [
        'half-of-given-angle',
        "That's just half of the given angle. It fits only when one bisector is inside and one is outside.",
      ],
    } as const;
    const others = (['inside', 'outside', 'mixed'] as const).filter((other) => other !== kind);
    return {
      type: 'choice',
      question: `<p>In triangle ${tex(`${top}${left}${right}`)}, the measure of ${angle(top)} is ${shown(2 * a, 2 * b)}. ${lines} Which expression represents the measure of ${angle(`${left}${meet}${right}`)}?</p>`,
      right: half[kind],
      wrong: draw.shuffle([
        ...others.map((other) => [half[other], ...notes[other]] as const),
        [
          shown(-2 * a, 180 - 2 * b),
          'bisectors-not-halved',
          `This is what ${angle(top)} leaves of ${tex('180^\\circ')} for the other two angles together. Nothing is bisected yet.`,
        ],
        [
          shown(-a, 180 - b),
          'half-of-wrong-angle',
          `This subtracts half of ${angle(top)} from ${tex('180^\\circ')}, as if the halves of the other two angles made up that half.`,
        ],
      ]),
      why: `${why} With ${tex(`\\angle ${top}=(${linear(2 * a, 2 * b, letter)})^\\circ`)} this is ${half[kind]}.`,
      math: { starts: ['x+y+z=180'] },
      simpler: `A bisector cuts an angle in half. So work with halves: the angle you want is made from half of ${tex(`\\angle ${top}`)}. ${kind === 'inside' ? 'Inside the triangle it is 90 degrees plus that half.' : kind === 'outside' ? 'Outside the triangle it is 90 degrees minus that half.' : 'With one inside and one outside, it is just that half.'} That gives ${half[kind]}.`,
      hints: [
        `Sketch it and mark the equal halves at ${tex(left)} and ${tex(right)}. Which two letters will you use?`,
        'What do the angles of the big triangle add up to, in your letters?',
        `Now triangle ${tex(`${left}${meet}${right}`)}. What do its angles add up to?`,
        "You need only the halves' sum or difference. How can you eliminate it?",
      ],
    };
  },
};
