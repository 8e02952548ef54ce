import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SOLIDS = [
  { solid: 'right circular cylinder', flat: 'radius', upright: 'height', formula: 'V=\\pi r^2h' },
  { solid: 'right circular cone', flat: 'radius', upright: 'height', formula: 'V=\\frac{1}{3}\\pi r^2h' },
  { solid: 'right square prism', flat: 'side length of the base', upright: 'height', formula: 'V=s^2h' },
  { solid: 'right square pyramid', flat: 'side length of the base', upright: 'height', formula: 'V=\\frac{1}{3}s^2h' },
] as const;

/** One dimension of a solid counts twice in its volume: the change in percent when both dimensions change. */
export const percentChange: Template = {
  id: 'area-volume-percent-change',
  skill: 21,
  difficulty: 'hard',
  shift: 0.1,
  seconds: 95,
  type: 'blank',
  context: false,
  make(draw) {
    const { solid, flat, upright, formula } = draw.pick(SOLIDS);
    const [more, less] = [5 * draw.int(2, 20), 5 * draw.int(1, 12)];
    const volume = ((100 + more) ** 2 * (100 - less)) / 10_000;
    const key = volume - 100;
    if (key < 3 || !Number.isInteger(key * 100) || key >= 1000 || String(key).length > 5 || more === less) return null;
    const slip = (value: number): string => num(Math.round(value * 100) / 100);
    const once = ((100 + more) * (100 - less)) / 100 - 100;
    const symbol = formula.includes('r^2') ? 'r' : 's';
    return {
      type: 'blank',
      question: `<p>The ${flat} of a ${solid} is increased by ${tex(`${more}\\%`)}, and its ${upright} is decreased by ${tex(`${less}\\%`)}. By what percent does the volume of the ${solid.split(' ').at(-1)!} increase? (Disregard the ${tex('\\%')} sign when entering your answer.)</p>`,
      answer: slip(key),
      wrong: [
        [
          slip(2 * more - less),
          'percents-added',
          `This adds ${tex(`${more}\\%`)} twice and subtracts ${tex(`${less}\\%`)}. The multipliers have to be multiplied instead.`,
        ],
        ...(once > 0
          ? [
              [
                slip(once),
                'square-overlooked',
                `This uses the multiplier of the ${flat} only once. In the volume it's squared.`,
              ] as const,
            ]
          : []),
        [
          slip(volume),
          'new-value-for-change',
          `The new volume is this percent of the old one. The increase is the part above ${tex('100\\%')}.`,
        ],
        ...(more > less
          ? [
              [
                slip(more - less),
                'percents-added',
                `This subtracts one percent from the other. Multiply the multipliers instead, and use the one for the ${flat} twice.`,
              ] as const,
            ]
          : []),
      ],
      why: `The volume is ${tex(formula)}. With ${tex(`${num(1 + more / 100)}${symbol}`)} for ${tex(symbol)} and ${tex(`${num(1 - less / 100)}h`)} for ${tex('h')}, it is multiplied by ${tex(`${num(1 + more / 100)}^2\\cdot ${num(1 - less / 100)}=${num(volume / 100)}`)}. So it increases by ${tex(`${num(key)}\\%`)}.`,
      math: {
        landmarks: [
          [num(1 + more / 100), `what the ${flat} is multiplied by`, 'How often does it count in the volume?'],
          [num(1 - less / 100), 'what the height is multiplied by', 'How do the changes work together?'],
          [volume / 100, 'what the volume is multiplied by', 'How many percent is it above the old volume?'],
        ],
      },
      simpler: `Turn each percent into a multiplier: ${tex(`${num(1 + more / 100)}`)} and ${tex(`${num(1 - less / 100)}`)}. The ${flat} counts twice because it's squared. Multiply to get ${tex(`${num(volume / 100)}`)}. Anything above ${tex('1')} is the increase: ${tex(`${num(key)}\\%`)}.`,
      hints: [
        'Write the volume formula. How many times does each length show up in it?',
        'Turn each percent change into a multiplier. What do you get for each?',
        `How many times does the multiplier of the ${flat} count? And the ${upright}?`,
        'Multiply all of them. How far above 1 do you end up?',
      ],
    };
  },
};
