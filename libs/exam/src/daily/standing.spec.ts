import { describe, expect, it } from '@jest/globals';
import { topicStanding } from './index.js';

describe('the standing of a topic', () => {
  it.each([
    [1, 'surely-weak'],
    [0.95, 'surely-weak'],
    [0.949, 'probably-weak'],
    [0.65, 'probably-weak'],
    [0.649, 'undecided'],
    [0.351, 'undecided'],
    [0.35, 'probably-solid'],
    [0.051, 'probably-solid'],
    [0.05, 'surely-solid'],
    [0, 'surely-solid'],
  ])('follows from the chance that it is weak: %s', (chance, standing) => {
    expect(topicStanding(chance, 1)).toBe(standing);
  });

  it('is said from what the other topics show, and is unknown only where that decides nothing', () => {
    expect([0.96, 0.7, 0.5, 0.3, 0.02].map((chance) => topicStanding(chance, 0))).toEqual([
      'surely-weak',
      'probably-weak',
      'unknown',
      'probably-solid',
      'surely-solid',
    ]);
  });
});
