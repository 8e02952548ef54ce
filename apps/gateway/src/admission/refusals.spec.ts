import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger, Metrics } from '@aivy/server-kit';
import { Refusals } from './refusals.js';

let counted: Record<string, number>;
let lines: unknown[];
let refusals: Refusals;
beforeEach(() => {
  counted = {};
  lines = [];
  const metrics = {
    counter: () => ({
      inc: ({ reason, rank }: Record<string, string>, by = 1) => {
        const series = `${reason}/${rank}`;
        counted[series] = (counted[series] ?? 0) + by;
      },
    }),
  } as unknown as Metrics;
  refusals = new Refusals(metrics, { warn: (facts: unknown) => void lines.push(facts) } as unknown as Logger);
});

describe('refusals', () => {
  it('are counted by reason and rank, from nothing, so that the first one shows', () => {
    expect(counted).toMatchObject({ 'busy/save': 0, 'user-full/read': 0, 'address-full/other': 0 });
    expect(Object.keys(counted)).toHaveLength(20);
    refusals.count('address-rate', 'sign-in', 0);
    refusals.count('address-rate', 'sign-in', 0);
    refusals.count('user-full', 'save', 0);
    expect(counted).toMatchObject({ 'address-rate/sign-in': 2, 'user-full/save': 1, 'busy/save': 0 });
  });

  it('are told in one line for those of ten seconds', () => {
    refusals.count('busy', 'read', 50_000, { inHand: 60 });
    refusals.count('busy', 'read', 50_001);
    refusals.count('user-full', 'save', 59_999);
    expect(lines).toEqual([{ refused: { 'busy read': 1 }, inHand: 60 }]);
    refusals.count('busy', 'read', 60_000, { inHand: 70 });
    refusals.count('busy', 'read', 60_001, { inHand: 70 });
    expect(lines.slice(1)).toEqual([{ refused: { 'busy read': 2, 'user-full save': 1 }, inHand: 70 }]);
  });
});
