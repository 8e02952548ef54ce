import { isPractice, practisedDay, practisedTimes } from './practised.js';

const answer = (skill: number, seconds: number, at: string, attempt = 1) => ({
  skill,
  attempt,
  spent_ms: seconds * 1000,
  given_at: Date.parse(at),
});

describe('the time that was practised', () => {
  it('is what the answers took with half a minute for each explanation, by day and section, the newest day first', () => {
    const entries = [
      answer(5, 60, '2026-03-01T23:59:00Z'),
      answer(5, 20, '2026-03-01T23:59:30Z', 2),
      answer(20, 90, '2026-03-01T08:00:00Z'),
      answer(20, 40, '2026-03-02T00:00:00Z'),
    ];
    // 60 + 30 and a second try of 20; 90 + 30; 40 + 30.
    expect(practisedTimes(entries)).toEqual([
      { day: '2026-03-02', english: 0, math: 70_000 },
      { day: '2026-03-01', english: 110_000, math: 120_000 },
    ]);
    expect(practisedDay({ day: '2026-03-01', english: 90_000, math: 0 })).toEqual({
      day: '2026-03-01',
      english: 1.5,
      math: 0,
    });
  });

  it('does not count a question that was left open', () => {
    expect(practisedTimes([answer(5, 9_000, '2026-03-01T10:00:00Z')])[0]!.english).toBe(630_000);
  });

  it('is time of units and missions: tests measure', () => {
    expect((['unit', 'practice', 'diagnostic', 'full-test'] as const).map(isPractice)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
