import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'The depth of snow at a weather station fell at a constant rate during a thaw. It was HIGH centimeters AT1 and LOW centimeters AT2',
    when: 'hours after the thaw began',
    asks: 'What was the depth, in centimeters, of the snow when the thaw began?',
    rates: [2, 5],
  },
  {
    says: 'A tank is drained at a constant rate. It held HIGH liters AT1 and LOW liters AT2',
    when: 'minutes after the draining began',
    asks: 'How many liters did the tank hold when the draining began?',
    rates: [12, 40],
  },
  {
    says: 'A cable car descends at a constant rate. Its height above the valley was HIGH meters AT1 and LOW meters AT2',
    when: 'minutes after it left the top',
    asks: 'How many meters above the valley is the top?',
    rates: [60, 140],
  },
  {
    says: 'A printer uses paper at a constant rate. It had HIGH sheets left AT1 and LOW sheets left AT2',
    when: 'minutes after it was started',
    asks: 'How many sheets did the printer have when it was started?',
    rates: [15, 40],
  },
  {
    says: 'The mass of a block of dry ice decreases at a constant rate. It was HIGH grams AT1 and LOW grams AT2',
    when: 'hours after the block was unwrapped',
    asks: 'What was the mass, in grams, of the block when it was unwrapped?',
    rates: [35, 90],
  },
] as const;

/** Two readings of a linear decline; the value at the beginning is wanted. */
export const twoReadings: Template = {
  id: 'functions-two-readings',
  skill: 14,
  difficulty: 'hard',
  shift: -0.2,
  seconds: 95,
  type: 'choice',
  ordered: true,
  context: true,
  make(draw) {
    const {
      says,
      when,
      asks,
      rates: [slow, fast],
    } = draw.pick(SETTINGS);
    const rate = draw.int(slow, fast);
    const [first, second] = draw.distinct(2, 2, 12).sort((one, other) => one - other) as [number, number];
    const start = rate * second + draw.int(rate, 6 * rate);
    const [high, low] = [start - rate * first, start - rate * second];
    if (second - first < 2 || high === start) return null;
    const at = (count: number): string => `${tex(count)} ${when}`;
    return {
      type: 'choice',
      question: `<p>${says.replace('HIGH', tex(high)).replace('LOW', tex(low)).replace('AT1', at(first)).replace('AT2', at(second))}. ${asks}</p>`,
      right: tex(start),
      wrong: [
        [
          tex(high + (high - low)),
          'step-overlooked',
          `Here the whole fall of ${tex(high - low)} between the two readings was added. It goes with a different stretch of time than the one before the first reading.`,
        ],
        [
          tex(high + rate),
          'one-step-only',
          `Only one step of ${tex(rate)} was added to ${tex(high)}, but the first reading came ${tex(first)} steps after the beginning.`,
        ],
        [
          tex(low + rate * first),
          'wrong-reading',
          'The change up to the first reading was added to the second reading.',
        ],
        [
          tex(Math.abs(high - rate * first)),
          'rate-sign',
          'You subtracted the change before the first reading. But the value was larger at the start.',
        ],
        [tex(high + low), 'readings-added', "The two readings were added. They're values at different times."],
      ],
      why: `Between the readings, the value fell by ${tex(`${num(high)}-${num(low)}=${num(high - low)}`)} in ${tex(`${second}-${first}=${second - first}`)} steps of time, so by ${tex(rate)} in each. Up to the first reading it fell by ${tex(`${first}(${rate})=${num(first * rate)}`)}, so it was ${tex(`${num(high)}+${num(first * rate)}=${num(start)}`)} at the beginning.`,
      math: {
        landmarks: [
          [high - low, 'how much it fell between the two readings', 'How much time is that?'],
          [rate, 'how much it falls in each step', 'How far is it back to the beginning?'],
          [first * rate, 'how much it fell before the first reading', 'So where did it start?'],
        ],
      },
      simpler: `Between the readings it fell ${tex(`${num(high - low)}`)} in ${tex(`${second - first}`)} steps, so ${tex(`${rate}`)} each. Go back ${tex(`${first}`)} steps from the first reading and add ${tex(`${num(first * rate)}`)}. It started at ${tex(`${num(start)}`)}.`,
      hints: [
        'Compare the two readings. How much time passes between them?',
        'How much did it fall between them, and how long did that take?',
        'How much time went by before the first reading?',
        'Go back to the start from the first reading. Do you add or subtract?',
      ],
    };
  },
};
