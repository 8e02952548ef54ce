import fc from 'fast-check';
import { ParameterError } from '../model.js';
import { seededRandom } from '../random.js';
import {
  anchorElo,
  composeSession,
  dueTwins,
  eloUpdate,
  gradeOf,
  nextItem,
  reviewed,
  skillAbility,
  startElo,
  type Candidate,
  type PracticeOutcome,
  type ReviewCard,
} from './index.js';

const item = (id: number, b: number, skill = 1, family = `f${id}`): Candidate => ({
  id,
  skill,
  family,
  a: 1.25,
  b,
  c: 0.2,
});
const outcome = (change: Partial<PracticeOutcome> = {}): PracticeOutcome => ({
  correct: true,
  attempt: 1,
  hinted: false,
  timeSpent: 80,
  seconds: 60,
  ...change,
});

describe('Elo between tests', () => {
  it('moves by K times the surprise: .5 and 1 for the first answer', () => {
    // θ = b: P = .2 + .8/2 = .6, so a right answer surprises by .4.
    const next = eloUpdate(startElo(), { ...item(1, 0), correct: true });
    expect(next.global).toBeCloseTo(0.2, 12);
    expect(next.skills[1]!.offset).toBeCloseTo(0.4, 12);
    expect(skillAbility(next, 1)).toBeCloseTo(0.6, 12);
    expect(skillAbility(next, 2)).toBeCloseTo(0.2, 12);
  });

  it('moves less with every answer: K = .5/(1+.05 n) and 1/(1+.1 n)', () => {
    const state = { global: 0, globalAnswers: 20, skills: { 1: { offset: 0, answers: 10 } } };
    const next = eloUpdate(state, { ...item(1, 0), correct: false });
    expect(next.global).toBeCloseTo(-0.25 * 0.6, 12);
    expect(next.skills[1]!.offset).toBeCloseTo(-0.5 * 0.6, 12);
  });

  it('rises with right answers, falls with wrong ones, and stays on the scale', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            b: fc.double({ min: -3, max: 3, noNaN: true }),
            skill: fc.integer({ min: 1, max: 4 }),
            correct: fc.boolean(),
          }),
          { maxLength: 60 },
        ),
        (answers) => {
          let state = startElo();
          for (const { b, skill, correct } of answers) {
            const next = eloUpdate(state, { ...item(1, b, skill), correct });
            if (correct) expect(next.global).toBeGreaterThanOrEqual(state.global);
            else expect(next.global).toBeLessThanOrEqual(state.global);
            state = next;
            expect(Math.abs(skillAbility(state, skill))).toBeLessThanOrEqual(4);
          }
        },
      ),
    );
  });

  it('is anchored to the night’s estimates and keeps its counts', () => {
    const before = eloUpdate(startElo(), { ...item(1, 0), correct: true });
    const after = anchorElo(
      before,
      -0.3,
      new Map([
        [1, 0.2],
        [2, -1],
      ]),
    );
    expect([after.global, skillAbility(after, 1), skillAbility(after, 2)]).toEqual([
      -0.3,
      expect.closeTo(0.2, 12),
      expect.closeTo(-1, 12),
    ]);
    expect([after.globalAnswers, after.skills[1]!.answers, after.skills[2]!.answers]).toEqual([1, 1, 0]);
  });

  it('refuses numbers that are none', () => {
    expect(() => eloUpdate(startElo(), { ...item(1, Number.NaN), correct: true })).toThrow(ParameterError);
    expect(() => startElo(Infinity)).toThrow(ParameterError);
  });
});

describe('the next practice item', () => {
  const ladder = Array.from({ length: 41 }, (_, index) => item(index, index / 10 - 2));
  const choose = (seen: readonly number[] = [], target = 0.72) =>
    nextItem(ladder, { ability: 0, target, seen: new Set(seen), random: seededRandom(1) });

  it('is one whose chance of success is nearest to the target', () => {
    // P = .72 ⇔ star = .65 ⇔ b = -ln(.65/.35)/1.25 = -.495
    expect(choose()!.b).toBeGreaterThanOrEqual(-0.65);
    expect(choose()!.b).toBeLessThanOrEqual(-0.35);
    expect(choose([], 0.82)!.b).toBeLessThan(-0.8);
  });

  it('is never a seen one, and null when all were seen', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(40), { maxLength: 40 }), (seen) =>
        expect(seen).not.toContain(choose(seen)!.id),
      ),
    );
    expect(choose(ladder.map(({ id }) => id))).toBeNull();
  });
});

