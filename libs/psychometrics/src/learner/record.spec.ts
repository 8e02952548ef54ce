import fc from 'fast-check';
import { DAY_MS, type Evidence } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { computeRecord, isMeasuring, type RecordInput } from './record.js';

const frames = new Map(SKILLS.map(({ id }) => [id, { weight: 0.05, seconds: 90 }]));
const given = (id: number, overrides: Partial<Evidence> = {}): Evidence => ({
  source_id: `s${id}`,
  item_id: id,
  item_version: 1,
  skill: 5,
  correct: true,
  answered: true,
  attempt: 1,
  hints: 0,
  spent_ms: 60_000,
  misconception: null,
  pretest: false,
  given_at: 1_000 * id,
  ...overrides,
});
const computed = (overrides: Partial<RecordInput>) =>
  computeRecord({
    recent: [],
    diagnostic: [],
    unreviewed: [],
    cards: [],
    counts: {},
    frames,
    itemOf: ({ item_id: id }) => (id < 900 ? { a: 1.2, b: 0, c: 0.2, seconds: 70, misconceptions: ['x'] } : undefined),
    ...overrides,
  });

describe('the record computed from evidence', () => {
  it('leaves out what measures nothing and what no item is known for', () => {
    const answers = [given(1), given(2, { correct: false })];
    const more = [given(3, { attempt: 2 }), given(4, { pretest: true }), given(901)];
    expect(more.map(isMeasuring)).toEqual([false, false, true]);
    expect(computed({ recent: [...answers, ...more] }).state).toEqual(computed({ recent: answers }).state);
  });

  it('takes an empty answer of a test for a wrong one when the question was read, and for none when it was not', () => {
    const theta = (...answers: Evidence[]): number => computed({ recent: answers }).state.skills[4]!.theta;
    const empty = (spent_ms: number) => given(1, { correct: false, answered: false, spent_ms });
    expect(theta(empty(40_000))).toBe(theta(given(1, { correct: false })));
    expect(theta(empty(0))).toBe(theta());
  });

  it('learns nothing from rapid guesses, also not where a student stood after the diagnostic', () => {
    const rapid = [given(1, { spent_ms: 1_500 }), given(2, { correct: false, spent_ms: 2_000 })];
    expect(computed({ recent: rapid }).state.skills[4]!.theta).toBe(computed({ recent: [] }).state.skills[4]!.theta);
    expect(computed({ diagnostic: rapid }).baseline).toBeNull();
    expect(computed({ diagnostic: [...rapid, given(3)] }).baseline).not.toBeNull();
  });

  it('takes where a skill stands from its newest thirty answers, and the growth from all that were read', () => {
    const newest = Array.from({ length: 30 }, (_, index) => given(200 - index));
    const older = Array.from({ length: 20 }, (_, index) => given(100 - index, { correct: false }));
    const [all, latest] = [computed({ recent: [...newest, ...older] }), computed({ recent: newest })];
    expect(all.state.skills[4]!.theta).toBe(latest.state.skills[4]!.theta);
    const growth = (record: typeof all): number => record.state.growth!.english.theta;
    expect(growth(all)).toBeLessThan(growth(latest));
  });

  it('believes an answer less from the first hint on', () => {
    const theta = (hints: number): number => computed({ recent: [given(1, { hints })] }).state.skills[4]!.theta;
    expect(theta(1)).toBeLessThan(theta(0));
    expect(theta(2)).toBe(theta(1));
  });

  it('counts gains from the mastery right after the diagnostic, whatever came later; from none without one', () => {
    const diagnostic = [given(1, { correct: false }), given(2, { correct: false })];
    const later = Array.from({ length: 20 }, (_, index) => given(10 + index));
    const { state, baseline } = computed({ diagnostic, recent: [...diagnostic, ...later] });
    expect(baseline!['5']).toBe(computed({ recent: diagnostic }).state.skills[4]!.mastery);
    expect(state.skills[4]!.mastery).toBeGreaterThan(baseline!['5']!);
    expect(computed({ recent: later }).baseline).toBeNull();
  });

  it('says where growth has led: each answer on its day, with the practice between them', () => {
    const answers = [given(1, { given_at: Date.UTC(2026, 2, 1) }), given(2, { given_at: Date.UTC(2026, 3, 1) })];
    const hour = { day: '2026-03-10', english: 60, math: 0 };
    const growth = (practised?: (typeof hour)[]) => computed({ recent: answers, practised }).state.growth!;
    expect([growth([hour]).english.hours, growth([hour]).math.hours, growth().english.hours]).toEqual([1, 0, 0]);
    expect(growth([hour]).rate.information).toBeGreaterThan(0);
    expect(growth().rate.information).toBe(0);
    // What the next hour brings is less after many, and so is what each skill is worth.
    const worth = (minutes: number): number =>
      computed({ recent: answers, practised: [{ ...hour, english: minutes }] }).state.skills[4]!.points_per_minute;
    expect(worth(6_000) / worth(0)).toBeLessThan(0.5);
  });

  it('opens review cards from what was not taken in, seconds being seconds', () => {
    const { cards } = computed({
      unreviewed: [given(1, { correct: false, misconception: 'x', given_at: 86_400_000 })],
    });
    expect(cards).toMatchObject([{ misconception: 'x', lastReview: '1970-01-02T00:00:00.000Z' }]);
  });
});

