import { ideasOf } from '../../src/ideas/ideas-of.js';
import { matchIdea } from '../../src/ideas/match.js';
import { prepareIdeas } from '../../src/ideas/prepare.js';
import { itemOf } from '../bank/items.js';
import { praisedAfter, praisedSubjects } from './denied.js';

const DENIED: readonly [string, (text: string) => string][] = [
  ['i dont think …', (text) => `i dont think ${text}`],
  ['its not true that …', (text) => `its not true that ${text}`],
  ['no way …', (text) => `no way ${text}`],
  ['"not" after its verb', (text) => text.replace(/\b(is|are|was|were|has|can|does|do)\b/, '$1 not')],
];

const praises = (key: string, text: string): boolean => {
  const item = itemOf(key);
  const match = matchIdea(text, prepareIdeas(ideasOf(item), item.passage), 1);
  return match?.why === 'accept' && match.idea.kind === 'right';
};

describe.each(['rw', 'math'] as const)('a right idea of the bank (%s)', (section) => {
  it.each(DENIED)('is not heard in its denial: %s', (_, change) => {
    const { all, praised } = praisedAfter(section === 'rw' ? 5 : 3, section, change);
    expect(all).toBeGreaterThan(40);
    expect(praised.length / all).toBeLessThanOrEqual(0.02);
  });

  it('is heard in its own words', () => {
    const { all, praised } = praisedAfter(section === 'rw' ? 5 : 3, section, (text) => `${text} `);
    expect(praised.length / all).toBeGreaterThanOrEqual(0.97);
  });
});

describe('a right idea', () => {
  it('is seldom heard where another noun is called the subject', () => {
    const { all, praised } = praisedSubjects();
    expect(all).toBeGreaterThan(50);
    expect(praised.length / all).toBeLessThanOrEqual(0.1);
    expect(praises('rw-form-11', 'the subject is committee')).toBe(true);
  });

  it.each([
    ['rw-transitions-02', 'her suspicion goes against the facts'],
    ['rw-words-131', 'if the first guesses were wrong the figures would look worse'],
    ['math-inequalities-two-last-constant-9', 'the lower one can be above the upper one'],
  ])('is not heard in its opposite (%s)', (key, text) => expect(praises(key, text)).toBe(false));

  it.each([
    ['math-inequalities-two-last-constant-9', 'please, what mean "has at least one solution"?'],
    ['math-inequalities-two-last-constant-9', "I don't say this. what is 'lower one'?"],
    ['rw-form-11', 'is the subject members?'],
  ])('is not heard in a question (%s)', (key, text) => expect(praises(key, text)).toBe(false));

  it('is heard in a guess with a question mark', () =>
    expect(praises('rw-form-11', 'so the committee is the subject?')).toBe(true));
});
