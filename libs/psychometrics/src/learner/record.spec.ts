import type { Evidence } from '@aivy/contracts';
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
