import { growthSentence, signed } from './chance';

describe('a difference between two results', () => {
  it.each([
    [0.79, 'About the same'],
    [0.9, 'Probably improved'],
    [0.99, 'Real improvement'],
    [0.39, 'About the same'],
    [0.15, 'Probably dipped. Your next test will tell'],
    [0.01, 'Dipped. Your next sets go back to what slipped'],
  ])('with a chance of growth of %d reads "%s"', (chance, sentence) => {
    expect(growthSentence(chance)).toBe(sentence);
  });
});

it('puts a sign before a difference', () => {
  expect([signed(80), signed(-20), signed(0)]).toEqual(['+80', '−20', '0']);
});
