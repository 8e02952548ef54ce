import { num, tex } from '../tex.js';
import type { Template } from '../template.js';

const SETTINGS = [
  {
    says: 'A candle was H centimeters tall when it was lit. It burned down at a constant rate, and M minutes after it was lit, its height was N centimeters',
    asks: 'how many minutes after it was lit was the height of the candle PART of its original height',
    unit: 'minutes',
  },
  {
    says: 'A tank held H liters of water when a valve was opened. The water drained at a constant rate, and M minutes after the valve was opened, N liters of water were left',
    asks: 'how many minutes after the valve was opened was the amount of water PART of the original amount',
    unit: 'minutes',
  },
  {
    says: 'A printer had H grams of ink when a job was started. The job used the ink at a constant rate, and M minutes after its start, N grams of ink were left',
    asks: 'how many minutes after the start of the job was the amount of ink PART of the original amount',
    unit: 'minutes',
  },
  {
    says: 'A reservoir was H meters deep at the beginning of a dry season. Its depth decreased at a constant rate, and M days later, the depth was N meters',
    asks: 'how many days after the beginning of the season was the depth of the reservoir PART of its original depth',
    unit: 'days',
  },
  {
    says: 'A kite was H meters above the ground when its line was let in. It came down at a constant rate, and M seconds later, it was N meters above the ground',
    asks: 'how many seconds after the kite began to come down was its height PART of its original height',
    unit: 'seconds',
  },
] as const;
const PARTS = [
  [3, 'one third'],
  [4, 'one fourth'],
  [5, 'one fifth'],
] as const;

/** A quantity falls from h to n in a given time: when is a part of it left? Start and reading are letters. */
export const timeToPart: Template = {
  id: 'functions-time-to-part',
  skill: 14,
  difficulty: 'hard',
  seconds: 115,
  shift: 0.2,
  type: 'choice',
  context: true,
  make(draw) {
    const { says, asks, unit } = draw.pick(SETTINGS);
    const [parts, part] = draw.pick(PARTS);
    const time = parts * draw.int(2, 12);
    const [left, lost] = [time / parts, time - time / parts];
    const fill = (text: string): string =>
      text.replace('H', tex('h')).replace('N', tex('n')).replace('M', tex(time)).replace('PART', part);
    return {
      type: 'choice',
      question: `<p>${fill(says)}, where ${tex('h')} and ${tex('n')} are constants and ${tex('h\\gt n')}. In terms of ${tex('h')} and ${tex('n')}, ${fill(asks)}?</p>`,
      right: tex(`\\frac{${num(lost)}h}{h-n}`),
      wrong: draw.shuffle([
        [
          tex(`\\frac{${num(left)}h}{h-n}`),
          'part-left-for-part-lost',
          `In this time, ${part} of the original amount is lost. The question is when ${part} of it is left.`,
        ],
        [
          tex(`\\frac{${num(lost)}h}{n}`),
          'amount-for-change',
          `The rate comes from how much was lost in ${tex(time)} ${unit}, not from the amount ${tex('n')} that was left.`,
        ],
        [
          tex(`\\frac{${num(lost)}(h-n)}{h}`),
          'inverted-rate',
          "A time is an amount divided by a rate. Here it's the other way around.",
        ],
        [
          tex(`\\frac{${num(time)}h}{${parts}n}`),
          'proportional-to-amount',
          "The amount left isn't proportional to the time. The amount lost is.",
        ],
      ]),
      why: `In ${tex(time)} ${unit}, ${tex('h-n')} is lost, so the rate is ${tex(`\\frac{h-n}{${time}}`)}. When ${part} is left, ${tex(`\\frac{${parts - 1}}{${parts}}h`)} has been lost. Dividing by the rate gives ${tex(`\\frac{${parts - 1}}{${parts}}h\\cdot \\frac{${time}}{h-n}=\\frac{${lost}h}{h-n}`)}.`,
      math: {
        landmarks: [
          [parts - 1, `how many of the ${tex(`${parts}`)} equal parts are lost`, 'How long does one of them take?'],
        ],
        starts: [`r=(h-n)/${time}`],
      },
      simpler: `In ${tex(`${time}`)} ${unit}, it lost ${tex('h-n')}. You want to lose ${tex(`\\frac{${parts - 1}}{${parts}}`)} of ${tex('h')}, so that ${part} is left. Divide what has to go by how fast it goes. That gives ${tex(`\\frac{${num(lost)}h}{h-n}`)}.`,
      hints: [
        `How much is gone after the given time? Write it with ${tex('h')} and ${tex('n')}.`,
        `The rate is how much is lost each ${unit.slice(0, -1)}. How do you write that?`,
        'Say only that part is left. What fraction is gone by then?',
        'You know how much has to go and how fast. How do you get the time?',
      ],
    };
  },
};
