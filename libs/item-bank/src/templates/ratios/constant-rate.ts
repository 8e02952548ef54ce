import { num, tex } from '../tex.js';
import { PEOPLE } from '../people.js';
import type { Template } from '../template.js';

/** Sentence for `amount` in `time`, the question, and the range of the rate for one unit of time. */
const SETTINGS = [
  {
    says: (amount: string, time: string) =>
      `A pump moves ${amount} liters of water in ${time} minutes at a constant rate.`,
    asks: (time: string) => `At this rate, how many liters of water does the pump move in ${time} minutes?`,
    min: 12,
    max: 60,
  },
  {
    says: (amount: string, time: string, name: string) =>
      `${name} types ${amount} words in ${time} minutes at a constant rate.`,
    asks: (time: string, name: string) => `At this rate, how many words does ${name} type in ${time} minutes?`,
    min: 32,
    max: 75,
  },
  {
    says: (amount: string, time: string) => `A printer prints ${amount} pages in ${time} minutes at a constant rate.`,
    asks: (time: string) => `At this rate, how many pages does the printer print in ${time} minutes?`,
    min: 11,
    max: 45,
  },
  {
    says: (amount: string, time: string, name: string) =>
      `${name} walks ${amount} meters in ${time} minutes at a constant speed.`,
    asks: (time: string, name: string) => `At this speed, how many meters does ${name} walk in ${time} minutes?`,
    min: 55,
    max: 95,
  },
  {
    says: (amount: string, time: string) =>
      `A bakery machine fills ${amount} jars in ${time} minutes at a constant rate.`,
    asks: (time: string) => `At this rate, how many jars does the machine fill in ${time} minutes?`,
    min: 8,
    max: 40,
  },
  {
    says: (amount: string, time: string) => `A factory makes ${amount} bicycles in ${time} days at a constant rate.`,
    asks: (time: string) => `At this rate, how many bicycles does the factory make in ${time} days?`,
    min: 14,
    max: 90,
  },
] as const;

/** So much in one time, how much in another. */
export const constantRate: Template = {
  id: 'ratios-constant-rate',
  skill: 25,
  difficulty: 'easy',
  seconds: 50,
  type: 'blank',
  context: true,
  make(draw) {
    const { says, asks, min, max } = draw.pick(SETTINGS);
    const name = draw.pick(PEOPLE);
    const unit = asks('', name).includes('days') ? 'day' : 'minute';
    const rate = draw.int(min, max);
    const [known, asked] = draw.distinct(2, 3, 24) as [number, number];
    const amount = rate * known;
    const answer = rate * asked;
    if (answer > 1500 || asked % known === 0 || answer === known || Math.abs(known - asked) < 2) return null;
    return {
      type: 'blank',
      question: `<p>${says(tex(amount), tex(known), name)} ${asks(tex(asked), name)}</p>`,
      answer: String(answer),
      wrong: [
        [
          String(amount + asked - known),
          'additive-reasoning',
          `This ${asked > known ? 'adds' : 'subtracts'} ${tex(Math.abs(asked - known))}. At a constant rate you multiply, you don't add or subtract.`,
        ],
        [String(rate), 'answered-unit-rate', `This is the amount for one ${unit} only.`],
        [
          String(amount * asked),
          'forgot-to-divide',
          `This multiplies ${tex(num(amount))} by ${tex(asked)} without dividing by ${tex(known)}.`,
        ],
        [
          String((amount * known) / asked),
          'inverted-ratio',
          `The fraction of the times is upside down. The factor is ${tex(`\\frac{${asked}}{${known}}`)}, not ${tex(`\\frac{${known}}{${asked}}`)}.`,
        ],
      ],
      why: `The rate is ${tex(`\\frac{${amount}}{${known}}=${rate}`)} for each ${unit}. For ${tex(asked)} ${unit}s the amount is ${tex(`${rate}\\cdot ${asked}=${num(answer)}`)}.`,
      math: {
        landmarks: [[rate, `the amount for one ${unit}`, `How much is that for ${tex(`${asked}`)} ${unit}s?`]],
        starts: [`x/${asked}=${amount}/${known}`],
        traps: [[`x=${amount}+${asked - known}`, 'additive-reasoning']],
      },
      simpler: `Find the amount for one ${unit} first: ${tex(`${amount}\\div ${known}=${rate}`)}. Then multiply by ${tex(`${asked}`)}. You get ${tex(`${num(answer)}`)}.`,
      hints: [
        "The rate never changes. What's the given amount, and in how much time?",
        `What do you do to get the amount for one ${unit}?`,
        `What's the amount in one ${unit}?`,
        `How do you get from one ${unit} to the new time?`,
      ],
    };
  },
};
