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
  it('leaves out a sentence that names the key, and says one that keeps it', () => {
    const keeping = 'Look at what comes before the blank.';
    expect(
      feedbackOf(saying(`You overlooked a sign: the correct answer is ${item.answer.toUpperCase()}.`), missed),
    ).toBeNull();
    expect(feedbackOf(saying(keeping), missed)).toBe(keeping);
  });

  it('says nothing of a right answer', () => {
    expect(feedbackOf(saying('Look again.'), item.answer)).toBeNull();
  });
});
