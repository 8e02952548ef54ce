import { describe, expect, it } from '@jest/globals';
import { gainWords, missionSentence, missionTag, worthWords, type Topic } from './topic-words';

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

describe('the line above the mission', () => {
  it('claims the most only where no other topic shows more', () => {
    const other = (worth: number): Topic => ({ ...topic, subcategory: 27, worth });
    expect(missionTag(topic, [other(0.29), topic, other(0.301)])).toBe('Most SAT points right now');
    expect(missionTag(topic, [other(0.36), topic])).toBe("Today's mission");
    expect(missionTag(null, [])).toBe("Today's mission");
  });
});

describe('what a mission is worth', () => {
  it('names whole points of a mission a day for a month', () => {
    // Thirty missions: .3133 each are 9.4 points.
    expect([0.3133, 0.3167, 0.0333, 0.0166, 0].map(worthWords)).toEqual([
      '9 SAT points',
      '10 SAT points',
      '1 SAT point',
      'under 1 SAT point',
      'under 1 SAT point',
    ]);
    expect([0.3133, 0.0166].map(gainWords)).toEqual(['+9 on the SAT', 'under 1 SAT point']);
  });

  it('comes with the mistakes that come back', () => {
    expect(missionSentence(topic)).toBe(
      'Five questions, three attempts each. One mission a day could add about 9 SAT points in a month.',
    );
    expect(missionSentence(topic, 4)).toMatch(/^Five questions, four attempts each\./);
    expect(missionSentence({ ...topic, due: 1 })).toContain("You'll also retry a question you missed.");
    expect(missionSentence({ ...topic, due: 3 })).toContain("You'll also retry 3 questions you missed.");
    expect(missionSentence({ ...topic, worth: 0.01 })).toMatch(/One mission a day could add a little in a month\.$/);
    expect(missionSentence(null)).toBe(
      'Five questions, three attempts each. A good place to start, and it stays the same all day.',
    );
  });
});
