import { STATES } from '@aivy/contracts';
import { ALL, choiceOf, groupOf, groupOptions, PARTS, TOGETHER, withPart } from './groups';
import { aboutWords, groupWords, momentWords, outcomeWords, periodWords, placeWords, progressWords } from './words';
import { job } from '../testing/jobs';

const NOW = Date.parse('2026-11-22T15:00:00Z');

describe('the words about a report', () => {
  it.each([
    [{}, ''],
    [{ grade: 9, state: 'OH' }, 'Grade 9, Ohio'],
    [{ time_factor: 'extended', plan_months: 3 }, 'Extended time, 3-month plans'],
  ] as const)('of the group %j: "%s"', (group, words) => {
    expect(groupWords(group)).toBe(words);
  });

  it.each([
    ['2026-08-25', '2026-11-22', 'last 90 days'],
    ['2025-11-23', '2026-11-22', 'last 12 months'],
    ['2026-11-22', '2026-11-22', 'today'],
    ['2026-09-04', '2026-11-02', 'Sep 4 – Nov 2, 2026'],
    ['2025-12-30', '2026-01-02', 'Dec 30, 2025 – Jan 2, 2026'],
  ])('of the days from %s to %s: "%s"', (from, to, words) => {
    expect(periodWords({ from, to }, '2026-11-22T09:12:00.000Z')).toBe(words);
  });

  it('name section and comparison', () => {
    const period = { from: '2026-08-25', to: '2026-11-22' };
    const about = (params: object) => aboutWords({ group: {}, period, ...params }, '2026-11-22T09:12:00Z');
    expect(about({})).toBe('All students, last 90 days');
    expect(about({ group: { grade: 11 }, section: 'math' })).toBe('Grade 11, Math, last 90 days');
    expect(about({ focal: { time_factor: 'extended' }, section: 'english' })).toBe(
      'Extended time against all others, R&W, last 90 days',
    );
    expect(about({ group: { grade: 11 }, focal: { state: 'OH' } })).toBe(
      'Ohio against the others, Grade 11, last 90 days',
    );
    const calibration = { group: {}, period, focal: { grade: 11 }, section: 'math' } as const;
    expect(aboutWords(calibration, '2026-11-22T09:12:00Z', 'item-calibration')).toBe(
      'All students, Math, last 90 days, with Grade 11 compared',
    );
  });

  it('say when in the reader’s days', () => {
    const local = (day: number, hour: number) => new Date(2026, 10, day, hour, 12).toISOString();
    const now = new Date(2026, 10, 22, 15).getTime();
    expect([local(22, 9), local(21, 23), local(5, 8)].map((stamp) => momentWords(stamp, now))).toEqual([
      'Today, 09:12',
      'Yesterday, 23:12',
      'Nov 5, 08:12',
    ]);
  });

  it('say the place in the line', () => {
    expect([1, 2, 10, 11, null].map(placeWords)).toEqual([
      'Next in line',
      'Second in line',
      'Tenth in line',
      'Number 11 in line',
      '',
    ]);
  });

  it('say how long it still takes as soon as that can be known, and never a negative time', () => {
    const active = (progress: number, seconds: number) =>
      job({
        state: 'active',
        progress,
        step: 'reading answers',
        step_number: 3,
        steps: 5,
        started_at: new Date(NOW - seconds * 1000).toISOString(),
      });
    // 62 % in 392 s: 240 s for the other 38 %.
    expect(progressWords(active(0.62, 392), NOW, false)).toBe('62%, step 3 of 5, about 4 min left');
    expect(progressWords(active(0.62, 392), NOW, true)).toBe('62%, reading answers, step 3 of 5, about 4 min left');
    expect(progressWords(active(0.04, 600), NOW, false)).toBe('4%, reading answers');
    expect(progressWords(active(0.5, 2), NOW, false)).toBe('50%, reading answers');
    expect(progressWords(active(0.5, 20), NOW, false)).toBe('50%, step 3 of 5, less than a minute left');
    expect(progressWords(active(0.5, -60), NOW, false)).toBe('50%, reading answers');
    expect(progressWords(active(1, 60), NOW, false)).toBe('100%, reading answers');
    expect(progressWords(active(0.1, 3600), NOW, false)).toContain('about 9 h left');
  });
});

describe('the choice of a group', () => {
  it('leads back to the same option, and to its parts where no option is it', () => {
    for (const { value } of groupOptions(ALL).filter(({ value }) => value !== TOGETHER))
      expect(choiceOf(groupOf(value))).toBe(value);
    expect(choiceOf({ grade: 9, state: 'OH' })).toBe(TOGETHER);
    expect(choiceOf({ state: 'OH' })).toBe(TOGETHER);
    expect(groupOptions(null).map(({ label }) => label)).not.toContain('All students');
  });

  it('is put together from parts, of which each can be taken away again', () => {
    const group = withPart(withPart(withPart({}, 'grade', '9'), 'state', 'OH'), 'plan_months', '3');
    expect(group).toEqual({ grade: 9, state: 'OH', plan_months: 3 });
    expect(withPart(group, 'grade', '')).toEqual({ state: 'OH', plan_months: 3 });
    expect(PARTS.find(({ name }) => name === 'state')!.options).toHaveLength(Object.keys(STATES).length);
  });
});

describe('what became of an order', () => {
  it.each([
    ['ready', null, 'Cohort scores is ready.'],
    ['cancelled', null, 'Cohort scores is cancelled.'],
    ['suppressed', 'Group under 10 people', 'Cohort scores was not made. Group under 10 people'],
    ['failed', null, 'Cohort scores was not made.'],
    ['active', null, ''],
  ] as const)('is said when it is %s', (state, reason, words) => {
    expect(outcomeWords(job({ state, reason }))).toBe(words);
  });
});
