import { sum, tex } from '../tex.js';
import type { Template } from '../template.js';

/** A circle in general form with an unknown constant touches an axis: which constant? */
export const tangentToAxis: Template = {
  id: 'circles-tangent-to-axis',
  skill: 24,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 110,
  type: 'blank',
  context: false,
  make(draw) {
    const [h, k] = [draw.nonZero(-12, 12), draw.nonZero(-12, 12)];
    const axis = draw.pick(['x', 'y'] as const);
    const letter = draw.pick(['c', 'k', 'n'] as const);
    const [along, across] = axis === 'x' ? [h, k] : [k, h];
    const key = along * along;
    if (Math.abs(h) === Math.abs(k) || key < 4 || across * across < 4) return null;
    const equation = `${sum([
      [1, 'x^2'],
      [-2 * h, 'x'],
      [1, 'y^2'],
      [-2 * k, 'y'],
    ])}+${letter}=0`;
    return {
      type: 'blank',
      question: `<p>In the ${tex('xy')}-plane, the graph of ${tex(equation)}, where ${tex(letter)} is a constant, is a circle that is tangent to the ${tex(axis)}-axis. What is the value of ${tex(letter)}?</p>`,
      answer: String(key),
      wrong: [
        [String(across * across), 'tangent-to-other-axis', `With this value the circle is tangent to the other axis.`],
        [
          String(h * h + k * k),
          'center-on-circle',
          'With this value the radius is zero, so the graph is just a single point.',
        ],
        [
          String(4 * key),
          'coefficient-not-halved',
          'This squares a coefficient before halving it. To complete the square, halve it first.',
        ],
        [
          String(Math.abs(along)),
          'not-squared',
          'Put this value in and complete the squares. How far is the circle from the axis then?',
        ],
        [String(-key), 'sign-slip', 'Put this value in and complete the squares. How big is the radius then?'],
      ],
      why: `Completing the squares gives ${tex(`(x${h > 0 ? '-' : '+'}${Math.abs(h)})^2+(y${k > 0 ? '-' : '+'}${Math.abs(k)})^2=${h * h}+${k * k}-${letter}`)}, a circle with center ${tex(`(${h},${k})`)}. It is tangent to the ${tex(axis)}-axis when its radius is the distance from the center to that axis, ${tex(Math.abs(across))}. So ${tex(`${h * h}+${k * k}-${letter}=${across * across}`)} and ${tex(`${letter}=${key}`)}.`,
      math: {
        landmarks: [
          [Math.abs(across), 'the radius', 'What does the right side have to be?'],
          [h * h + k * k, 'what completing the squares adds to the right side', 'What is the radius squared?'],
          [across * across, 'the radius squared', `How do you get ${tex(`${letter}`)} from that?`],
        ],
        starts: [`${h * h}+${k * k}-${letter}=${across * across}`],
      },
      simpler: `Complete the squares to find the center, ${tex(`(${h},${k})`)}. The circle just touches the ${tex(`${axis}`)}-axis, so its radius is the distance there: ${tex(`${Math.abs(across)}`)}. Then ${tex(`${h * h}+${k * k}-${letter}=${across * across}`)}, so ${tex(`${letter}=${key}`)}.`,
      hints: [
        'The circle just touches the axis. How far is its center from there?',
        `Complete both squares and keep ${tex(letter)} in. What's the center?`,
        `Which coordinate of the center tells how far it is from the ${tex(axis)}-axis?`,
        'Square that distance. Which side of the standard form does it have to equal?',
      ],
    };
  },
};
