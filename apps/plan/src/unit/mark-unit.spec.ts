import { describe, expect, it } from '@jest/globals';
import { packBank, type BankItem } from '@aivy/item-bank';
import { countRight, evidenceOfUnit, markUnit } from './mark-unit.js';
import type { UnitAnswer } from './unit.js';

const BANK = packBank();
const items = BANK.items();
const choice = items.find((item) => item.type === 'choice')!;
const blank = items.find((item) => item.type === 'blank' && item.common_wrong.length > 0)!;
const wrong = choice.type === 'choice' ? choice.options[0]! : undefined!;
const FROM = 1_800_000_000_000;

const answer = (item: BankItem, given: string, more: Partial<UnitAnswer> = {}): UnitAnswer => ({
  day: 3,
  questionId: item.id,
  answer: given,
  seq: FROM + 60_000,
  spentMs: 45_000,
  ...more,
});

describe('a marked unit', () => {
  it('has its questions in their order, whatever order the answers are in', () => {
    const [first, second] = markUnit(
      [choice, blank],
      [answer(blank, blank.answer.split(',')[0]!), answer(choice, choice.answer)],
      BANK,
    );
    expect([first!.item, second!.item]).toEqual([choice, blank]);
    expect([first!.correct, second!.correct]).toEqual([true, true]);
  });

  it('says what a wrong answer shows, and nothing of a right one or of none', () => {
    expect(markUnit([choice], [answer(choice, wrong.choice)], BANK)[0]).toMatchObject({
      answered: true,
      correct: false,
      misconception: wrong.misconception,
      feedback: wrong.feedback,
    });
    for (const answers of [[answer(choice, choice.answer)], [answer(choice, '')], []])
      expect(markUnit([choice], answers, BANK)[0]).toMatchObject({ misconception: null, feedback: null });
  });

  it('counts a question that was never met, or cleared, as empty and wrong', () => {
    for (const answers of [[], [answer(choice, '')]])
      expect(markUnit([choice], answers, BANK)[0]).toMatchObject({ answered: false, correct: false, userAnswer: '' });
  });
});

describe('a question of a unit that is out of use by now', () => {
  it('is said to be, and does not count, right or wrong', () => {
    const bank = { isWithdrawn: ({ id }: { id: number }) => id === choice.id };
    const both = [answer(choice, choice.answer), answer(blank, blank.answer.split(',')[0]!)];
    const marked = markUnit([choice, blank], both, bank);
    expect(marked.map(({ withdrawn }) => withdrawn)).toEqual([true, false]);
    expect([countRight(marked), countRight(markUnit([choice, blank], both, BANK))]).toEqual([1, 2]);
  });
});

describe('the evidence of a unit', () => {
  const evidence = (seq: number) =>
    evidenceOfUnit(
      3,
      markUnit([choice], [answer(choice, wrong.choice, { seq })], BANK),
      new Date(FROM),
      new Date(FROM + 600_000),
    )[0]!;

  it('is a first try without hints, named by day and question', () => {
    expect(evidence(FROM + 1)).toEqual({
      source_id: `unit:3:${choice.id}`,
      item_id: choice.id,
      item_version: choice.version,
      skill: choice.skill,
      correct: false,
      answered: true,
      attempt: 1,
      hints: 0,
      spent_ms: 45_000,
      misconception: wrong.misconception,
      pretest: false,
      given_at: FROM + 1,
    });
  });

  it('was given between the serving and the end, whatever a clock says', () => {
    expect(evidence(0).given_at).toBe(FROM);
    expect(evidence(FROM * 2).given_at).toBe(FROM + 600_000);
  });
});
