import { HOUR_MS } from '@aivy/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { database as definition } from '../src/database.js';
import { planOf, Replica, tokenOf } from './mail-under-test.js';

let database: TestDatabase;
let first: Replica;
let second: Replica;
beforeAll(async () => {
  database = await testDatabase([definition]);
  [first, second] = [await Replica.open(database), await Replica.open(database)];
});
beforeEach(() => database.query('truncate plan.plans, plan.mail_settings, plan.mails, plan.outbox cascade'));
afterAll(async () => {
  for (const replica of [first, second]) await replica?.source.destroy();
  await database.drop();
});

/** 22 March 2026 is a Sunday; New York is four hours behind UTC. */
const SUNDAY_EVENING = new Date('2026-03-22T22:30:00Z');
const hoursLater = (hours: number): Date => new Date(SUNDAY_EVENING.getTime() + hours * HOUR_MS);

interface Wish {
  reminder?: boolean;
  weekly?: string | null;
  timezone?: string;
}
/** A student who asked for emails long ago, with the consent of the person who gets the letter. */
async function student({ reminder = true, weekly = null, timezone = 'America/New_York' }: Wish = {}): Promise<string> {
  const userId = randomUUID();
  await planOf(database, userId, timezone);
  await first.wishes.set(userId, { reminder, reminder_hour: 17, weekly_letter_to: weekly });
  await database.query(
    `update plan.mail_settings set reminder_since = '2026-03-02', weekly_since = '2026-03-02', weekly_confirmed_of = weekly_token_of
     where user_id = $1`,
    [userId],
  );
  // The request for consent has been sent and answered.
  await database.query(`delete from plan.mails where kind = 'letter-consent' and user_id = $1`, [userId]);
  await database.query(`delete from plan.outbox where data->>'user_id' = $1`, [userId]);
  return userId;
}
const mails = (userId: string) =>
  database.query<{ mail_id: string; kind: string; due_on: string; sent: boolean }>(
    'select mail_id, kind, due_on::text, sent_at is not null as sent from plan.mails where user_id = $1 order by kind',
    [userId],
  );
const jobs = () => database.query<{ job_id: string }>('select job_id from plan.outbox');
/** A try to send the student's only mail. */
async function attempt(userId: string) {
  const [mail] = await mails(userId);
  return { userId, mailId: mail!.mail_id, attempt: randomUUID() };
}