describe('a session of practice', () => {
  const bank = [1, 2, 3, 4, 5].flatMap((skill) =>
    Array.from({ length: 12 }, (_, n) => item(100 * skill + n, n / 4 - 1.5, skill)),
  );
  const wish = {
    items: bank,
    weak: [1, 2, 3],
    strong: [4, 5],
    due: [bank[59]!],
    abilityOf: () => 0,
    seen: new Set<number>(),
    random: seededRandom(3),
  };

  it('has three weak questions of three skills, one due review and one stretch, interleaved', () => {
    const { session, short } = composeSession(wish);
    expect(short).toBe(0);
    expect(session.map(({ purpose }) => purpose)).toEqual(['weak', 'review', 'weak', 'stretch', 'weak']);
    expect(session.filter(({ purpose }) => purpose === 'weak').map(({ item: each }) => each.skill)).toEqual([1, 2, 3]);
    expect(session[1]!.item).toBe(bank[59]);
    expect([4, 5]).toContain(session[3]!.item.skill);
  });

  it('repeats no item, has none that was seen, and is the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.uniqueArray(fc.constantFrom(...bank.map(({ id }) => id)), { maxLength: 50 }),
        (seed, seen) => {
          const make = () => composeSession({ ...wish, due: [], seen: new Set(seen), random: seededRandom(seed) });
          const ids = make().session.map(({ item: each }) => each.id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const id of ids) expect(seen).not.toContain(id);
          expect(make().session.map(({ item: each }) => each.id)).toEqual(ids);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('consolidates when no review is due, and says how many questions it lacks', () => {
    expect(composeSession({ ...wish, due: [] }).session[1]!.purpose).toBe('consolidation');
    expect(composeSession({ ...wish, due: [], items: bank.slice(0, 2) })).toMatchObject({ short: 3 });
    expect(composeSession({ ...wish, due: [], items: [], weak: [], strong: [] })).toEqual({ session: [], short: 5 });
  });
});

describe('the review of misconceptions', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const days = (card: ReviewCard): number => (Date.parse(card.due) - now.getTime()) / 86_400_000;

  it.each([
    [{ correct: false }, 1],
    [{ correct: true, attempt: 2 }, 2],
    [{ correct: true, hinted: true }, 2],
    [{ correct: true }, 3],
    [{ correct: true, timeSpent: 60 }, 4],
  ])('grades %j as FSRS’s %i', (change, grade) => expect(gradeOf(outcome(change))).toBe(grade));

  it('comes back later the better it went', () => {
    const due = [{ correct: false }, { attempt: 3 }, {}, { timeSpent: 20 }].map((change) =>
      days(reviewed(null, 'm', outcome(change), now)),
    );
    expect([...due].sort((x, y) => x - y)).toEqual(due);
    expect(due[0]).toBeGreaterThan(0);
    expect(due[3]).toBeGreaterThan(due[0]!);
  });

  it('grows with every success and falls back with a lapse', () => {
    const first = reviewed(null, 'm', outcome(), now);
    const second = reviewed(first, 'm', outcome(), new Date(first.due));
    const lapsed = reviewed(second, 'm', outcome({ correct: false }), new Date(second.due));
    expect(second.scheduledDays).toBeGreaterThan(first.scheduledDays);
    expect(lapsed.scheduledDays).toBeLessThan(second.scheduledDays);
    expect(lapsed.lapses).toBe(1);
  });

  it('is never put off beyond the day before the exam, nor into the past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 4 }), (daysLeft, times) => {
        const exam = new Date(now.getTime() + daysLeft * 86_400_000);
        let card: ReviewCard | null = null;
        for (let n = 0; n < times; n += 1) card = reviewed(card, 'm', outcome({ timeSpent: 10 }), now, exam);
        expect(Date.parse(card!.due)).toBeLessThanOrEqual(Math.max(now.getTime(), exam.getTime() - 86_400_000));
        expect(Date.parse(card!.due)).toBeGreaterThanOrEqual(now.getTime());
      }),
    );
  });

  it('brings back a twin: another item with the same misconception, unseen if there is one, the most overdue first', () => {
    const card = (misconception: string, due: string): ReviewCard => ({
      ...reviewed(null, misconception, outcome({ correct: false }), now),
      due,
    });
    const cards = [
      card('x', '2026-02-28T00:00:00Z'),
      card('y', '2026-02-20T00:00:00Z'),
      card('z', '2026-03-09T00:00:00Z'),
    ];
    const twins = [
      { id: 1, misconceptions: ['x'] },
      { id: 2, misconceptions: ['x', 'y'] },
      { id: 3, misconceptions: ['y'] },
      { id: 4, misconceptions: ['z'] },
    ];
    const shown = new Map([
      ['x', new Set([1])],
      ['y', new Set([3])],
    ]);
    expect(dueTwins(cards, twins, { now, seen: new Set(), shown }).map(({ id }) => id)).toEqual([2]);
    expect(
      dueTwins(cards, [...twins, { id: 5, misconceptions: ['x'] }], { now, seen: new Set([2]), shown }).map(
        ({ id }) => id,
      ),
    ).toEqual([2, 5]);
  });

  it('refuses a moment that is none', () => {
    expect(() => reviewed(null, 'm', outcome(), new Date('never'))).toThrow(ParameterError);
  });
});
