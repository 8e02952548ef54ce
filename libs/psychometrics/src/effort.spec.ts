import {
  isRapidGuess,
  conductOf,
  effortOf,
  isRushed,
  isScorable,
  isUnread,
  rapidThreshold,
  withConduct,
  type Conduct,
  type TimedAnswer,
} from './effort.js';

const answer = (timeSpent: number, more: Partial<TimedAnswer> = {}): TimedAnswer => ({
  answered: true,
  seconds: 60,
  timeSpent,
  ...more,
});
const empty = (timeSpent = 0): TimedAnswer => answer(timeSpent, { answered: false });
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** A module of ten questions of a minute each. */
const LIMIT = 600;

describe('a rushed answer', () => {
  it('is one that was unread or that the clock pressed for; never a question left empty', () => {
    const rushed = (conduct: Conduct, answered = true) => isRushed({ answered, conduct });
    expect([rushed('rapid'), rushed('hurried'), rushed('worked'), rushed('skipped')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([rushed('hurried', false), rushed('skipped', false)]).toEqual([false, false]);
  });

  it('is not one below half of its time while there is time left', () => {
    const [first] = withConduct([answer(29), answer(60)], LIMIT);
    expect(isRushed(first!)).toBe(false);
  });
});

describe('a rapid guess where no clock runs', () => {
  // Ten seconds are a tenth of a hundred: below them nobody has solved it.
  const answer = { answered: true, seconds: 100, timeSpent: 9.9 };
  it.each([
    ['is an answer that came faster than it can be read', {}, true],
    ['is none that took as long as reading does', { timeSpent: 10 }, false],
    ['is no question that was left empty', { answered: false }, false],
    ['is not said of an answer whose time nobody recorded', { timeSpent: 0 }, false],
  ])('%s', (_what, more, is) => {
    expect(isRapidGuess({ ...answer, ...more })).toBe(is);
  });
});

describe('the threshold of an item', () => {
  // By hand: a tenth of the usual time, 48 characters a second, and 3 to 10 seconds.
  it.each([
    ['a tenth of its expected time', { seconds: 70 }, 7],
    ['a tenth of its expected time where reading takes longer', { seconds: 50, characters: 521 }, 5],
    ['as long as the fastest reading takes where that is less', { seconds: 95, characters: 240 }, 5],
    ['three seconds for a short question with long work', { seconds: 105, characters: 122 }, 3],
    ['a tenth of the measured median', { seconds: 90, medianSeconds: 41, characters: 900 }, 4.1],
    ['ten seconds at most', { seconds: 120, characters: 2_000 }, 10],
    ['ten seconds at most with a measured median', { seconds: 70, medianSeconds: 180 }, 10],
    ['three seconds at least', { seconds: 20 }, 3],
    ['three seconds at least with a measured median', { seconds: 70, medianSeconds: 12 }, 3],
  ])('is %s', (_what, item, seconds) => {
    expect(rapidThreshold(item)).toBeCloseTo(seconds, 10);
    expect(isUnread({ ...item, timeSpent: seconds - 0.01 })).toBe(true);
    expect(isUnread({ ...item, timeSpent: rapidThreshold(item) })).toBe(false);
  });
});

describe('how a module was met', () => {
  it('is with work, whatever was answered, in good time', () => {
    const answers = [...times(9, () => answer(50)), empty(40)];
    expect(new Set(conductOf(answers, LIMIT))).toEqual(new Set(['worked']));
  });

  it('is by rapid guesses and skipped questions where there was time', () => {
    const answers = [answer(50), answer(2), answer(50), empty(), answer(50), ...times(5, () => answer(2))];
    const expected: Conduct[] = ['worked', 'rapid', 'worked', 'skipped', 'worked', ...times(5, () => 'rapid' as const)];
    expect(conductOf(answers, LIMIT)).toEqual(expected);
  });

  it('is hurried from where on the clock left less than half of exam pace', () => {
    // 595 of 600 s are spent on seven; the last three share what is left.
    const answers = [...times(7, () => answer(85)), answer(2), answer(3), empty()];
    expect(conductOf(answers, LIMIT)).toEqual([...times(7, () => 'worked'), 'hurried', 'hurried', 'hurried']);
  });

  it('is hurried for slow guesses as well: they were read, but there was no time to think', () => {
    const answers = [...times(7, () => answer(80)), answer(12), answer(14), answer(13)];
    expect(conductOf(answers, LIMIT).slice(7)).toEqual(['hurried', 'hurried', 'hurried']);
    // The same answers with time left were worked on.
    expect(conductOf(answers, 2 * LIMIT).slice(7)).toEqual(['worked', 'worked', 'worked']);
  });

  it('is hurried for what was begun and left empty, and not for what had half of its time', () => {
    // 568 of 600 s are spent on eight; two share the 32 s that are left.
    const rest = (...last: TimedAnswer[]) => conductOf([...times(8, () => answer(71)), ...last], LIMIT).slice(8);
    expect(rest(empty(31), answer(1))).toEqual(['hurried', 'hurried']);
    expect(rest(answer(30), answer(2))).toEqual(['worked', 'hurried']);
  });

  it('is not hurried where half of exam pace is left', () => {
    // 540 of 600 s are spent on eight: 60 s for two.
    expect(new Set(conductOf([...times(8, () => answer(67.5)), answer(10), answer(10)], LIMIT))).toEqual(
      new Set(['worked']),
    );
  });

  it('counts time on a question as used up to four times what it needs', () => {
    expect(new Set(conductOf([answer(400), ...times(9, () => answer(10))], LIMIT))).toEqual(new Set(['worked']));
    const slow = [answer(200), answer(200), ...times(8, () => answer(12))];
    expect(conductOf(slow, LIMIT)).toEqual(['worked', 'worked', ...times(8, () => 'hurried')]);
  });

  it('has an empty question that was worked on where it stands, whatever was left for later', () => {
    const answers = [empty(40), ...times(7, () => answer(75)), empty(2), empty(1)];
    expect(conductOf(answers, LIMIT)).toEqual([...times(8, () => 'worked'), 'hurried', 'hurried']);
  });

  it('is hurried for questions that were left for later, wherever they stand, when later never came', () => {
    const answers = [empty(10), ...times(8, () => answer(72)), empty(8)];
    expect(conductOf(answers, LIMIT)).toEqual(['hurried', ...times(8, () => 'worked'), 'hurried']);
    const early = [empty(2), ...times(8, () => answer(30)), empty()];
    expect(conductOf(early, LIMIT)).toEqual(['skipped', ...times(8, () => 'worked'), 'skipped']);
  });

  it('is not hurried for who clicks through and then lets the clock run out', () => {
    const answers = [...times(5, () => answer(2)), answer(590), ...times(4, () => empty())];
    expect(conductOf(answers, LIMIT)).toEqual([...times(5, () => 'rapid'), 'worked', ...times(4, () => 'skipped')]);
  });

  it('takes the expected time of all questions for a limit that nobody knows', () => {
    const late = [...times(7, () => answer(85)), ...times(3, () => answer(2))];
    expect(conductOf(late, null)).toEqual(conductOf(late, LIMIT));
  });

  it('says nothing against a client that keeps no times, but something against nothing at all', () => {
    expect(conductOf([answer(0), answer(0), empty()], LIMIT)).toEqual(['worked', 'worked', 'worked']);
    expect(conductOf([empty(), empty()], LIMIT)).toEqual(['skipped', 'skipped']);
    expect(conductOf([], LIMIT)).toEqual([]);
  });

  it('comes back with the answers', () => {
    expect(withConduct([{ ...answer(2), id: 7 }], LIMIT)).toEqual([{ ...answer(2), id: 7, conduct: 'rapid' }]);
  });
});

describe('response-time effort', () => {
  const of = (...conduct: Conduct[]) => effortOf(conduct.map((each) => ({ conduct: each })));

  it('is the share of the questions there was time for that were worked on', () => {
    expect(of('worked', 'rapid', 'skipped', 'worked', 'hurried', 'hurried')).toEqual({
      effort: 0.5,
      questions: 4,
      unread: 2,
    });
    expect(of('worked', 'hurried')).toEqual({ effort: 1, questions: 1, unread: 0 });
    expect(of().effort).toBe(1);
  });

  it('is enough for a score from one half on, in every module', () => {
    expect(isScorable([of('worked', 'rapid')])).toBe(true);
    expect(isScorable([of('worked', 'rapid', 'rapid')])).toBe(false);
    expect(isScorable([of('worked'), of('rapid')])).toBe(false);
  });
});
