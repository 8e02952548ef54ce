import { packBank, type BankItem } from '@aivy/item-bank';
import { feedbackOf } from './mark.js';

const item = packBank()
  .items()
  .find((each) => each.type === 'choice')!;
const [missed] = ['a', 'b', 'c', 'd'].filter((choice) => choice !== item.answer) as [string];
const saying = (feedback: string): BankItem => ({
  ...item,
  options: item.options.map((option) => ({ ...option, feedback })),
});

describe('what a wrong answer says about the mistake', () => {
  it('is kept back while the question is open when it names the key, and said once it is complete', () => {
    const telling = `You overlooked a sign: the correct answer is ${item.answer.toUpperCase()}.`;
    expect(feedbackOf(saying(telling), missed, false)).toBeNull();
    expect(feedbackOf(saying(telling), missed, true)).toBe(telling);
  });

  it('is said at once when it keeps the key', () => {
    const keeping = 'Look at what comes before the blank.';
    expect(feedbackOf(saying(keeping), missed, false)).toBe(keeping);
  });

  it('is nothing for a right answer', () => {
    expect(feedbackOf(saying('Look again.'), item.answer, true)).toBeNull();
  });
});
