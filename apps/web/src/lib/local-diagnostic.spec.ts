import { clearLocalDiagnostic, readCompleted, readInProgress, writeCompleted, writeInProgress, type InProgressDiagnostic } from './local-diagnostic';

const TEST: InProgressDiagnostic = {
  english: ['a'], math: [], english_time: [12], math_time: [], start_time: '2026-01-05 10:00:00', section: 'reading_and_writing', position: 0,
  marked: { reading_and_writing: [], math: [] }, eliminated: { reading_and_writing: {}, math: {} }, owner: null, saved_at: 1,
};
const COMPLETED = { english: ['a'], math: ['2'], english_time: [12], math_time: [9], start_time: '2026-01-05 10:00:00', end_time: '2026-01-05 10:40:00', owner: null };

describe('the diagnostic on this device', () => {
  beforeEach(() => localStorage.clear());

  it('gives back what was kept, and nothing when nothing was', () => {
    expect(readInProgress()).toBeNull();
    expect(readCompleted()).toBeNull();
    expect(writeInProgress(TEST)).toBe(true);
    expect(readInProgress()).toEqual(TEST);
  });

  it('replaces the unfinished test by the finished one', () => {
    writeInProgress(TEST);
    expect(writeCompleted(COMPLETED)).toBe(true);
    expect(readCompleted()).toEqual(COMPLETED);
    expect(readInProgress()).toBeNull();
  });

  it('forgets both on request', () => {
    writeCompleted(COMPLETED);
    writeInProgress(TEST);
    clearLocalDiagnostic();
    expect([readInProgress(), readCompleted()]).toEqual([null, null]);
  });

  it.each(['{', 'null', '[]', '{"english":"a"}', '{"english":[1],"math":[],"english_time":[],"math_time":[],"start_time":"x"}'])('reads %s as nothing kept', (text) => {
    localStorage.setItem('aivy.diagnostic.in-progress', text);
    localStorage.setItem('aivy.diagnostic.completed', text);
    expect([readInProgress(), readCompleted()]).toEqual([null, null]);
  });

  it('says when the device refuses to keep it', () => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(writeInProgress(TEST)).toBe(false);
    expect(writeCompleted(COMPLETED)).toBe(false);
    Storage.prototype.setItem = setItem;
  });
});
