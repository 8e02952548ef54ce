import { describe, expect, it } from '@jest/globals';
import { missionSentence, standingWords, worthWords, type Topic } from './topic-words';

const topic: Topic = {
  subcategory: 26,
  mastery: 44,
  mastery_low: 28,
  mastery_high: 66,
  weak_chance: 0.96,
  estimated: false,
  points_per_minute: 0.6,
  worth: 9,
  due: 0,
};

describe('how sure it is that a topic is weak', () => {
  it.each([
    [1, 'Almost certainly weak'],
    [0.95, 'Almost certainly weak'],
    [0.949, 'Probably weak'],
    [0.65, 'Probably weak'],
    [0.649, 'Could go either way'],
    [0.351, 'Could go either way'],
    [0.35, 'Probably solid'],
    [0.051, 'Probably solid'],
    [0.05, 'Almost certainly solid'],
    [0, 'Almost certainly solid'],
  ])('is said of a chance of %s', (weak_chance, words) => {
    expect(standingWords({ weak_chance, estimated: false })).toBe(words);
  });

  it('is not said after too few answers', () => {
    expect(standingWords({ weak_chance: 1, estimated: true })).toBe('Not enough answers yet');
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
      'Almost certainly weak, so a good place to begin. Five questions, three tries each, and about 9 points to win back.',
    );
    expect(missionSentence({ ...topic, due: 1 })).toContain('One mistake comes back to be solved.');
    expect(missionSentence({ ...topic, due: 3 })).toContain('3 mistakes come back to be solved.');
    expect(missionSentence({ ...topic, estimated: true })).toMatch(/^Little is known of it yet\./);
    expect(missionSentence(null)).toBe('Five questions, three tries each, at the difficulty that suits you.');
  });
});
