import { describe, expect, it } from '@jest/globals';
import { missionSentence, missionTag, topicWords, worthWords, type Topic } from './topic-words';

const topic: Topic = {
  subcategory: 26,
  mastery: 44,
  mastery_low: 28,
  mastery_high: 66,
  weak_chance: 0.96,
  own_share: 0.4,
  estimated: true,
  answered: 2,
  points_per_minute: 0.6,
  worth: 0.3,
  due: 0,
};

describe('how sure it is that a topic is weak', () => {
  it('is said from all answers together, and not at all where its own add nothing', () => {
    expect(topicWords(topic)).toBe('Very likely room to grow (over 95%)');
    expect(topicWords({ ...topic, weak_chance: 0.72 })).toBe('Probably room to grow (about 70%)');
    expect(topicWords({ ...topic, own_share: 0.05 })).toBe('Not enough answers yet');
  });
});

describe('what stands over the mission', () => {
  it('is that it is worth most only where no other topic shows more points', () => {
    const other = (worth: number): Topic => ({ ...topic, subcategory: 27, worth });
    expect(missionTag(topic, [other(0.29), topic, other(0.301)])).toBe('Worth most right now');
    expect(missionTag(topic, [other(0.36), topic])).toBe("Today's mission");
    expect(missionTag(null, [])).toBe('A good place to begin');
  });
});

describe('what a mission is worth', () => {
  it('is said of a mission a day for a month, in whole points, and "under 1" below', () => {
    // Thirty missions: .3133 each are 9.4 points.
    expect([0.3133, 0.3167, 0.0333, 0.0168, 0.0166, 0].map((worth) => worthWords(worth, 'pts'))).toEqual([
      '9 pts',
      '10 pts',
      '1 pt',
      '1 pt',
      'under 1 pt',
      'under 1 pt',
    ]);
    expect([0.3, 0.0333, 0].map((worth) => worthWords(worth, 'points'))).toEqual([
      '9 points',
      '1 point',
      'under 1 point',
    ]);
  });

  it('is said beside what is known, and with the mistakes that come back', () => {
    expect(missionSentence(topic)).toBe(
      'Very likely room to grow (over 95%), so a good place to begin. Five questions, three tries each, and with one a day about 9 points of your score to win back in a month.',
    );
    expect(missionSentence({ ...topic, weak_chance: 0.7 })).toMatch(
      /^Probably room to grow \(about 70%\), so a good place to begin\./,
    );
    expect(missionSentence({ ...topic, weak_chance: 0.2 })).toMatch(/^Probably strong \(about 80%\)\. Five/);
    expect(missionSentence({ ...topic, due: 1 })).toContain('One mistake comes back to be solved.');
    expect(missionSentence({ ...topic, due: 3 })).toContain('3 mistakes come back to be solved.');
    expect(missionSentence({ ...topic, own_share: 0.05 })).toMatch(/^Little is known of it yet\./);
    expect(missionSentence({ ...topic, worth: 0.01 })).toMatch(
      /and with one a day a little of your score to win back in a month\.$/,
    );
    expect(missionSentence(null)).toBe('Five questions, three tries each, at the difficulty that suits you.');
  });
});
