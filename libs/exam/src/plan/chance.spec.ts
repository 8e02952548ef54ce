import { chanceInSentence, chanceText, chanceWords } from './chance.js';

describe('a chance in words', () => {
  // The bands of the decisions: under 5, 5-34, 35-44, 45-54, 55-94, 95 and up.
  it.each([
    [0, 'Not likely yet (under 5%)'],
    [0.049, 'Not likely yet (under 5%)'],
    [0.05, 'A long shot (about 10%)'],
    [0.3, 'A long shot (about 30%)'],
    [0.349, 'A long shot (about 30%)'],
    [0.35, 'Possible (about 40%)'],
    [0.449, 'Possible (about 40%)'],
    [0.45, 'About even'],
    [0.549, 'About even'],
    [0.55, 'Good odds (about 60%)'],
    [0.949, 'Good odds (about 90%)'],
    [0.95, 'Very likely (over 95%)'],
    [1, 'Very likely (over 95%)'],
  ])('names %d "%s"', (chance, text) => {
    expect(chanceText(chance)).toBe(text);
  });

  it('has a percent for screen readers even where the words are enough', () => {
    expect(chanceWords(0.5)).toEqual({ word: 'About even', percent: 'about 50%', isEven: true });
  });

  it('starts with a small letter inside a sentence', () => {
    expect(chanceInSentence(0.7)).toBe('good odds (about 70%)');
  });
});