/** A student's answers after a diagnostic: units on a few skills, some with hints, of any difficulty and any time. */
const history = fc.record({
  diagnostic: fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }),
  before: fc.array(
    fc.record({
      skill: fc.integer({ min: 1, max: 3 }),
      correct: fc.boolean(),
      hints: fc.integer({ min: 0, max: 1 }),
      difficulty: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: 45 },
  ),
  next: fc.array(
    fc.record({
      hints: fc.integer({ min: 0, max: 1 }),
      difficulty: fc.integer({ min: 0, max: 4 }),
      spent_ms: fc.integer({ min: 0, max: 600_000 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

describe('practice', () => {
  const recordOf = (answers: readonly Evidence[], minutes: number) =>
    computed({
      recent: [...answers].reverse(),
      practised: [{ day: '1970-01-02', english: minutes, math: 0 }],
      itemOf: ({ item_version: version }) => ({
        ...{ a: 1.2, c: 0.2, seconds: 70, bSd: 0.3, misconceptions: [] },
        b: (version - 2) * 0.8,
      }),
    }).state;

  it('with right answers never makes a skill look weaker or worth more, however long they took', () => {
    fc.assert(
      fc.property(history, ({ diagnostic, before, next }) => {
        const asked = diagnostic.map((correct, index) =>
          given(index, {
            source_id: `diagnostic:a:${index}`,
            skill: index + 1,
            correct,
            item_version: 2,
            spent_ms: 90_000,
          }),
        );
        const practiced = before.map(({ difficulty, ...each }, index) =>
          given(100 + index, { source_id: `unit:1:${index}`, ...each, item_version: difficulty }),
        );
        const right = next.map(({ difficulty, ...each }, index) =>
          given(500 + index, {
            source_id: `practice:${index}`,
            ...each,
            skill: 1,
            item_version: difficulty,
            given_at: 2 * DAY_MS + index,
          }),
        );
        const start = recordOf([...asked, ...practiced], 30).skills[0]!;
        const end = recordOf([...asked, ...practiced, ...right], 40).skills[0]!;
        expect(end.mastery).toBeGreaterThanOrEqual(start.mastery);
        expect(end.weak_chance).toBeLessThanOrEqual(start.weak_chance + 1e-9);
        expect(end.points_per_minute).toBeLessThanOrEqual(start.points_per_minute + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('has no clock, so its times say nothing about exam pace; those of tests do', () => {
    const mastery = (source: string, spent_ms: number) =>
      computed({ recent: [1, 2, 3].map((id) => given(id, { source_id: `${source}:a:${id}`, spent_ms })) }).state
        .skills[4]!.mastery;
    expect(mastery('practice', 500_000)).toBe(mastery('practice', 60_000));
    expect(mastery('unit', 500_000)).toBe(mastery('practice', 60_000));
    expect(mastery('full-test', 500_000)).toBeLessThan(mastery('full-test', 60_000));
  });
});
