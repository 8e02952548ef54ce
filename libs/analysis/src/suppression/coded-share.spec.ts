import { expect, it } from '@jest/globals';
import { coded, codedParts } from './coded-share.js';

it('codes a share of a small group that one to nine people could be the rest of, and no other', () => {
  expect([0, 0.049, 0.05, 0.5, 0.95, 0.951, 1].map((share) => coded(share, 199))).toEqual([
    ...['<5', '<5', 0.05, 0.5, 0.95, '>95', '>95'],
  ]);
  // Five percent of 200 are ten people.
  expect([0, 0.049, 1].map((share) => coded(share, 200))).toEqual([0, 0.049, 1]);
});

it('holds back the smallest exact part where all others would give a coded one away', () => {
  expect(codedParts([0.4, 0.3, 0.28, 0.02], 50)).toEqual([0.4, 0.3, null, '<5']);
  expect(codedParts([0.4, 0.3, 0.2, 0.1], 50)).toEqual([0.4, 0.3, 0.2, 0.1]);
  expect(codedParts([1, 0, 0, 0], 50)).toEqual(['>95', '<5', '<5', '<5']);
  expect(codedParts([0.4, 0.3, 0.28, 0.02], 200)).toEqual([0.4, 0.3, 0.28, 0.02]);
  // What's told anyway stays.
  expect(codedParts([0.2, 0.8, 0], 50, 1)).toEqual([0.2, null, '<5']);
});
