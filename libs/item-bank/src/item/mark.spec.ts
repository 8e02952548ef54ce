import { describe, expect, it } from '@jest/globals';
import { packBank, type BankItem } from '@aivy/item-bank';
import { scoredAnswers } from './scored-answers.js';

const [choice] = packBank().items().filter((item) => item.type === 'choice');
const item = (overrides: object): BankItem => ({ ...choice!, ...overrides }) as BankItem;

describe('marking a section', () => {
  const items = [item({ answer: 'b' }), item({ type: 'blank', answer: '2/3' }), item({ answer: 'd' }), item({ answer: 'a' })];
  const marked = scoredAnswers({ items, answers: ['b', '.6667', '', 'c'], seconds: [30, 95.5, 0, 12] });

  it('tells right from wrong, and a wrong answer from none', () => {
    expect(marked.map(({ answered, correct }) => [answered, correct])).toEqual([[true, true], [true, true], [false, false], [true, false]]);
  });

  it('carries skill, parameters and both times to the measurement', () => {
    expect(marked[1]).toEqual({ skill: choice!.skill, a: choice!.a, b: choice!.b, c: choice!.c, seconds: choice!.seconds, timeSpent: 95.5, answered: true, correct: true });
  });

  it('hands on nothing of the question itself', () => {
    expect(JSON.stringify(marked)).not.toContain(choice!.explanation.slice(0, 30));
    expect(Object.keys(marked[0]!)).not.toContain('answer');
  });
});
