import { describe, expect, it } from '@jest/globals';
import type { Item } from '../item/item.js';
import { packItems } from '../packs.js';
import { isSameQuestion, isSameTask } from './same-question.js';

const choice = packItems().find(({ type }) => type === 'choice')!;
const blank = packItems().find(({ type }) => type === 'blank')!;

describe('two versions of an item', () => {
  it.each([
    ['a', { a: 2 }],
    ['b and its error', { b: 2, b_sd: 0.1 }],
    ['c', { c: 0.3 }],
    ['median time', { median_seconds: 40 }],
    ['the calibration', { parameters_from: 'one' }],
    ['the state', { state: 'quarantined' as const }],
    ['the talk', { talk: { simpler: 'x' } }],
  ])('are the same question and the same task where %s is another', (_what, change) => {
    expect(isSameQuestion(choice, { ...choice, ...change })).toBe(true);
    expect(isSameTask(choice, { ...choice, ...change })).toBe(true);
  });

  it.each([
    ['explanation', { explanation: 'x' }],
    ['expected time', { seconds: 77 }],
    ['hints', { hints: ['1', '2', '3', '4'] as [string, string, string, string] }],
    ['feedback', { options: [] }],
  ])('are the same task and another question where the %s is another', (_what, change) => {
    expect(isSameQuestion(choice, { ...choice, ...change })).toBe(false);
    expect(isSameTask(choice, { ...choice, ...change })).toBe(true);
  });

  it.each([
    ['passage', { passage: 'x' }],
    ['picture', { img: 'x' }],
    ['question', { question: 'x' }],
    ['choices', { choices: { a: '1', b: '2', c: '3', d: '4' } }],
    ['key', { answer: 'none' as 'a' }],
  ])('are neither where the %s is another', (_what, change) => {
    expect(isSameQuestion(choice, { ...choice, ...change })).toBe(false);
    expect(isSameTask(choice, { ...choice, ...change })).toBe(false);
  });

  it('of a blank are another task when another value is accepted', () => {
    expect(isSameTask(blank, { ...blank, answer: `${blank.answer},7` } as Item)).toBe(false);
  });
});
