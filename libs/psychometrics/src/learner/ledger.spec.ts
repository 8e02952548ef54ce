import { DAY_MS, type Evidence } from '@aivy/contracts';
import fc from 'fast-check';
import { dueBefore, dueCards, inLedgerOrder, takeIn } from './ledger.js';

const START = Date.UTC(2026, 2, 1);
/** Items 1-9 show `x`, 4-12 show `y`. */
const itemOf = ({ item_id: id }: Pick<Evidence, 'item_id'>) => ({
  seconds: 60,
  misconceptions: [...(id <= 9 ? ['x'] : []), ...(id >= 4 ? ['y'] : [])],
});
let ids = 0;
const given = (item: number, day: number, overrides: Partial<Evidence> = {}): Evidence => ({
  source_id: `s${String(++ids).padStart(6, '0')}`,
  item_id: item,
  item_version: 1,
  skill: 12,
  correct: true,
  answered: true,
  attempt: 1,
  hints: 0,
  spent_ms: 90_000,
  misconception: null,
  pretest: false,
  given_at: START + day * DAY_MS,
  ...overrides,
});
const wrong = (item: number, day: number, misconception: string | null, overrides: Partial<Evidence> = {}): Evidence =>
  given(item, day, { correct: false, misconception, ...overrides });
const cardOf = (answers: Evidence[], misconception: string) =>
  takeIn([], answers, itemOf).find((card) => card.misconception === misconception);