describe('mails that are due', () => {
  it('are written down and enqueued once, however many services look at the same moment', async () => {
    const everybody = await Promise.all(Array.from({ length: 20 }, () => student({ weekly: 'parent@example.com' })));
    const counts = await Promise.all([first, second, first, second].map(({ due }) => due.enqueue(SUNDAY_EVENING)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(await first.due.enqueue(hoursLater(1))).toBe(0);
    for (const userId of everybody)
      expect((await mails(userId)).map(({ kind, due_on }) => [kind, due_on])).toEqual([
        ['reminder', '2026-03-22'],
        ['weekly-letter', '2026-03-22'],
      ]);
    expect(new Set((await jobs()).map(({ job_id }) => job_id)).size).toBe(40);
  });

  it('go by the clock of each student', async () => {
    const [newYork, tokyo, nowhere] = [
      await student(),
      await student({ timezone: 'Asia/Tokyo' }),
      await student({ timezone: 'Mars/Olympus' }),
    ];
    // 18:30 in New York, 7:30 on Monday in Tokyo; an unknown place is taken for UTC, where it is 22:30.
    await first.due.enqueue(SUNDAY_EVENING);
    expect([(await mails(newYork)).length, (await mails(tokyo)).length, (await mails(nowhere)).length]).toEqual([
      1, 0, 0,
    ]);
    await first.due.enqueue(hoursLater(10));
    expect((await mails(tokyo)).map(({ due_on }) => due_on)).toEqual(['2026-03-23']);
  });

  it('bring one reminder in twenty hours to a student who flies, though the calendar there has another date', async () => {
    const userId = await student();
    await first.due.enqueue(SUNDAY_EVENING);
    // 18:30 in Auckland, on Monday, 31 hours earlier than the same hour in New York.
    await database.query(`update plan.plans set timezone = 'Pacific/Auckland'`);
    expect(await first.due.enqueue(hoursLater(7))).toBe(0);
    expect(await first.due.enqueue(hoursLater(31))).toBe(1);
    expect((await mails(userId)).map(({ due_on }) => due_on)).toEqual(['2026-03-22', '2026-03-24']);
  });

  it('are none for a student who has asked for nothing, or has done the day', async () => {
    const silent = await student({ reminder: false });
    const done = await student();
    await database.query(
      `update plan.plans set last_finished_day = 12, last_finished_date = '2026-03-22' where user_id = $1`,
      [done],
    );
    expect(await first.due.enqueue(SUNDAY_EVENING)).toBe(0);
    expect([...(await mails(silent)), ...(await mails(done))]).toEqual([]);
  });

  it('are found of everybody, however many have asked', async () => {
    await database.query(
      `with plans as (
         insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date,
           ends_on, last_finished_day, last_finished_date, timezone, created_at)
         select gen_random_uuid(), gen_random_uuid(), 3, 730, 720, '[]', '[]', '2026-03-02', '2026-05-31', 11, '2026-03-21',
           'America/New_York', '2026-03-02' from generate_series(1, 501)
         returning user_id
       )
       insert into plan.mail_settings (user_id, reminder, reminder_hour, reminder_since, reminder_token, weekly_since, weekly_token)
       select user_id, true, 17, '2026-03-02', user_id::text, '2026-03-02', user_id::text from plans`,
    );
    expect(await first.due.enqueue(SUNDAY_EVENING)).toBe(501);
  });

  it('leave at the hour the student usually practices, and at the stored hour without a habit', async () => {
    // One more wants it at 5 PM, and says so on an older page, which knows hours alone.
    const [evening, newcomer, atFive] = [await student(), await student(), await student()];
    for (const userId of [evening, newcomer])
      await first.wishes.set(userId, {
        reminder: true,
        reminder_hour: 17,
        reminder_by_habit: true,
        weekly_letter_to: null,
      });
    await database.query(`update plan.mail_settings set reminder_since = '2026-03-02'`);
    // 8 PM in New York: 1 AM UTC before the clocks change on March 8, midnight UTC after.
    const nights = ['2026-03-06T01:10Z', '2026-03-07T01:20Z', '2026-03-18T00:05Z', '2026-03-20T00:30Z'];
    // What was usual before the last four weeks isn't any more.
    const before = [
      '2026-02-18T15:00Z',
      '2026-02-19T15:00Z',
      '2026-02-20T15:00Z',
      '2026-02-21T15:00Z',
      '2026-02-22T15:00Z',
    ];
    await studied(evening, '2026-03-10', [...before, ...nights], []);
    await studied(atFive, '2026-03-10', nights, []);
    const wishes = await first.wishes.get(evening, undefined, SUNDAY_EVENING);
    expect(wishes).toMatchObject({ reminder_by_habit: true, usual_hour: 20 });
    // 6:30 PM, then 8:30 PM.
    await first.due.enqueue(SUNDAY_EVENING);
    expect(await Promise.all([evening, newcomer, atFive].map(async (each) => (await mails(each)).length))).toEqual([
      0, 1, 1,
    ]);
    await first.due.enqueue(hoursLater(2));
    expect(await mails(evening)).toHaveLength(1);
    const mail = await first.content.take(await attempt(evening), hoursLater(2));
    expect(mail!.text).toContain('around 8 PM');
  });

  it('are enqueued again while nobody has taken them', async () => {
    const userId = await student();
    await first.due.enqueue(SUNDAY_EVENING);
    const unsent = () => database.query('select 1 from plan.outbox where sent_at is null');
    await database.query(`update plan.outbox set sent_at = now() - interval '1 hour'`);
    await first.due.enqueue(hoursLater(0.1));
    expect(await unsent()).toHaveLength(0);
    await first.due.enqueue(hoursLater(0.5));
    expect(await unsent()).toHaveLength(1);
    await database.query(`update plan.outbox set sent_at = now() - interval '1 hour'`);
    await first.content.take(await attempt(userId), hoursLater(0.5));
    await first.due.enqueue(hoursLater(1));
    expect(await unsent()).toHaveLength(0);
  });
});

describe('a mail on its way', () => {
  it('is in the hands of one try, and comes back only when that releases it', async () => {
    const userId = await student();
    await first.due.enqueue(SUNDAY_EVENING);
    const [one, two] = [await attempt(userId), await attempt(userId)];
    const taken = await Promise.all([
      first.content.take(one, SUNDAY_EVENING),
      second.content.take(two, SUNDAY_EVENING),
    ]);
    expect(taken.filter((mail) => mail !== null)).toHaveLength(1);
    const [winner, loser, mail] = taken[0] ? [one, two, taken[0]] : [two, one, taken[1]];
    // An answer that got lost is asked for again.
    expect(await second.content.take(winner, SUNDAY_EVENING)).toEqual(mail);
    await second.content.release(loser);
    expect(await second.content.take(loser, SUNDAY_EVENING)).toBeNull();
    await first.content.release(winner);
    expect(await second.content.take(loser, SUNDAY_EVENING)).not.toBeNull();
    await second.content.markSent(loser);
    await second.content.release(loser);
    expect(await first.content.take(await attempt(userId), SUNDAY_EVENING)).toBeNull();
    expect((await mails(userId)).map(({ sent }) => sent)).toEqual([true]);
  });

  it('is not sent when the day was finished meanwhile, nor when it comes too late', async () => {
    const userId = await student();
    await first.due.enqueue(SUNDAY_EVENING);
    expect(await first.content.take(await attempt(userId), hoursLater(4))).toBeNull();
    await database.query(`update plan.plans set last_finished_day = 12, last_finished_date = '2026-03-22'`);
    expect(await first.content.take(await attempt(userId), SUNDAY_EVENING)).toBeNull();
  });

  it('after the free week invites to no day: no reminder leaves, and the letter names the target alone', async () => {
    const [reminded, parents] = [await student(), await student({ reminder: false, weekly: 'parent@example.com' })];
    await first.due.enqueue(SUNDAY_EVENING);
    const [reminder, letter] = [await attempt(reminded), await attempt(parents)];
    first.isPathOpen = false;
    expect(await first.content.take(reminder, SUNDAY_EVENING)).toBeNull();
    const { text } = (await first.content.take(letter, SUNDAY_EVENING))!;
    first.isPathOpen = true;
    expect(text).toContain('The target is 1450 out of 1600 by May 31, 2026.');
    expect(text).not.toContain('Next is');
    // Its job has nothing left to do, and isn't sent again.
    await database.query(`update plan.outbox set sent_at = now() - interval '1 hour'`);
    await first.due.enqueue(hoursLater(0.5));
    expect(await database.query('select 1 from plan.outbox where sent_at is null')).toEqual([]);
  });

  it('tells a parent about their own student’s week: days, minutes, mastery, next goal', async () => {
    const userId = await student({ reminder: false, weekly: 'parent@example.com' });
    // The week in New York: 04:00 UTC on Monday to 04:00 UTC on the next. One answer before it, two in it, one after.
    const answers = ['2026-03-16T03:59Z', '2026-03-16T04:00Z', '2026-03-23T03:59Z', '2026-03-23T04:00Z'];
    await studied(userId, '2026-03-10', answers, [
      ['2026-03-17', { 10: 40, 24: 50 }],
      ['2026-03-20', { 10: 47, 24: 49 }],
    ]);
    // A diagnostic of that week was taken again: its first answers don't count next to the second ones.
    await database.query(
      `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt,
         hints, spent_ms, pretest, given_at, replaced)
       select user_id, 'diagnostic:before:' || source_id, 'diagnostic', 1, 1, 10, true, true, 1, 0, 90000, false, given_at, true
       from plan.evidence where user_id = $1`,
      [userId],
    );
    // Someone else’s mastery was the first of all, and the newest.
    await studied(await student({ reminder: false }), '2026-03-09', answers, [
      ['2026-03-10', { 10: 5, 24: 5 }],
      ['2026-03-21', { 10: 99, 24: 99 }],
    ]);
    await first.due.enqueue(hoursLater(8));
    const mail = await first.content.take(await attempt(userId), hoursLater(8));
    expect(mail).toMatchObject({ to: 'parent@example.com', subject: 'SAT practice from March 16 to March 22' });
    expect(mail!.text).toContain('6 days of the plan finished, 3 minutes of practice, 2 questions answered.');
    expect(mail!.text).toContain('Boundaries rose from 40 to 47\nCircles fell from 50 to 49');
    expect(mail!.text).toContain('Next is Day 12, Math; Day 15 is a practice test. The target is 1450');
  });
});

/** Eleven days finished from the day after `start`, answers of a minute and a half, and mastery by date. */
async function studied(
  userId: string,
  start: string,
  answers: readonly string[],
  mastery: readonly (readonly [at: string, bySkill: Record<number, number>])[],
): Promise<void> {
  await database.query(
    `insert into plan.days (user_id, day, finished_on, finished_at)
     select $1, n, $2::date + n, now() from generate_series(1, 11) n`,
    [userId, start],
  );
  await database.query(
    `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt,
       hints, spent_ms, pretest, given_at)
     select $1, 'unit:' || n, 'unit', 1, 1, 10, true, true, 1, 0, 90000, false, given_at
     from unnest($2::timestamptz[]) with ordinality a(given_at, n)`,
    [userId, answers],
  );
  await database.query(
    `insert into plan.mastery_history (user_id, version, computed_at, mastery)
     select $1, n, (m->>0)::timestamptz, m->1 from jsonb_array_elements($2::jsonb) with ordinality a(m, n)`,
    [userId, JSON.stringify(mastery)],
  );
}

describe('an email that another service orders', () => {
  /** One attempt to send a report's email, as the worker asks for it. */
  const take = (userId: string, { about = 'test-1', mailId = randomUUID() } = {}) =>
    first.content.take({
      ...{ userId, mailId, attempt: randomUUID() },
      order: { kind: 'report-ready', dueOn: '2026-03-22', about },
    });
  const turnOn = (userId: string, optIns: 'report-ready'[] | undefined) =>
    first.wishes.set(userId, { reminder: true, reminder_hour: 17, weekly_letter_to: null, opt_ins: optIns });

  it('goes to a student who turned it on, once about a test', async () => {
    const userId = await student();
    expect(await take(userId)).toBeNull();
    expect(await mails(userId)).toEqual([]);
    await turnOn(userId, ['report-ready']);
    // An older page doesn't know it, and doesn't turn it off.
    await turnOn(userId, undefined);
    expect((await first.wishes.get(userId)).opt_ins).toEqual(['report-ready']);
    expect(await take(userId)).toMatchObject({ to: null, subject: 'Your practice test report is ready' });
    expect(await take(userId)).toBeNull();
    expect(await take(userId, { about: 'test-2' })).not.toBeNull();
    expect(await take(randomUUID())).toBeNull();
  });

  it('is turned off in the settings or by its link, which leaves the reminders on', async () => {
    const userId = await student();
    await turnOn(userId, ['report-ready']);
    const token = tokenOf((await take(userId))!.unsubscribe_url);
    for (const _ of [1, 2]) expect(await second.wishes.unsubscribe(token)).toBe('report-ready');
    expect(await first.wishes.get(userId)).toMatchObject({ reminder: true, opt_ins: [] });
    expect(await take(userId, { about: 'test-2' })).toBeNull();
    await expect(first.wishes.unsubscribe(`${token}s`)).rejects.toMatchObject({ code: 'PLAN-INVALIDLINK' });
    await turnOn(userId, ['report-ready']);
    await turnOn(userId, []);
    expect(await take(userId, { about: 'test-3' })).toBeNull();
  });
});

describe('the end of mails', () => {
  it('is one use of the link, and a second one answers the same', async () => {
    const userId = await student({ weekly: 'parent@example.com' });
    await first.due.enqueue(SUNDAY_EVENING);
    for (const kind of ['reminder', 'weekly-letter'] as const) {
      const mail = (await mails(userId)).find((each) => each.kind === kind)!;
      const ids = { userId, mailId: mail.mail_id, attempt: randomUUID() };
      const taken = await first.content.take(ids, SUNDAY_EVENING);
      await first.content.release(ids);
      for (const _ of [1, 2]) expect(await second.wishes.unsubscribe(tokenOf(taken!.unsubscribe_url))).toBe(kind);
      // What was enqueued before is not sent any more.
      expect(await first.content.take(ids, SUNDAY_EVENING)).toBeNull();
    }
    expect(await first.wishes.get(userId)).toMatchObject({ reminder: false, weekly_letter_to: null });
    await expect(first.wishes.unsubscribe('no such token')).rejects.toMatchObject({ code: 'PLAN-INVALIDLINK' });
  });

  it('comes with the account: nothing is written down, sent or kept', async () => {
    const userId = await student({ weekly: 'parent@example.com' });
    await first.due.enqueue(SUNDAY_EVENING);
    const ids = await attempt(userId);
    await first.erasures.erase(userId);
    expect(await first.content.take(ids, SUNDAY_EVENING)).toBeNull();
    expect(await first.due.enqueue(hoursLater(24))).toBe(0);
    expect(await mails(userId)).toEqual([]);
    await expect(
      first.wishes.set(userId, { reminder: true, reminder_hour: 9, weekly_letter_to: null }),
    ).rejects.toMatchObject({
      code: 'PLAN-NOTEXIST',
    });
  });
});

describe('what a student wants to be mailed', () => {
  it('is nothing until asked for, and begins after that moment', async () => {
    expect(await first.wishes.get(randomUUID())).toEqual({
      reminder: false,
      reminder_hour: 17,
      reminder_by_habit: true,
      usual_hour: null,
      weekly_letter_to: null,
      weekly_letter_confirmed: false,
      opt_ins: [],
    });
    const userId = await student();
    const since = async () =>
      (
        await database.query<{ since: Date }>(
          'select reminder_since as since from plan.mail_settings where user_id = $1',
          [userId],
        )
      )[0]!.since;
    const before = await since();
    await first.wishes.set(userId, { reminder: true, reminder_hour: 17, weekly_letter_to: 'x@example.com' });
    expect(await since()).toEqual(before);
    await first.wishes.set(userId, { reminder: true, reminder_hour: 18, weekly_letter_to: null });
    const later = await since();
    expect(later.getTime()).toBeGreaterThan(before.getTime());
    // Who asks again after an end has not asked for the reminder of an hour that is over.
    await first.wishes.set(userId, { reminder: false, reminder_hour: 18, weekly_letter_to: null });
    await first.wishes.set(userId, { reminder: true, reminder_hour: 18, weekly_letter_to: null });
    expect((await since()).getTime()).toBeGreaterThan(later.getTime());
  });
});
