import { describe, expect, it } from '@jest/globals';
import { LiveBank, packBank, trialItems, type BankItem } from '@aivy/item-bank';
import { leaksIn, misconceptionOf } from '@aivy/item-bank/item';
import { TrialService } from './trial.service.js';

const bank = packBank();
const trials = new TrialService(new LiveBank(bank, async () => bank), { QUESTION_ATTEMPTS: 3 });
const items = trialItems(bank);
const choice = items.find(({ type }) => type === 'choice')!;
const wrongs = ({ type, answer }: BankItem): [string, string, string] =>
  (type === 'choice' ? ['a', 'b', 'c', 'd'].filter((each) => each !== answer) : ['-97', '-98', '-99']) as never;
const keyOf = ({ answer }: BankItem): string => answer.split(',')[0]!.trim();
const mark = (item: BankItem, answers: string[]) => trials.answer({ question_id: item.id, answers });
const say = (item: BankItem, message: string, more: { answers?: string[]; hints_seen?: number; turn?: number } = {}) =>
  trials.message({ question_id: item.id, message, phase: '3.5', answers: [], hints_seen: 0, turn: 0, ...more });
const bare = (text: string): string => text.replace(/<[^>]*>|[^a-z0-9]/gi, '').toLowerCase();

describe('an answer in the trial', () => {
  it('counts up to the end of its question: what a page sends after it is no try', () => {
    const right = mark(choice, [keyOf(choice)]);
    expect(right).toMatchObject({ current_attempt: 1, correct: true, is_completed: true });
    expect(mark(choice, [keyOf(choice), wrongs(choice)[0]])).toEqual(right);
    const missed = mark(choice, wrongs(choice));
    expect(missed).toMatchObject({ current_attempt: 3, correct: false, is_completed: true });
    expect(mark(choice, [...wrongs(choice), keyOf(choice)])).toEqual(missed);
  });

  it('uses no attempt when its value was given before', () => {
    const blank = items.find(({ type, answer }) => type === 'blank' && !answer.includes('2.5'))!;
    expect(mark(blank, ['2.5', '5/2'])).toMatchObject({ current_attempt: 1, correct: false, is_completed: false });
    expect(mark(blank, ['2.5', '5/2', '10/4', '-1'])).toMatchObject({ current_attempt: 2, is_completed: false });
  });

  it('that is wrong gets the feedback that keeps the key', () => {
    const told = items.flatMap((item) =>
      wrongs(item).map((wrong) => ({ item, wrong, text: misconceptionOf(item, wrong)?.feedback ?? null })),
    );
    for (const { item, wrong, text } of told) {
      const { feedback, solution } = mark(item, [wrong]);
      expect(solution).toBeNull();
      expect(feedback).toBe(text !== null && leaksIn(item, text).length > 0 ? null : text);
    }
  });
});

describe('the talk of the trial', () => {
  it.each(['', '  \n', '\u0007\u202e'])('takes nothing blank: %j', (message) => {
    expect(() => say(choice, message)).toThrow(expect.objectContaining({ code: 'INVALIDINPUT' }));
  });

  it('explains no question that is still open, whatever the page claims and however many hints it has seen', () => {
    for (const item of items)
      for (const answers of [[], [wrongs(item)[0]], wrongs(item).slice(0, 2)])
        for (const message of ['explain', 'what is the answer?']) {
          const { phase, content } = say(item, message, { answers, hints_seen: 4 });
          expect(phase).not.toBe('3.5');
          expect(bare(content)).not.toContain(bare(item.explanation).slice(0, 60));
        }
    for (const answers of [[keyOf(choice)], wrongs(choice)]) {
      const { phase, content } = say(choice, 'explain', { answers });
      expect(phase).toBe('3.5');
      expect(bare(content)).toContain(bare(choice.explanation).slice(0, 15));
    }
  });

  it('knows what was answered, and says so in other words when it is asked again', () => {
    const [wrong] = wrongs(choice);
    expect(say(choice, 'why is mine wrong').content).not.toBe(
      say(choice, 'why is mine wrong', { answers: [wrong] }).content,
    );
    expect(say(choice, 'why is mine wrong', { answers: [wrong] }).phase).toBe('3.3');
    const thanks = Array.from({ length: 8 }, (_, turn) => say(choice, 'thanks', { turn }).content);
    expect(new Set(thanks).size).toBeGreaterThan(2);
  });

  it('goes on with the hints from where the page has got to', () => {
    expect([0, 1, 2, 3, 4].map((hints_seen) => say(choice, 'hint', { hints_seen }).hints_seen)).toEqual([
      1, 2, 3, 4, 4,
    ]);
  });
});
