import { addWeek, freeWeek, hasFullTests, pathState, pathWeek, runningWeek } from './path-access.js';

// A Tuesday; the dates are those of a calendar.
const DEC_8 = '2026-12-08';

describe('access to AivyPath', () => {
  it('starts with a free week of seven days, today included', () => {
    expect(freeWeek(DEC_8)).toEqual({ firstDay: DEC_8, lastDay: '2026-12-14' });
  });

  it('lists the dates of a week over the end of a month', () => {
    expect(pathWeek('2026-11-28')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
  });

  it.each([
    ['without AivyPath', null, DEC_8, 'none'],
    ['on the first day', freeWeek(DEC_8), DEC_8, 'week'],
    ['on the seventh day', freeWeek(DEC_8), '2026-12-14', 'week'],
    ['on the eighth day', freeWeek(DEC_8), '2026-12-15', 'ended'],
    ['with a plan', { firstDay: DEC_8, lastDay: null }, '2027-06-01', 'open'],
    ['for an account from before free weeks', { firstDay: null, lastDay: null }, DEC_8, 'open'],
  ])('knows its state %s', (_when, access, today, state) => {
    expect(pathState(access, today)).toBe(state);
  });

  it.each([
    ['after the days that are left', freeWeek(DEC_8), '2026-12-10', '2026-12-21'],
    ['from today on after a gap', freeWeek(DEC_8), '2027-01-20', '2027-01-26'],
    ['from today on the day after the free week', freeWeek(DEC_8), '2026-12-15', '2026-12-21'],
    ['after a free week for an account without AivyPath', null, DEC_8, '2026-12-21'],
    ['to nothing for an account with a plan', { firstDay: DEC_8, lastDay: null }, DEC_8, null],
  ])('adds a week %s', (_how, access, today, lastDay) => {
    expect(addWeek(access, today).lastDay).toBe(lastDay);
  });

  it('counts the days of the week that is running', () => {
    expect(runningWeek(freeWeek('2026-11-02'), '2026-11-04')).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
      day: 3,
      free: true,
    });
    const longer = addWeek(freeWeek('2026-11-02'), '2026-11-20');
    expect(runningWeek(longer, '2026-11-26')).toEqual({ from: '2026-11-20', to: '2026-11-26', day: 7, free: false });
    // Unlocked in the free week, the next week starts the day after it.
    const both = addWeek(freeWeek('2026-11-02'), '2026-11-04');
    expect(runningWeek(both, '2026-11-08')).toMatchObject({ to: '2026-11-08', day: 7, free: true });
    expect(runningWeek(both, '2026-11-09')).toEqual({ from: '2026-11-09', to: '2026-11-15', day: 1, free: false });
    // It's still the day before where the student has flown to.
    expect(runningWeek(freeWeek('2026-11-02'), '2026-11-01')).toMatchObject({ day: 1, free: true });
    expect(runningWeek(freeWeek('2026-11-02'), '2026-11-09')).toBeNull();
    expect(runningWeek({ firstDay: null, lastDay: null }, DEC_8)).toBeNull();
    expect(runningWeek(null, DEC_8)).toBeNull();
  });

  it.each([
    [[1], 'week', true],
    [[1, 2], 'open', true],
    [[], 'none', true],
    [[2], 'none', false],
    [[1, 2], 'ended', false],
    [[1], 'ended', false],
  ] as const)('of products %j in state %s opens full tests: %s', (products, state, open) => {
    expect(hasFullTests(products, state)).toBe(open);
  });
});