describe('the misconceptions of a student', () => {
  it('have a card from the first wrong answer that shows them, and are set back by every other', () => {
    const once = cardOf([wrong(1, 0, 'x')], 'x')!;
    expect(once).toMatchObject({ skill: 12, shown: [1], reps: 1, lapses: 0 });
    expect(Date.parse(once.due)).toBeGreaterThan(START);
    const lapsed = cardOf([wrong(1, 0, 'x'), given(2, 3), wrong(3, 30, 'x', { skill: 13 })], 'x')!;
    expect(lapsed).toMatchObject({ skill: 13, shown: [1, 3], reps: 3, lapses: 1 });
  });

  it('name an item once, however often it has shown them', () => {
    expect(cardOf([wrong(1, 0, 'x'), wrong(1, 5, 'x')], 'x')).toMatchObject({ shown: [1], reps: 2 });
  });

  it('are reviewed once by an item that offers them in two of its answers', () => {
    const twice = ({ item_id: id }: Pick<Evidence, 'item_id'>) => ({ seconds: 60, misconceptions: ['x', 'x'], id });
    expect(takeIn([], [wrong(1, 0, 'x'), given(2, 3)], twice)).toMatchObject([{ reps: 2 }]);
  });

  it('are reviewed by a right answer to another item that offers them, and put off the better it was', () => {
    const after = (overrides: Partial<Evidence>): number =>
      Date.parse(cardOf([wrong(1, 0, 'x'), given(2, 3, overrides)], 'x')!.due);
    const order = [{ attempt: 2 }, {}, { spent_ms: 20_000 }].map(after);
    expect([...order].sort((x, y) => x - y)).toEqual(order);
    expect(new Set(order).size).toBe(3);
    expect(after({ hints: 1 })).toBe(order[0]);
  });

  it('are not reviewed by the item where they showed, nor by one that cannot show them', () => {
    const card = cardOf([wrong(1, 0, 'x')], 'x');
    expect(cardOf([wrong(1, 0, 'x'), given(1, 5)], 'x')).toEqual(card);
    expect(cardOf([wrong(1, 0, 'x'), given(12, 5)], 'x')).toEqual(card);
    // Wrong in another way says nothing of this one.
    expect(cardOf([wrong(1, 0, 'x'), wrong(5, 5, 'y')], 'x')).toEqual(card);
  });

  it('say nothing where nothing is known: a right answer, an unforeseen mistake, an empty one, an item being tried out', () => {
    expect(
      takeIn(
        [],
        [given(1, 0), wrong(1, 1, null), wrong(2, 2, 'x', { answered: false }), wrong(3, 3, 'x', { pretest: true })],
        itemOf,
      ),
    ).toEqual([]);
    expect(takeIn([], [wrong(1, 0, 'x')], () => undefined)).toEqual([]);
  });

  it('are not told by what was clicked away unread, wrong or right; a quick second try and a client without times are', () => {
    // A tenth of 60 s is 6 s.
    expect(cardOf([wrong(1, 0, 'x', { spent_ms: 5_900 })], 'x')).toBeUndefined();
    expect(cardOf([wrong(1, 0, 'x', { spent_ms: 6_100 })], 'x')).toBeDefined();
    expect(cardOf([wrong(1, 0, 'x', { spent_ms: 0 })], 'x')).toBeDefined();
    expect(cardOf([wrong(1, 0, 'x', { spent_ms: 2_000, attempt: 2 })], 'x')).toBeDefined();
    const card = cardOf([wrong(1, 0, 'x')], 'x');
    expect(cardOf([wrong(1, 0, 'x'), given(2, 3, { spent_ms: 2_000 })], 'x')).toEqual(card);
  });

  it('are the same taken in at once, batch by batch, or in any order of arrival', () => {
    const answers = fc.array(
      fc.record({
        item: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 0, max: 90 }),
        correct: fc.boolean(),
        attempt: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(answers, fc.array(fc.nat(40), { maxLength: 5 }), (list, cuts) => {
        const evidence = list.map(({ item, day, correct, attempt }) => {
          const own = itemOf({ item_id: item }).misconceptions;
          return given(item, day, { correct, attempt, misconception: correct ? null : own[day % own.length]! });
        });
        const once = takeIn([], evidence, itemOf);
        expect(takeIn([], [...evidence].reverse(), itemOf)).toEqual(once);
        const sorted = [...evidence].sort(inLedgerOrder);
        const borders = [0, ...cuts.map((cut) => Math.min(cut, sorted.length)).sort((x, y) => x - y), sorted.length];
        const batches = borders.slice(1).map((to, index) => sorted.slice(borders[index], to));
        expect(batches.reduce((cards, batch) => takeIn(cards, batch, itemOf), [] as typeof once)).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a review', () => {
  const [card] = takeIn([], [wrong(1, 0, 'x'), given(2, 3, { spent_ms: 12_000 })], itemOf);

  it('leaves the card with the skill of the mistake, whatever the twin is of', () => {
    const [after] = takeIn([], [wrong(1, 0, 'x'), given(2, 3, { skill: 29 })], itemOf);
    expect(after).toMatchObject({ reps: 2, skill: wrong(1, 0, 'x').skill });
  });

  it('is never put off beyond the day before the exam, nor to before the last one', () => {
    const exam = new Date(START + 6 * DAY_MS);
    expect(Date.parse(card!.due)).toBeGreaterThan(START + 5 * DAY_MS);
    expect(dueBefore(card!, exam).due).toBe(new Date(START + 5 * DAY_MS).toISOString());
    expect(dueBefore(card!, new Date(START + DAY_MS)).due).toBe(card!.lastReview);
    expect(dueBefore(card!, new Date(START + 900 * DAY_MS))).toEqual(card);
    expect(dueBefore(card!, null)).toEqual(card);
  });

  it('comes when it is due, the most overdue first', () => {
    const cards = takeIn([], [wrong(1, 0, 'x'), wrong(10, 2, 'y')], itemOf);
    const [x, y] = cards.map(({ due }) => Date.parse(due));
    expect(dueCards(cards, new Date(x! - 1), null)).toEqual([]);
    expect(dueCards(cards, new Date(x!), null).map(({ misconception }) => misconception)).toEqual(['x']);
    expect(dueCards([...cards].reverse(), new Date(y! + DAY_MS), null).map((each) => each.misconception)).toEqual([
      'x',
      'y',
    ]);
  });
});
