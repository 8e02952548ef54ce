import { entryFaults, isStorableEntry } from './diagnostic-entries.js';
import { formatUtcStamp, parseUtcStamp } from './utc-stamp.js';

describe('what may be stored as an answer', () => {
  it.each([
    ['choice', 'a'],
    ['choice', 'D'],
    ['choice', ''],
    ['blank', ''],
    ['blank', '-3/4'],
    ['blank', '3/'],
    ['blank', '.6667'],
  ] as const)('accepts %s %j', (type, entry) => {
    expect(isStorableEntry(type, entry)).toBe(true);
  });
  it.each([
    ['choice', 'e'],
    ['choice', 'ab'],
    ['choice', '1'],
    ['blank', 'x'],
    ['blank', '123456'],
    ['blank', '/'],
    ['blank', '1/2/3'],
  ] as const)('refuses %s %j', (type, entry) => {
    expect(isStorableEntry(type, entry)).toBe(false);
  });
  it('names the entries that do not fit, and answers null for another number of entries', () => {
    expect(entryFaults(['choice', 'blank', 'choice'], ['a', 'b', 'z'])).toEqual([1, 2]);
    expect(entryFaults(['choice'], ['a', 'b'])).toBeNull();
  });
});

describe('UTC stamps', () => {
  it('read and write the same moment', () => {
    expect(parseUtcStamp('2026-03-01 10:00:05')?.getTime()).toBe(Date.UTC(2026, 2, 1, 10, 0, 5));
    expect(formatUtcStamp(new Date(Date.UTC(2026, 2, 1, 10, 0, 5, 900)))).toBe('2026-03-01 10:00:05');
  });
  it.each(['2026-13-01 10:00:00', '2026-04-31 10:00:00', '2026-03-01 25:00:00', 'yesterday'])('refuse %s', (stamp) => {
    expect(parseUtcStamp(stamp)).toBeNull();
  });
});
