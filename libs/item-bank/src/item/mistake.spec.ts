import { packBank } from '../release/pack-bank.js';
import type { BankItem } from './item.js';
import { misconceptionOf, misconceptionsIn } from './mistake.js';

const choice = packBank()
  .items()
  .find((item) => item.type === 'choice')!;
const item = (overrides: object): BankItem => ({ ...choice, ...overrides }) as BankItem;
const ofChoice = item({
  answer: 'b',
  options: [
    { choice: 'a', misconception: 'reads-half', feedback: 'This covers only the first sentence.' },
    { choice: 'c', misconception: 'too-wide', feedback: 'This says more than the text.' },
    { choice: 'd', misconception: 'reads-half', feedback: 'Only the last one.' },
  ],
});
const ofBlank = item({
  type: 'blank',
  answer: '3/2,1.5',
  common_wrong: [{ value: '2/3', misconception: 'inverts-ratio', feedback: 'The ratio is upside down.' }],
});

describe('the mistake behind an answer', () => {
  it.each([
    ['the chosen option', ofChoice, 'a', 'reads-half'],
    ['the chosen option, however it is written', ofChoice, ' C ', 'too-wide'],
    ['a common wrong value', ofBlank, '2/3', 'inverts-ratio'],
    ['a common wrong value as a decimal that fills the field', ofBlank, '.6667', 'inverts-ratio'],
    ['a common wrong value as another fraction', ofBlank, '4/6', 'inverts-ratio'],
  ])('is that of %s', (_which, of, answer, misconception) => {
    const mistake = misconceptionOf(of, answer);
    expect(mistake).toEqual({ misconception, feedback: expect.stringMatching(/\w/) as string });
  });

  it.each([
    ['a right choice', ofChoice, 'b'],
    ['a right value', ofBlank, '1.50'],
    ['a wrong value that nobody has foreseen', ofBlank, '7'],
    ['no answer', ofBlank, ''],
    ['no choice', ofChoice, ''],
    ['a letter that is no option', ofChoice, 'e'],
  ])('is not known of %s', (_which, of, answer) => {
    expect(misconceptionOf(of, answer)).toBeNull();
  });

  it('can be one of those that the item names, each once', () => {
    expect(misconceptionsIn(ofChoice)).toEqual(['reads-half', 'too-wide']);
    expect(misconceptionsIn(ofBlank)).toEqual(['inverts-ratio']);
  });
});
