import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getLearnerState, getMetItems, learnerEvidence, type Evidence, DAY_MS } from '@aivy/contracts';
import { misconceptionsIn } from '@aivy/item-bank';
import { answerTo, itemsOf, RecordUnderTest, START } from './record-under-test.js';

let record: RecordUnderTest;
beforeAll(async () => {
  record = await RecordUnderTest.start();
});
afterAll(() => record.close());

/** The form of a small diagnostic: six questions, three of each section. */
const FORM = [5, 6, 7, 12, 13, 14].map((skill) => [skill, 0] as readonly [number, number]);
const [misconceived] = itemsOf(12).flatMap((item, index) => (misconceptionsIn(item).length > 0 ? [index] : []));

/** An attempt as the worker brings it: all its answers have the moment of its submit. */
function attempt(user: string, day: number, right: boolean, form = FORM) {
  const id = randomUUID();
  const entries = form.map(([skill, index]) => {
    const item = itemsOf(skill)[index]!;
    const [misconception] = right ? [] : misconceptionsIn(item);
    return answerTo(skill, index, {
      source_id: `diagnostic:${id}:${item.id}`,
      correct: right,
      misconception: misconception ?? null,
      given_at: START + day * DAY_MS,
    });
  });
  return { entries, record: () => take(user, id, entries, day) };
}
const take = (user: string, id: string, entries: Evidence[], day: number) =>
  record.record(user, entries, { source: 'diagnostic', attempt_id: id, finished_at: START + day * DAY_MS });

const stateOf = async (user: string) => (await record.call(getLearnerState, { user_id: user })).state!;
const evidenceOf = (user: string) => record.call(learnerEvidence, { user_id: user });
const baselineOf = async (user: string) =>
  (await record.query<{ baseline: unknown }>('select baseline from plan.learners where user_id = $1', [user]))[0]!
    .baseline;

describe('a diagnostic that is taken again', () => {
  it('replaces the one before: the record is that of a student who took it once', async () => {
    const [once, thrice] = [record.newUser(), record.newUser()];
    await attempt(once, 9, true).record();
    for (const day of [1, 4]) await attempt(thrice, day, false).record();
    await record.update(thrice);
    await attempt(thrice, 9, true).record();
    for (const user of [once, thrice]) await record.update(user);
    expect(await stateOf(thrice)).toEqual(await stateOf(once));
    expect(await baselineOf(thrice)).toEqual(await baselineOf(once));
    expect((await stateOf(thrice)).skills.find(({ skill }) => skill === 5)!.answered).toBe(1);
    expect((await evidenceOf(thrice)).counts).toEqual({ 5: 1, 6: 1, 7: 1, 12: 1, 13: 1, 14: 1 });
  });

  it('replaces it also when it is recorded first', async () => {
    const [inOrder, late] = [record.newUser(), record.newUser()];
    for (const [user, days] of [
      [inOrder, [1, 9]],
      [late, [9, 1]],
    ] as const) {
      for (const day of days) await attempt(user, day, day === 9).record();
      await record.update(user);
    }
    expect(await stateOf(late)).toEqual(await stateOf(inOrder));
    expect((await evidenceOf(late)).counts).toEqual((await evidenceOf(inOrder)).counts);
  });

  it('keeps the answers of units and practice', async () => {
    const [once, twice] = [record.newUser(), record.newUser()];
    await attempt(twice, 1, false).record();
    for (const user of [once, twice]) {
      await record.record(user, [answerTo(5, 3, { given_at: START + 2 * DAY_MS, correct: false })]);
      await attempt(user, 9, true).record();
      await record.update(user);
    }
    expect(await stateOf(twice)).toEqual(await stateOf(once));
    expect((await evidenceOf(twice)).counts['5']).toBe(2);
  });

  it('changes nothing when it is brought twice', async () => {
    const user = record.newUser();
    await attempt(user, 1, false).record();
    const again = attempt(user, 9, true);
    expect(await again.record()).toBe(6);
    const before = await evidenceOf(user);
    expect(await again.record()).toBe(0);
    expect(await evidenceOf(user)).toEqual(before);
  });

  it('takes back the mistakes that only the earlier one showed', async () => {
    const user = record.newUser();
    const form = [[12, misconceived!] as const];
    await attempt(user, 1, false, form).record();
    await record.update(user);
    const due = async () => (await record.call(getLearnerState, { user_id: user })).due.length;
    expect(await due()).toBe(1);
    await attempt(user, 9, true, form).record();
    await record.update(user);
    expect(await due()).toBe(0);
  });

  it('leaves the questions of the earlier one met, so that they are not asked as new', async () => {
    const user = record.newUser();
    const earlier = attempt(user, 1, false, [[5, 0]]);
    await earlier.record();
    await attempt(user, 9, true, [[5, 1]]).record();
    expect((await record.call(getMetItems, { user_id: user, skills: [5] })).item_ids).toEqual(
      [0, 1].map((index) => itemsOf(5)[index]!.id),
    );
  });
});
