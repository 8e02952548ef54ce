import { tex } from '../tex.js';
import type { Template } from '../template.js';

/** Perimeter of a triangle with three different whole sides; the greatest or least that one of them can be. */
export const extremeSide: Template = {
  id: 'lines-angles-extreme-side',
  skill: 22,
  difficulty: 'hard',
  shift: 0.2,
  seconds: 100,
  type: 'blank',
  context: false,
  make(draw) {
    const perimeter = draw.int(24, 95);
    const kind = draw.pick(['greatest-longest', 'least-longest', 'greatest-shortest'] as const);
    const unit = draw.pick(['inches', 'centimeters', 'feet', 'meters'] as const);
    const longest = Math.ceil(perimeter / 2) - 1;
    const key = {
      'greatest-longest': longest,
      'least-longest': Math.ceil((perimeter + 3) / 3),
      'greatest-shortest': Math.floor((perimeter - 3) / 3),
    }[kind];
    const asked = {
      'greatest-longest': 'greatest possible length, in UNIT, of the longest side',
      'least-longest': 'least possible length, in UNIT, of the longest side',
      'greatest-shortest': 'greatest possible length, in UNIT, of the shortest side',
    }[kind].replace('UNIT', unit);
    const third = perimeter / 3;
    const why = {
      'greatest-longest': `The longest side is shorter than the other two together, so it is less than half of the perimeter, less than ${tex(perimeter / 2)}. The greatest whole number below that is ${tex(key)}, and the other two sides, which add up to ${tex(perimeter - key)}, can then be chosen so that all three differ.`,
      'least-longest': `If the longest side is ${tex('c')}, the other two are at most ${tex('c-1')} and ${tex('c-2')}, so the perimeter is at most ${tex('3c-3')}. From ${tex(`3c-3\\ge ${perimeter}`)} follows ${tex(`c\\ge ${key}`)}, and with ${tex(`c=${key}`)} there are sides that fit.`,
      'greatest-shortest': `If the shortest side is ${tex('a')}, the other two are at least ${tex('a+1')} and ${tex('a+2')}, so the perimeter is at least ${tex('3a+3')}. From ${tex(`3a+3\\le ${perimeter}`)} follows ${tex(`a\\le ${key}`)}, and with ${tex(`a=${key}`)} there are sides that fit.`,
    }[kind];
    return {
      type: 'blank',
      question: `<p>The lengths, in ${unit}, of the three sides of a triangle are three different integers. The perimeter of the triangle is ${tex(perimeter)} ${unit}. What is the ${asked} of the triangle?</p>`,
      answer: String(key),
      wrong: [
        [
          String(perimeter - 3),
          'triangle-inequality-overlooked',
          'With this length the other two sides are too short to meet. Together they have to be longer than the third.',
        ],
        [
          String(Math.floor(perimeter / 2)),
          'degenerate-triangle',
          'With this length the three sides would lie flat on one line, or would not meet at all.',
        ],
        [
          String(kind === 'greatest-longest' ? key - 1 : longest),
          kind === 'greatest-longest' ? 'bound-missed-by-one' : 'answered-other-extreme',
          kind === 'greatest-longest'
            ? "This length is possible, but it isn't the greatest one."
            : 'That answers a different question: how long the longest side can get.',
        ],
        [
          String(
            kind === 'least-longest'
              ? Math.ceil(third)
              : kind === 'greatest-shortest'
                ? Math.floor(third)
                : Math.ceil(third),
          ),
          'equal-sides-allowed',
          'This makes the sides about equal. The three lengths have to be different integers.',
        ],
        [
          String(kind === 'least-longest' ? key + 1 : key + (kind === 'greatest-shortest' ? -1 : -2)),
          'bound-missed-by-one',
          'This length is possible, but you can push it further.',
        ],
      ].filter(([value]) => value !== String(key)) as [string, string, string][],
      why,
      math: {
        landmarks: [
          [perimeter / 2, 'half the perimeter', 'How does the longest side compare with it?'],
          [`${perimeter}/3`, 'a third of the perimeter', 'Can all three sides be equal here?'],
        ],
      },
      simpler: `Two sides together have to be longer than the third. And all three lengths have to be different whole numbers. Push the side you want as far as it can go and check that the other two still work. You end up at ${tex(`${key}`)}.`,
      hints: [
        'What do three lengths need to form a triangle? And what kind of numbers are these?',
        kind === 'greatest-longest'
          ? 'The other two together beat the longest side. What part of the perimeter can it reach?'
          : 'It happens when all three sides are close together. How close can they get?',
        kind === 'greatest-longest'
          ? 'Could one side be exactly half of the perimeter?'
          : 'Call that side by a letter. How do you write the other two, as close as possible?',
        'Check your number. Do such sides exist, and would one step further still work?',
      ],
    };
  },
};
