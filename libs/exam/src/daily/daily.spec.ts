import { abilityInSession, badgesFor, BADGES, isFresh, pointsOf, weekOf, type BadgeFacts } from './index.js';

describe('points', () => {
  it('are 20, 10 and 5 by the try that was right, and none for a miss', () => {
    expect([1, 2, 3].map((attempt) => pointsOf(attempt, true))).toEqual([20, 10, 5]);
    expect([1, 2, 3].map((attempt) => pointsOf(attempt, false))).toEqual([0, 0, 0]);
  });
});

describe('the ability that a session shows', () => {
  it('begins in the middle, rises with every first try that was right, and moves less and less', () => {
    expect(abilityInSession([])).toBe(0);
    const steps = [true, true, true, true].map((_, index, all) => abilityInSession(all.slice(0, index + 1)));
    const moves = steps.map((each, index) => each - (steps[index - 1] ?? 0));
    expect(moves.every((move, index) => move > 0 && move < (moves[index - 1] ?? 1))).toBe(true);
    expect(abilityInSession([false, false])).toBe(-abilityInSession([true, true]));
  });
});

describe('a session', () => {
  it('is one to go on with for less than a day after the last activity', () => {
    const day = 24 * 3_600_000;
    expect([isFresh(0, day - 1), isFresh(0, day)]).toEqual([true, false]);
  });
});

describe('badges', () => {
  const nothing: BadgeFacts = {
    missions: 0,
    perfectMissions: 0,
    longestStreak: 0,
    practised: [],
    topics: 0,
    questions: 0,
    twins: 0,
  };

  it('are none for who has done nothing, and all for who has done everything', () => {
    expect(badgesFor(nothing)).toEqual([]);
    const everything: BadgeFacts = {
      missions: 20,
      perfectMissions: 1,
      longestStreak: 30,
      practised: ['2026-03-01', '2026-03-09'],
      topics: 10,
      questions: 100,
      twins: 10,
    };
    expect(badgesFor(everything)).toEqual(BADGES);
  });

  it.each([
    ['first-mission', { missions: 1 }, {}],
    ['perfect-mission', { perfectMissions: 1 }, {}],
    ['streak-3', { longestStreak: 3 }, { longestStreak: 2 }],
    ['streak-7', { longestStreak: 7 }, { longestStreak: 6 }],
    ['streak-30', { longestStreak: 30 }, { longestStreak: 29 }],
    ['ten-twins', { twins: 10 }, { twins: 9 }],
    ['explorer', { topics: 10 }, { topics: 9 }],
    ['century', { questions: 100 }, { questions: 99 }],
    [
      'comeback',
      { missions: 1, practised: ['2026-03-01', '2026-03-09'] },
      { missions: 1, practised: ['2026-03-01', '2026-03-08'] },
    ],
    // Who has come back without a mission has come back to the plan.
    ['comeback', { missions: 1, practised: ['2026-03-01', '2026-03-09'] }, { practised: ['2026-03-01', '2026-03-09'] }],
  ] as const)('%s is for %j, not for %j', (name, earning, short) => {
    expect(badgesFor({ ...nothing, ...earning })).toContain(name);
    expect(badgesFor({ ...nothing, ...short })).not.toContain(name);
  });
});

describe('the week of a streak', () => {
  it('runs from Monday to Sunday and says of each day what became of it', () => {
    // 2026-03-05 is a Thursday.
    const practised = ['2026-02-28', '2026-03-02', '2026-03-04'];
    expect(weekOf(practised, { frozen: ['2026-03-03'] }, '2026-03-05')).toEqual([
      { date: '2026-03-02', state: 'done' },
      { date: '2026-03-03', state: 'frozen' },
      { date: '2026-03-04', state: 'done' },
      { date: '2026-03-05', state: 'today' },
      { date: '2026-03-06', state: 'ahead' },
      { date: '2026-03-07', state: 'ahead' },
      { date: '2026-03-08', state: 'ahead' },
    ]);
    // Who has flown west has practised on a date that is still ahead.
    const done = weekOf(['2026-03-05', '2026-03-06'], { frozen: [] }, '2026-03-05').map(({ state }) => state);
    expect(done).toEqual(['missed', 'missed', 'missed', 'done', 'done', 'ahead', 'ahead']);
  });
});
