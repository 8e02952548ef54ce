import fc from 'fast-check';
import { masteryBand, nextSet, topicSets, topicsPerSet, weakTopics } from './index.js';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
/** Reproducible, and as even as it has to be. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

describe('weak topics', () => {
  it('are those at 70 or below; at 40 or below they have priority 1 and come first', () => {
    const topics = [
      { subcategory: 1, mastery: 70 },
      { subcategory: 2, mastery: 71 },
      { subcategory: 3, mastery: 40 },
      { subcategory: 4, mastery: 41 },
      { subcategory: 5, mastery: 0 },
    ];
    expect(weakTopics(topics).map(({ subcategory, priority }) => [subcategory, priority])).toEqual([
      [3, 1],
      [5, 1],
      [1, 2],
      [4, 2],
    ]);
  });

  it('lie in the bands of the specification', () => {
    expect([0, 40, 41, 70, 71, 85, 86, 100].map(masteryBand)).toEqual([
      'critical',
      'critical',
      'weak',
      'weak',
      'developing',
      'developing',
      'proficient',
      'proficient',
    ]);
  });
});

describe('topics of a set', () => {
  it.each([
    [undefined, 4],
    [1, 2],
    [2, 2],
    [8, 8],
    [9, 8],
    [2.6, 3],
    [Number.NaN, 4],
    [Number.POSITIVE_INFINITY, 4],
  ])('%p is %p', (wanted, count) => {
    expect(topicsPerSet(wanted)).toBe(count);
  });
});

describe('topic sets', () => {
  it('of Math are four of four, of Reading and Writing three', () => {
    const random = randomFrom(1);
    expect(topicSets({ topics: range(12, 30), random }).map(({ length }) => length)).toEqual([4, 4, 4, 4]);
    expect(topicSets({ topics: range(1, 11), random }).map(({ length }) => length)).toEqual([4, 4, 3]);
  });

  it('begin with two weak topics each, the most important ones in the first', () => {
    const sets = topicSets({ topics: range(12, 30), weak: [20, 13, 26, 14, 29], random: randomFrom(2) });
    expect(sets.map((set) => set.slice(0, 2))).toMatchObject([[20, 13], [26, 14], [29, expect.any(Number)], {}]);
    expect(sets[0]!.filter((id) => [20, 13, 26, 14, 29].includes(id))).toHaveLength(2);
  });

  it('hold no topic twice, none of another subject, at most eight each and four in all, whatever is weak', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 19 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
        fc.integer({ min: -3, max: 12 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (count, weak, perSet, seed) => {
          const topics = range(12, 11 + count);
          const sets = topicSets({ topics, weak, perSet, random: randomFrom(seed) });
          const all = sets.flat();
          expect(new Set(all).size).toBe(all.length);
          expect(all.every((id) => topics.includes(id))).toBe(true);
          expect(sets.length).toBeLessThanOrEqual(4);
          expect(sets.every(({ length }) => length <= 8 && length >= Math.min(count, 2))).toBe(true);
          // All of them where they fit; in sets of two an odd one is left out.
          const size = topicsPerSet(perSet);
          const odd = size === 2 && count > 1 && count < 8 ? count % 2 : 0;
          expect(all.length).toBe(Math.min(count - odd, 4 * size));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are drawn: another order for another draw, the same for the same', () => {
    const made = (seed: number) => JSON.stringify(topicSets({ topics: range(12, 30), random: randomFrom(seed) }));
    expect(made(7)).toBe(made(7));
    expect(new Set(range(1, 20).map(made)).size).toBeGreaterThan(15);
    // Every topic gets to many places.
    const draws = range(1, 60).map((seed) => topicSets({ topics: range(12, 30), random: randomFrom(seed) }).flat());
    const places = (topic: number): number => new Set(draws.map((topics) => topics.indexOf(topic))).size;
    expect(Math.min(...range(12, 30).map(places))).toBeGreaterThan(8);
  });

  it('come in turn, the first after the last', () => {
    expect([nextSet(0, 3), nextSet(2, 3), nextSet(0, 0)]).toEqual([1, 0, 0]);
  });
});
