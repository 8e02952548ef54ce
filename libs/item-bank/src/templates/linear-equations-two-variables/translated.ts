import { num, sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** ax + by = c is moved up or down; an intercept of the new line is wanted. */
export const translated: Template = {
  id: 'linear-two-translated',
  skill: 13,
  difficulty: 'hard',
  seconds: 95,
  type: 'blank',
  context: false,
  make(draw) {
    const a = draw.int(2, 8);
    const b = draw.int(2, 8);
    const up = draw.chance(0.5);
    const shift = draw.int(2, 9);
    const c = draw.int(-60, 90);
    const sign = up ? 1 : -1;
    const moved = c + b * sign * shift;
    const [key, unmoved, wrongWay, forgot, horizontal] = [
      moved / a,
      c / a,
      (c - b * sign * shift) / a,
      (c + sign * shift) / a,
      c / a + sign * shift,
    ];
    if (c === 0 || a === b || !Number.isInteger(key) || key === 0 || Math.abs(key) > 40 || !Number.isInteger(unmoved))
      return null;
    return {
      type: 'blank',
      question: `<p>The graph of ${tex(
        `${sum([
          [a, 'x'],
          [b, 'y'],
        ])}=${num(c)}`,
      )} in the ${tex('xy')}-plane is translated ${up ? 'up' : 'down'} ${tex(shift)} units. What is the ${tex('x')}-coordinate of the ${tex('x')}-intercept of the resulting graph?</p>`,
      answer: String(key),
      wrong: [
        [
          String(wrongWay),
          'translated-wrong-way',
          `This is the intercept after a translation of ${tex(shift)} units ${up ? 'down' : 'up'}.`,
        ],
        [String(unmoved), 'translation-ignored', 'This is the intercept of the graph before the translation.'],
        [
          String(horizontal),
          'vertical-for-horizontal',
          `The graph moves vertically, so its ${tex('x')}-intercept doesn't just move by ${tex(shift)}.`,
        ],
        ...(Number.isInteger(forgot)
          ? [
              [
                String(forgot),
                'coefficient-ignored',
                `The ${tex(shift)} belongs to ${tex('y')}, so it gets multiplied by ${tex(b)}.`,
              ] as const,
            ]
          : []),
      ],
      why: `A point of the new graph lies ${tex(shift)} units ${up ? 'above' : 'below'} a point of the old one, so ${tex(`y${up ? '-' : '+'}${shift}`)} takes the place of ${tex('y')}: ${tex(`${a}x+${b}(y${up ? '-' : '+'}${shift})=${num(c)}`)}. With ${tex('y=0')}, ${tex(`${a}x=${num(moved)}`)}, so ${tex(`x=${num(key)}`)}.`,
      math: {
        landmarks: [
          [moved, `the value of ${tex(`${a}x`)} where the new line meets the axis`, "What's left to do?"],
          [b * shift, `what the shift changes on the ${tex('y')} side`, 'Does it go up or down?'],
        ],
      },
      simpler: `Every point moves ${up ? 'up' : 'down'} ${tex(`${shift}`)}. So replace ${tex('y')} with ${tex(`y${up ? '-' : '+'}${shift}`)} in the equation. On the ${tex('x')}-axis, ${tex('y=0')}, and that leaves ${tex(`${a}x=${num(moved)}`)}. So ${tex(`x=${num(key)}`)}.`,
      hints: [
        'The line moves straight up or down. Which coordinate of each point changes?',
        `How would you write the old ${tex('y')} using the new ${tex('y')}?`,
        `You want the new ${tex('x')}-intercept. What's ${tex('y')} at that point?`,
        `Put that ${tex('y')} into the new equation. What's left to solve for ${tex('x')}?`,
      ],
    };
  },
};
