import { quadratic, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  { thing: 'rectangular vegetable bed', unit: 'feet' },
  { thing: 'rectangular parking lot', unit: 'yards' },
  { thing: 'rectangular sheet of metal', unit: 'inches' },
  { thing: 'rectangular playground', unit: 'meters' },
  { thing: 'rectangular mural', unit: 'feet' },
] as const;

/** Width of a rectangle from its area and the difference of its sides. */
export const productOfSides: Template = {
  id: 'nonlinear-rectangle',
  skill: 19,
  difficulty: 'medium',
  seconds: 85,
  shift: 0.1,
  type: 'blank',
  context: true,
  make(draw) {
    const { thing, unit } = draw.pick(SETTINGS);
    const width = draw.int(4, 24);
    const more = draw.int(2, 15);
    const area = width * (width + more);
    if (more === width) return null;
    return {
      type: 'blank',
      question: `<p>The length of a ${thing} is ${tex(more)} ${unit} greater than its width, and its area is ${tex(area)} square ${unit}. What is the width, in ${unit}, of the ${thing.replace('rectangular ', '')}?</p>`,
      answer: String(width),
      wrong: [
        [String(width + more), 'answered-other-quantity', 'This is the length. The question asks for the width.'],
        [
          String(area / more),
          'divided-by-difference',
          `This divides the area by ${tex(more)}, but that's the difference of the sides, not a side.`,
        ],
        [String((area - more) / 2), 'linear-for-quadratic', 'The area is length times width, not length plus width.'],
        [String(2 * width + more), 'sum-of-sides', 'This is the sum of the length and the width.'],
      ],
      why: `With width ${tex('w')}, the length is ${tex(`w+${more}`)}, so ${tex(`w(w+${more})=${area}`)}, or ${tex(`${quadratic(1, more, -area, 'w')}=0`)}. This is ${tex(`(w-${width})(w+${width + more})=0`)}, and a width is positive, so ${tex(`w=${width}`)}.`,
      math: {
        landmarks: [
          [width + more, 'the length', "What's the width, then?"],
          [-(width + more), 'the negative solution', 'Can a width be negative?'],
        ],
        starts: [`w(w+${more})=${area}`],
        traps: [
          [`w*${more}=${area}`, 'divided-by-difference'],
          [`w+w+${more}=${area}`, 'linear-for-quadratic'],
        ],
      },
      simpler: `Call the width ${tex('w')}. The length is ${tex(`w+${more}`)}, and length times width is ${tex(`${area}`)}. So find two numbers that are ${tex(`${more}`)} apart and multiply to ${tex(`${area}`)}. They're ${tex(`${width}`)} and ${tex(`${width + more}`)}. The width is the smaller one.`,
      hints: [
        `Call the width ${tex('w')}. How do you write the length with the same letter?`,
        'How do you get the area of a rectangle from its sides?',
        'Get zero on one side. Which two numbers help you factor it?',
        "You get two solutions. Which one can't be the side of a real shape?",
      ],
    };
  },
};
