import { piTimes } from '../pi.js';
import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** An angle in degrees, wanted in radians. */
export const degreesToRadians: Template = {
  id: 'circles-degrees-to-radians',
  skill: 24,
  difficulty: 'easy',
  seconds: 45,
  type: 'choice',
  context: false,
  make(draw) {
    const degrees = 5 * draw.int(3, 70);
    const name = draw.pick(['A', 'B', 'C', 'J', 'K', 'P', 'Q', 'R', 'T']);
    if (degrees === 180 || degrees === 360 || degrees % 90 === 0) return null;
    return {
      type: 'choice',
      question: `<p>The measure of angle ${tex(name)} is ${tex(`${degrees}^\\circ`)}. What is the measure of angle ${tex(name)}, in radians?</p>`,
      right: tex(piTimes(degrees, 180)),
      wrong: [
        [
          tex(piTimes(degrees, 360)),
          'full-turn-as-pi',
          `This takes ${tex('\\pi')} radians as a full turn of ${tex('360^\\circ')}. A full turn is ${tex('2\\pi')} radians.`,
        ],
        [
          tex(piTimes(180, degrees)),
          'inverted-factor',
          `This divides ${tex(180)} by ${tex(degrees)}. The degrees go on top.`,
        ],
        [
          tex(piTimes(degrees, 90)),
          'half-turn-as-two-pi',
          `This takes ${tex('2\\pi')} radians as ${tex('180^\\circ')}, but that's only half a turn.`,
        ],
      ],
      why: `Since ${tex('180^\\circ')} equals ${tex('\\pi')} radians, each degree is ${tex('\\frac{\\pi}{180}')} radian. So ${tex(`${degrees}^\\circ`)} is ${tex(`${degrees}\\cdot\\frac{\\pi}{180}=${piTimes(degrees, 180)}`)} radians.`,
      math: {
        landmarks: [['180', `the number of degrees in ${tex('\\pi')} radians`, 'What part of that is the angle?']],
      },
      simpler: `Half a turn is ${tex('180^\\circ')}, and that's ${tex('\\pi')} radians. So ask what part of ${tex('180')} the angle is: ${tex(`\\frac{${degrees}}{180}`)}. Put ${tex('\\pi')} next to it and simplify.`,
      hints: [
        'Which angle do you know in both degrees and radians?',
        `Half a turn is ${tex('\\pi')} radians. How many degrees is that?`,
        'What fraction of a half turn is the given angle?',
        `Multiply that fraction by ${tex('\\pi')}. How far can you reduce it?`,
      ],
    };
  },
};
