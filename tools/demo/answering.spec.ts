import { packBank, type BankItem } from '@aivy/item-bank';
import { seededRandom } from '@aivy/psychometrics';
import { answerTo, rushedAnswer } from './answering.js';

const items = packBank().items();
const find = (type: BankItem['type'], difficulty: BankItem['difficulty']): BankItem =>
  items.find((item) => item.type === type && item.difficulty === difficulty)!;
const SAMPLES = 6_000;

/** The model as Birnbaum has it, written down once more. */
const chanceOf = ({ a, b, c }: BankItem, theta: number): number => c + (1 - c) / (1 + Math.E ** (-a * (theta - b)));

function answers(item: BankItem, theta: number) {
  const random = seededRandom(11);
  return Array.from({ length: SAMPLES }, () => answerTo({ item, theta, slowness: 1 }, random));
}

describe('a made-up student', () => {
  it.each([
    ['choice', 'easy', 1],
    ['choice', 'medium', 0],
    ['blank', 'medium', 0.5],
    ['blank', 'hard', -1],
  ] as const)(
    'is right at a %s item that is %s as often as the model says at an ability of %f',
    (type, difficulty, theta) => {
      const item = find(type, difficulty);
      const key = item.answer.split(',')[0]!.trim();
      const right = answers(item, theta).filter(({ answer }) => answer === key).length / SAMPLES;
      const guess = type === 'choice' ? 0.25 : 0;
      expect(Math.abs(right - Math.max(guess, chanceOf(item, theta)))).toBeLessThan(0.02);
    },
  );

  it('takes about the time that is expected, and longer at what is too hard', () => {
    const item = find('choice', 'hard');
    const median = (theta: number): number =>
      answers(item, theta)
        .map(({ spentMs }) => spentMs / 1_000)
        .sort((one, other) => one - other)[SAMPLES / 2]!;
    expect(median(2) / item.seconds).toBeGreaterThan(0.7);
    expect(median(-1) / item.seconds).toBeLessThan(1.2);
    expect(median(-1)).toBeGreaterThan(median(2) * 1.15);
  });

  it('never gives an answer a second time, and in practice none that is empty', () => {
    const random = seededRandom(5);
    for (const item of items.slice(0, 300)) {
      const tried: string[] = [];
      while (tried.length < 3)
        tried.push(answerTo({ item, theta: -3, slowness: 1, tried, mustAnswer: true }, random).answer);
      const wrong = tried.filter((answer) => !item.answer.split(',').includes(answer));
      expect(new Set(wrong).size).toBe(wrong.length);
      expect(tried).not.toContain('');
    }
  });

  it('guesses in seconds when the time is over', () => {
    const random = seededRandom(5);
    const item = find('choice', 'easy');
    const rushed = Array.from({ length: SAMPLES }, () => rushedAnswer(item, random));
    expect(Math.max(...rushed.map(({ spentMs }) => spentMs))).toBeLessThan(5_001);
    const given = rushed.filter(({ answer }) => answer !== '');
    expect(given.length / SAMPLES).toBeCloseTo(0.7, 1);
    expect(given.filter(({ answer }) => answer === item.answer).length / given.length).toBeCloseTo(0.25, 1);
  });
});
