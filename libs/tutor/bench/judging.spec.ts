import type { BankItem } from '@aivy/item-bank';
import { judgedBy, judgeSheet, readScores, sheetId } from './judging.js';
import type { Transcript } from './play.js';

const transcript = (item: string, reply: string): Transcript => ({
  item,
  profile: 'esl',
  sealed: false,
  turns: [
    {
      said: 'hm',
      note: '',
      verdict: null,
      move: 'hint',
      reply,
      buttons: [],
      kind: 'hint',
      step: null,
      ms: 1,
      leaked: false,
      spent: false,
    },
  ],
});
const item = { type: 'blank', passage: '', img: '', question: 'What is <b>2 + 2</b>?', answer: '4' } as BankItem;
const items = new Map([['a', item]]);
const idOf = (item: string, release: 'old' | 'new') => `${sheetId(item, release, 's')}.1`;

describe('blind judging', () => {
  it('shows both releases without saying which is which', () => {
    const sheet = judgeSheet({ old: [transcript('a', 'Before.')], new: [transcript('a', 'After.')] }, items, 's');
    expect(sheet).toContain(`${idOf('a', 'old')}\n  Student: hm\n  Tutor: Before.`);
    expect(sheet).toContain(`${idOf('a', 'new')}\n  Student: hm\n  Tutor: After.`);
    expect(sheet).toMatch(/What is .*2 \+ 2.*\?\nAnswer: 4/);
    expect(sheet).not.toMatch(/\b(old|new)\b/);
  });

  it('puts the old reply first in about half of the dialogues', () => {
    const many = Array.from({ length: 200 }, (_, at) => `item-${at}`);
    const oldFirst = many.filter((each) => idOf(each, 'old') < idOf(each, 'new')).length;
    expect(oldFirst).toBeGreaterThan(75);
    expect(oldFirst).toBeLessThan(125);
  });

  it('finds the release of each score again, and how far the judges agree', () => {
    // By hand, "understood": squared distances 1, 0, 0 and 0, mean 1/4; over all 16 pairings they sum to 68, mean 17/4.
    const rows = [
      [idOf('a', 'old'), 1, 2],
      [idOf('b', 'old'), 2, 2],
      [idOf('a', 'new'), 4, 4],
      [idOf('b', 'new'), 5, 5],
    ];
    const csv = rows.flatMap(([id, one, two]) => [`${id},ann,${one},5,5,5,5`, `${id},bob,${two},5,5,5,4`]).join('\n');
    const [understood] = judgedBy(readScores(csv), ['a', 'b'], 's');
    expect(understood).toMatchObject({ rubric: 'understood', old: 1.75, new: 4.5 });
    expect(understood!.kappa).toBeCloseTo(1 - 1 / 4 / (17 / 4), 10);
  });

  it('refuses scores outside 1 to 5, and scores of another sheet', () => {
    expect(() => readScores('x.1,ann,1,2,3,4,6')).toThrow(/scores/);
    expect(() => judgedBy(readScores('x.1,ann,1,2,3,4,5'), ['a'], 's')).toThrow(/x\.1/);
  });
});
