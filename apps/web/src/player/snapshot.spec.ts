import { begun, sectionSized, testSlice } from './slice';
import { fromInProgress, toInProgress, wholeSeconds } from './snapshot';
import type { InProgressDiagnostic } from '../core/device/local-diagnostic';

const KEPT: InProgressDiagnostic = {
  english: ['a', '', 'c'],
  math: ['', '3/4'],
  english_time: [10, 20, 30],
  math_time: [5, 6],
  start_time: '2026-01-05 10:00:00',
  form_id: 'dt-1',
  section: 'math',
  position: 1,
  marked: { reading_and_writing: [2], math: [] },
  eliminated: { reading_and_writing: { 0: 'bd' }, math: {} },
  owner: 'u1',
  saved_at: 99,
};

describe('a kept diagnostic', () => {
  it('comes back exactly as it was kept', () => {
    const opened = testSlice.reducer(undefined, begun(fromInProgress(KEPT)));
    const sized = testSlice.reducer(opened, sectionSized({ section: 'math', length: 2 }));
    expect(toInProgress(sized, 99)).toEqual(KEPT);
  });

  it('holds whole seconds whose sum is the rounded sum, so no time is won or lost by reloading', () => {
    expect(wholeSeconds([400, 400, 400])).toEqual([0, 1, 0]);
    let seed = 3;
    for (let round = 0; round < 50; round += 1) {
      const spent = Array.from({ length: 17 }, () => (seed = (seed * 16_807) % 2_147_483_647) % 90_000);
      const seconds = wholeSeconds(spent);
      expect(seconds.every((entry) => Number.isInteger(entry) && entry >= 0)).toBe(true);
      expect(seconds.reduce((sum, entry) => sum + entry, 0)).toBe(
        Math.round(spent.reduce((sum, entry) => sum + entry, 0) / 1000),
      );
    }
  });
});
