import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Radius and central angle given, the multiple of π in the arc length wanted. */
export const arcLength: Template = {
  id: 'circles-arc-length',
  skill: 24,
  difficulty: 'medium',
  seconds: 75,
  type: 'blank',
  context: false,
  make(draw) {
    const radius = draw.int(4, 36);
    const degrees = draw.pick([
      20, 24, 30, 36, 40, 45, 60, 72, 75, 80, 90, 100, 105, 108, 120, 135, 140, 144, 150, 160, 165,
    ]);
    const [start, end] = draw.pick([
      ['A', 'B'],
      ['J', 'K'],
      ['P', 'Q'],
      ['R', 'S'],
      ['M', 'N'],
    ]);
    const k = (radius * degrees) / 180;
    if (!Number.isInteger(k) || k < 2) return null;
    const sector = (radius * radius * degrees) / 360;
    return {
      type: 'blank',
      question: `<p>A circle has center ${tex('O')} and a radius of ${tex(radius)}. Points ${tex(start)} and ${tex(end)} lie on the circle, and the measure of ${tex(`\\angle ${start}O${end}`)} is ${tex(`${degrees}^\\circ`)}. The length of minor arc ${tex(`${start}${end}`)} is ${tex('k\\pi')}, where ${tex('k')} is a constant. What is the value of ${tex('k')}?</p>`,
      answer: String(k),
      wrong: [
        [
          String(sector),
          'area-for-length',
          `That goes with the area of the sector, ${tex(`\\frac{${degrees}}{360}\\cdot\\pi\\cdot ${radius}^2`)}, not with the length of the arc.`,
        ],
        [
          String(k / 2),
          'radius-for-diameter',
          `This uses ${tex(`${radius}\\pi`)} as the circumference. It's ${tex(`${2 * radius}\\pi`)}.`,
        ],
        [
          String(2 * radius),
          'whole-circle',
          `That goes with the whole circumference. The arc is only ${tex(`\\frac{${degrees}}{360}`)} of it.`,
        ],
        [String(2 * radius - k), 'major-arc', 'That goes with the longer arc, the rest of the circle.'],
      ],
      why: `The circumference is ${tex(`2\\pi\\cdot ${radius}=${num(2 * radius)}\\pi`)}. The arc is ${tex(`\\frac{${degrees}}{360}`)} of it: ${tex(`\\frac{${degrees}}{360}\\cdot ${2 * radius}\\pi=${k}\\pi`)}, so ${tex(`k=${k}`)}.`,
      math: {
        landmarks: [
          [2 * radius, 'the number in front of pi in the circumference', 'What part of the circle is the arc?'],
          [`${degrees}/360`, 'the part of the circle that the arc takes up', 'What is that part of the circumference?'],
          [`${2 * radius}π`, 'the circumference', 'What part of it is the arc?'],
        ],
      },
      simpler: `The whole way around is ${tex(`${2 * radius}\\pi`)}. The arc takes up ${tex(`${degrees}`)} of ${tex('360')} degrees. That part of ${tex(`${2 * radius}`)} is ${tex(`${k}`)}.`,
      hints: [
        'An arc is one piece of the circumference. What tells you how big a piece?',
        'How many degrees are in a full turn, and how many in the central angle?',
        `What's the whole circumference here, with ${tex('\\pi')}?`,
        `Take that fraction of the circumference. What number is in front of ${tex('\\pi')}?`,
      ],
    };
  },
};
