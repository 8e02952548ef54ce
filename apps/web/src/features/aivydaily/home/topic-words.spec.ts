import { describe, expect, it } from '@jest/globals';
import { missionSentence, standingWords, worthWords, type Topic } from './topic-words';

const topic: Topic = {
  subcategory: 26,
  mastery: 44,
  mastery_low: 28,
  mastery_high: 66,
  weak_chance: 0.96,
  answered: 2,
  points_per_minute: 0.6,
  worth: 9,
  due: 0,
};

describe('how sure it is that a topic is weak', () => {
  it.each([
    [0.95, 'Almost certainly weak'],
    [0.65, 'Probably weak'],
    [0.5, 'Could go either way'],
    [0.35, 'Probably solid'],
    [0.05, 'Almost certainly solid'],
  ])('is said of a chance of %s', (weak_chance, words) => {
    expect(standingWords({ weak_chance, answered: 1 })).toBe(words);
  });

  it('is said without answers of its own where the other topics decide it, and nowhere else', () => {
    expect(standingWords({ weak_chance: 0.8, answered: 0 })).toBe('Probably weak');
    expect(standingWords({ weak_chance: 0.5, answered: 0 })).toBe('Not enough answers yet');
  });
});

describe('what a mission is worth', () => {
  it('is whole points, and "under 1" below', () => {
    expect([9.4, 9.5, 1, 0.5, 0.49, 0].map((worth) => worthWords(worth, 'pts'))).toEqual([
      '9 pts',
      '10 pts',
      '1 pt',
      '1 pt',
      'under 1 pt',
      'under 1 pt',
    ]);
    expect([9, 1, 0].map((worth) => worthWords(worth, 'points'))).toEqual(['9 points', '1 point', 'under 1 point']);
  });

  it('is said beside what is known, and with the mistakes that come back', () => {
    expect(missionSentence(topic)).toBe(
      'Almost certainly weak, so a good place to begin. Five questions, three tries each, and about 9 points of your score to win back.',
    );
    expect(missionSentence({ ...topic, due: 1 })).toContain('One mistake comes back to be solved.');
    expect(missionSentence({ ...topic, due: 3 })).toContain('3 mistakes come back to be solved.');
    expect(missionSentence({ ...topic, weak_chance: 0.5, answered: 0 })).toMatch(/^Little is known of it yet\./);
    expect(missionSentence({ ...topic, worth: 0.3 })).toMatch(/and a little of your score to win back\.$/);
    expect(missionSentence(null)).toBe('Five questions, three tries each, at the difficulty that suits you.');
  });
});
