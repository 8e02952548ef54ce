import { seededRandom } from '../random.js';
import { ANCHORS, chooseAnchors, type AnchorCandidate } from './index.js';

const candidates = (count: number): AnchorCandidate[] => {
  const random = seededRandom(6);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    b: 1.1 * random.normal(),
    bSd: 0.1 + 0.4 * random.next(),
    group: `skill ${index % 7}`,
  }));
};

const shuffled = <T>(list: readonly T[]): T[] => {
  const random = seededRandom(7);
  return list
    .map((each) => [random.next(), each] as const)
    .sort(([x], [y]) => x - y)
    .map(([, each]) => each);
};

describe('the choice of anchors', () => {
  it('spreads them over the whole range of difficulty, where most items lie in the middle', () => {
    const all = candidates(600);
    const chosen = chooseAnchors(all).map((id) => all[id - 1]!);
    const within = (from: number, to: number): number => chosen.filter(({ b }) => b >= from && b < to).length;
    expect(chosen).toHaveLength(ANCHORS);
    const cells = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5].map((from) => within(from, from + 0.5));
    for (const cell of cells) expect(cell).toBeGreaterThanOrEqual(3);
    for (const cell of cells) expect(cell).toBeLessThanOrEqual(5);
  });

  it('prefers those whose difficulty is surest', () => {
    const all = candidates(600);
    const chosen = chooseAnchors(all, 24);
    const middle = (list: readonly AnchorCandidate[]): number =>
      list.reduce((sum, { bSd }) => sum + bSd, 0) / list.length;
    expect(middle(chosen.map((id) => all[id - 1]!))).toBeLessThan(middle(all) - 0.08);
    const alike = [0.3, 0.1, 0.2].map((bSd, index) => ({ id: index + 1, b: 0.1, bSd }));
    expect(chooseAnchors(alike, 1)).toEqual([2]);
  });

  it('spreads them over skills where they are equally sure', () => {
    const all = candidates(600).map((each) => ({ ...each, bSd: 0.2 }));
    const groups = chooseAnchors(all, 28).map((id) => all[id - 1]!.group);
    const counts = [...new Set(groups)].map((group) => groups.filter((each) => each === group).length);
    expect(counts).toHaveLength(7);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it('takes one of a family', () => {
    const all = candidates(200).map((each, index) => ({ ...each, family: `template ${index % 20}` }));
    const chosen = chooseAnchors(all, 30);
    expect(chosen).toHaveLength(20);
    expect(new Set(chosen.map((id) => all[id - 1]!.family)).size).toBe(20);
  });

  it('is the same in whatever order items come, and hardly another one when an item is added', () => {
    const all = candidates(300);
    const chosen = chooseAnchors(all);
    expect(chooseAnchors(shuffled(all))).toEqual(chosen);
    const later = chooseAnchors([...all, { id: 999, b: 0.2, bSd: 0.05, group: 'skill 1' }]);
    expect(later.filter((id) => !chosen.includes(id)).length).toBeLessThanOrEqual(6);
  });

  it('takes all where there are not enough, and nothing of nothing', () => {
    expect(chooseAnchors(shuffled(candidates(5)))).toEqual([1, 2, 3, 4, 5]);
    expect(chooseAnchors([])).toEqual([]);
  });
});
