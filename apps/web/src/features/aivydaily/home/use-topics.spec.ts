import { describe, expect, it } from '@jest/globals';
import { topicGroups } from './topic-groups';
import type { Topic } from './topic-words';
import { offered } from './use-topics';

const topic = (subcategory: number, mastery: number): Topic => ({
  subcategory,
  mastery,
  mastery_low: mastery - 9,
  mastery_high: mastery + 9,
  weak_chance: 0.5,
  estimated: false,
  answered: 4,
  points_per_minute: 0.1,
  worth: 0.3,
  due: 0,
});
/** Worth most first: Percentages, Circles, Boundaries, … Seven Math topics are at 70 or below. */
const TOPICS = [
  ...[26, 24].map((id) => topic(id, 55)),
  topic(10, 30),
  ...[15, 23, 17].map((id) => topic(id, 66)),
  topic(14, 87),
  ...[28, 29].map((id) => topic(id, 70)),
  ...[12, 13, 16, 18, 19, 20, 21, 22, 25, 27, 30].map((id) => topic(id, 75)),
];
const KNOWN = { topics: TOPICS, focus: [26, 24, 15, 23, 17] };
const NOTHING = { topics: [], focus: [] };

describe('the topics of a subject', () => {
  it('begin with the focus areas that the plan works on, and the first one is the mission', () => {
    const { focus, mission, known } = offered('math', KNOWN, 'maya');
    expect(focus.map(({ subcategory }) => subcategory)).toEqual([26, 24, 15, 23, 17]);
    expect(mission).toBe(26);
    // 24 comes first in the plan, though 26 is worth more.
    expect(offered('math', { ...KNOWN, focus: [24, 26, 15, 23, 17] }, 'maya').mission).toBe(24);
    expect(known).toHaveLength(19);
  });

  it('offer the others in sets, each with the two weakest that are left, and never one of the other subject', () => {
    const { focus, sets } = offered('math', KNOWN, 'maya');
    const all = sets.flat();
    expect(sets[0]!.slice(0, 2)).toEqual([28, 29]);
    expect(new Set(all).size).toBe(14);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(12);
    expect(all.some((id) => focus.some(({ subcategory }) => subcategory === id))).toBe(false);
  });

  it('begin with what is worth most while the focus areas are away', () => {
    const { focus, mission } = offered('math', { topics: TOPICS, focus: [] }, 'maya');
    expect([focus, mission]).toEqual([[], 26]);
  });

  it('stay the same all day while nothing is known, and change with the day', () => {
    const of = (seed: string) => JSON.stringify(offered('english', NOTHING, seed));
    expect(of('maya Tue')).toBe(of('maya Tue'));
    expect(new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day) => of(`maya ${day}`))).size).toBe(6);
    const { focus, mission, sets } = offered('english', NOTHING, 'maya Tue');
    expect(focus).toEqual([]);
    expect([mission, ...sets.flat()].sort((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('the list of all topics', () => {
  const groups = (search = '') =>
    topicGroups('math', offered('math', KNOWN, 'maya'), search).map(({ heading, topics }) => [
      heading,
      topics.map(({ id }) => id),
    ]);

  it('has every topic once under one label, focus areas first and the lowest mastery first', () => {
    expect(groups()).toEqual([
      ['Focus areas', [24, 26, 15, 17, 23]],
      ['Proficient', [28, 29, 12, 13, 16, 18, 19, 20, 21, 22, 25, 27, 30]],
      ['Mastery', [14]],
    ]);
  });

  it('finds topics by a part of their name in any case', () => {
    expect(groups('  LINEAR eq ')).toEqual([
      ['Focus areas', [15]],
      ['Proficient', [12, 13, 19]],
    ]);
    expect(groups('xyz')).toEqual([]);
  });

  it('says plainly that nothing is known yet', () => {
    const [group] = topicGroups('english', { known: [], focus: [] });
    expect([group!.heading, group!.topics.length]).toEqual(['Not enough answers yet', 11]);
  });
});
