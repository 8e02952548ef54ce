import { packBank } from '../release/pack-bank.js';
import { recordItems } from '../release/record-items.js';
import type { BankItem } from './item.js';
import { markAnswers } from './mark.js';
import { readingLength } from './reading-length.js';

const [choice] = packBank()
  .items()
  .filter((item) => item.type === 'choice');
const item = (overrides: object): BankItem => ({ ...choice!, ...overrides }) as BankItem;

describe('marking answers', () => {
  const items = [
    item({ answer: 'b' }),
    item({ type: 'blank', answer: '2/3' }),
    item({ answer: 'd' }),
    item({ answer: 'a' }),
  ];
  const marked = markAnswers({ items, answers: ['b', '.6667', '', 'c'], seconds: [30, 95.5, 0, 12] });

  it('tells right from wrong, and a wrong answer from none', () => {
    expect(marked.map(({ answered, correct }) => [answered, correct])).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [true, false],
    ]);
  });

  it('carries skill, parameters and both times to the measurement', () => {
    expect(marked[1]).toEqual({
      skill: choice!.skill,
      a: choice!.a,
      b: choice!.b,
      bSd: choice!.b_sd,
      c: choice!.c,
      seconds: choice!.seconds,
      timeSpent: 95.5,
      characters: readingLength(items[1]!),
      answered: true,
      correct: true,
    });
  });

  it('and the record take the time that was measured of an item, and none where none was', () => {
    const measured = item({ median_seconds: 41.5 });
    const timeOf = (one: BankItem) => [
      markAnswers({ items: [one], answers: ['a'], seconds: [30] })[0]!.medianSeconds,
      recordItems({ item: () => one, isWithdrawn: () => false })({ item_id: one.id, item_version: 1 })!.medianSeconds,
    ];
    expect(timeOf(measured)).toEqual([41.5, 41.5]);
    expect(timeOf(item({}))).toEqual([undefined, undefined]);
  });

  it('say which questions are out of use by now, and the record has none of those', () => {
    const bank = { item: () => items[2], isWithdrawn: (one: BankItem) => one === items[2] };
    expect(markAnswers({ items, answers: [], seconds: [], bank }).map(({ withdrawn }) => withdrawn)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
    ]);
    const answer = { item_id: items[2]!.id, item_version: 1 };
    expect(recordItems(bank)(answer)).toBeUndefined();
    expect(recordItems({ ...bank, isWithdrawn: () => false })(answer)).toBeDefined();
  });

  it('takes what is missing as left empty, without time', () => {
    expect(
      markAnswers({ items, answers: ['b'], seconds: [] }).map(({ answered, correct, timeSpent }) => [
        answered,
        correct,
        timeSpent,
      ]),
    ).toEqual([
      [true, true, 0],
      [false, false, 0],
      [false, false, 0],
      [false, false, 0],
    ]);
  });

  it.each(['-', '.', '3/'])('takes %j, which is only begun, as omitted', (entry) => {
    expect(markAnswers({ items: [items[1]!], answers: [entry], seconds: [40] })).toMatchObject([
      { answered: false, correct: false, timeSpent: 40 },
    ]);
  });

  it('hands on nothing of the question itself', () => {
    expect(JSON.stringify(marked)).not.toContain(choice!.explanation.slice(0, 30));
    expect(Object.keys(marked[0]!)).not.toContain('answer');
  });
});
