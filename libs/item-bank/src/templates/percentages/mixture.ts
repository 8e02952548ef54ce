import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

/** Two mixtures of the same things, measured in the same unit. */
const SETTINGS = [
  { who: 'A chemist', unit: 'liters', kind: 'solution', part: 'acid' },
  { who: 'A gardener', unit: 'kilograms', kind: 'soil mix', part: 'sand' },
  { who: 'A cook', unit: 'cups', kind: 'fruit drink', part: 'juice' },
  { who: 'A jeweler', unit: 'grams', kind: 'alloy', part: 'silver' },
  { who: 'A farmer', unit: 'pounds', kind: 'seed mix', part: 'clover' },
  { who: 'A mechanic', unit: 'quarts', kind: 'coolant', part: 'antifreeze' },
] as const;

const article = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** How much of a stronger mixture brings a weaker one to a wanted percentage? */
export const mixture: Template = {
  id: 'percent-mixture',
  skill: 26,
  difficulty: 'hard',
  seconds: 110,
  type: 'blank',
  context: true,
  make(draw) {
    const { who, unit, kind, part } = draw.pick(SETTINGS);
    const [weak, wanted, strong] = draw
      .distinct(3, 1, 16)
      .map((value) => 5 * value)
      .sort((one, other) => one - other) as [number, number, number];
    const have = draw.int(3, 40);
    const add = (have * (wanted - weak)) / (strong - wanted);
    if (!Number.isInteger(add) || add < 2 || add > 90 || add === have) return null;
    const [gained, inverse] = [(have * (wanted - weak)) / 100, (have * (strong - wanted)) / (wanted - weak)];
    return {
      type: 'blank',
      question: `<p>${who} has ${tex(have)} ${unit} of ${article(kind)} that is ${tex(`${weak}\\%`)} ${part} by ${unit === 'kilograms' || unit === 'grams' || unit === 'pounds' ? 'mass' : 'volume'}. How many ${unit} of ${article(kind.includes('mix') ? 'mix' : kind)} that is ${tex(`${strong}\\%`)} ${part} must be added so that the result is ${tex(`${wanted}\\%`)} ${part}?</p>`,
      answer: String(add),
      wrong: [
        [
          String(inverse),
          'inverted-ratio',
          `Here the distances from ${tex(`${wanted}\\%`)} to the two percents are swapped.`,
        ],
        [
          String(have),
          'equal-amounts',
          `Equal amounts give a percent halfway between ${tex(`${weak}\\%`)} and ${tex(`${strong}\\%`)}, and that's not ${tex(`${wanted}\\%`)}.`,
        ],
        [String(have + add), 'answered-other-quantity', 'This is the amount of the whole mixture in the end.'],
        [
          String(gained),
          'amount-added-overlooked',
          `That's what the first ${tex(have)} ${unit} are missing. But the total grows when you add more, and what you add isn't pure ${part}.`,
        ],
      ],
      why: `Let ${tex('x')} be the amount added, in ${unit}. The ${part} satisfies ${tex(`${num(weak / 100)}(${have})+${num(strong / 100)}x=${num(wanted / 100)}(${have}+x)`)}. So ${tex(`${num((strong - wanted) / 100)}x=${num(gained)}`)} and ${tex(`x=${add}`)}.`,
      math: {
        landmarks: [
          [(have * weak) / 100, `how much ${part} there is at the start`, "How much comes with what's added?"],
          [have + add, 'the amount of the whole mixture in the end', 'How much of it was added?'],
          [strong - wanted, 'how far the strong one is above the goal', 'How far is the weak one below it?'],
          [wanted - weak, 'how far the weak one is below the goal', 'How far is the strong one above it?'],
        ],
        starts: [`${weak}*${have}+${strong}x=${wanted}(${have}+x)`],
        traps: [[`${weak}*${have}+${strong}x=${wanted}*${have}`, 'amount-added-overlooked']],
      },
      simpler: `The weak one is ${tex(`${wanted - weak}`)} points too low, and the strong one is ${tex(`${strong - wanted}`)} points too high. They have to balance. So ${tex(`${wanted - weak}\\cdot ${have}`)} has to equal ${tex(`${strong - wanted}`)} times what you add. That's ${tex(`${add}`)} ${unit}.`,
      hints: [
        `Forget the whole mix for a second. How much ${part} is in it at the start?`,
        `How much ${part} comes in with each of the ${unit} you add?`,
        "What you add makes the total bigger too. What's the new total?",
        `The ${part} has to be the wanted percent of that total. What equation is that?`,
      ],
    };
  },
};
