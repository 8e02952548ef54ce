import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@aivy/server-testing';
import { database as definition } from '../src/database.js';
import { AddFormerLetterTokens1767300000000 } from '../src/migrations/add-former-letter-tokens-1767300000000.js';
import { planOf, Replica, tokenOf } from './mail-under-test.js';

let database: TestDatabase;
let replica: Replica;
beforeAll(async () => {
  database = await testDatabase([definition]);
  replica = await Replica.open(database);
});
beforeEach(() => database.query('truncate plan.plans, plan.mail_settings, plan.mails, plan.outbox cascade'));
afterAll(async () => {
  await replica?.source.destroy();
  await database.drop();
});

/** A Sunday evening in New York, and the one after it. */
const SUNDAY = new Date('2026-03-22T22:30:00Z');
const NEXT_SUNDAY = new Date('2026-03-29T22:30:00Z');
const PARENT = 'parent@example.com';

/** A student who gives an address on a Sunday morning. */
async function student(): Promise<string> {
  const userId = randomUUID();
  await planOf(database, userId, 'America/New_York');
  return userId;
}
const ask = (userId: string, to: string | null, day = '2026-03-22') =>
  replica.wishes.set(
    userId,
    { reminder: false, reminder_hour: 17, weekly_letter_to: to },
    new Date(`${day}T12:00:00Z`),
  );
const mailsOf = (userId: string) =>
  database.query<{ mail_id: string; kind: string }>(
    'select mail_id, kind from plan.mails where user_id = $1 order by created_at, mail_id',
    [userId],
  );
/** The newest mail of a student, as a worker gets it. */
async function newest(userId: string, now = SUNDAY) {
  const mail = (await mailsOf(userId)).at(-1)!;
  return replica.content.take({ userId, mailId: mail.mail_id, attempt: randomUUID() }, now);
}
/** The link of the one who may say yes. */
const consentOf = async (userId: string): Promise<string> => {
  const mail = await newest(userId);
  return tokenOf(/https:\S+confirm-letter\S+/.exec(mail!.text)![0]);
};
/** Consent of the past, so that this Sunday's letter is due. */
const longAgo = () => database.query(`update plan.mail_settings set weekly_since = '2026-03-02'`);

describe('the weekly letter', () => {
  it('asks the owner of a new address first, in a mail of its own with a link for yes and one for never', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    const mail = await newest(userId);
    expect(mail).toMatchObject({ to: PARENT, subject: 'A weekly letter about SAT practice?' });
    expect(mail!.text).toContain('https://aivy.test/confirm-letter?token=');
    expect(tokenOf(mail!.unsubscribe_url)).toBe(tokenOf(/https:\S+confirm-letter\S+/.exec(mail!.text)![0]));
    expect(await database.query('select 1 from plan.outbox')).toHaveLength(1);
  });

  it('goes to nobody who has not agreed, and to who has, from that moment on', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    await longAgo();
    expect(await replica.due.enqueue(SUNDAY)).toBe(0);
    expect((await replica.wishes.get(userId)).weekly_letter_confirmed).toBe(false);
    const token = await consentOf(userId);
    for (const _ of [1, 2]) await replica.wishes.confirmLetter(token);
    expect(await replica.wishes.get(userId)).toMatchObject({ weekly_letter_to: PARENT, weekly_letter_confirmed: true });
    // Agreed just now, by the clock of this machine: what was due before that moment is not sent.
    expect(await replica.due.enqueue(SUNDAY)).toBe(0);
    await longAgo();
    expect(await replica.due.enqueue(SUNDAY)).toBe(1);
    expect(await newest(userId)).toMatchObject({ to: PARENT, subject: 'SAT practice from March 16 to March 22' });
  });

  it('asks anew when it is to go to somebody else, whose yes is not the first one’s', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    const first = await consentOf(userId);
    await replica.wishes.confirmLetter(first);
    await ask(userId, 'tutor@example.com');
    await longAgo();
    expect((await replica.wishes.get(userId)).weekly_letter_confirmed).toBe(false);
    await expect(replica.wishes.confirmLetter(first)).rejects.toMatchObject({ code: 'PLAN-INVALIDLINK' });
    expect(await replica.due.enqueue(SUNDAY)).toBe(0);
  });

  it('asks an address once a day at most, not at all once it has agreed, and three addresses a day', async () => {
    const userId = await student();
    for (const _ of [1, 2]) await ask(userId, PARENT);
    await ask(userId, 'Parent@Example.com');
    expect(await mailsOf(userId)).toHaveLength(1);
    await replica.wishes.confirmLetter(await consentOf(userId));
    await ask(userId, PARENT, '2026-03-23');
    expect(await mailsOf(userId)).toHaveLength(1);
    for (const name of ['two', 'three']) await ask(userId, `${name}@example.com`);
    await expect(ask(userId, 'four@example.com')).rejects.toMatchObject({ code: 'RATE-LIMITED' });
    // Nothing of what was refused is stored.
    expect((await replica.wishes.get(userId)).weekly_letter_to).toBe('three@example.com');
    await ask(userId, 'four@example.com', '2026-03-23');
    expect(await mailsOf(userId)).toHaveLength(4);
  });

  it('is not asked for any more when the student has withdrawn it meanwhile', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    const token = await consentOf(userId);
    await ask(userId, null);
    expect(await newest(userId)).toBeNull();
    await expect(replica.wishes.confirmLetter(token)).rejects.toMatchObject({ code: 'PLAN-INVALIDLINK' });
  });
});

describe('an address whose owner has ended the letter', () => {
  it('cannot be entered again by that student, however it is written, and others can', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    const token = await consentOf(userId);
    await replica.wishes.confirmLetter(token);
    for (const _ of [1, 2]) expect(await replica.wishes.unsubscribe(token)).toBe('weekly-letter');
    for (const address of [PARENT, 'PARENT@example.com', 'Parent+sat@Example.com'])
      await expect(ask(userId, address, '2026-03-23')).rejects.toMatchObject({ code: 'PLAN-LETTERREFUSED' });
    await expect(replica.wishes.confirmLetter(token)).rejects.toMatchObject({ code: 'PLAN-INVALIDLINK' });
    expect(await replica.due.enqueue(NEXT_SUNDAY)).toBe(0);
    await ask(userId, 'tutor@example.com');
    await ask(await student(), PARENT);
  });

  it('ends it by the first email’s link after the student has changed the address and back', async () => {
    const userId = await student();
    await ask(userId, 'parent+sat@example.com');
    const token = await consentOf(userId);
    await replica.wishes.confirmLetter(token);
    await ask(userId, 'tutor@example.com');
    await ask(userId, PARENT);
    // The mailbox that agreed isn’t asked again, and its first link is still the one in its emails.
    expect((await replica.wishes.get(userId)).weekly_letter_confirmed).toBe(true);
    await longAgo();
    await replica.due.enqueue(SUNDAY);
    expect(tokenOf((await newest(userId))!.unsubscribe_url)).toBe(token);
    expect(await replica.wishes.unsubscribe(token)).toBe('weekly-letter');
    expect((await replica.wishes.get(userId)).weekly_letter_to).toBeNull();
    await expect(ask(userId, PARENT, '2026-03-23')).rejects.toMatchObject({ code: 'PLAN-LETTERREFUSED' });
  });

  it('stays refused when it happens while the letter goes elsewhere, and that letter goes on', async () => {
    const [userId, sister] = [await student(), await student()];
    for (const id of [userId, sister]) await ask(id, PARENT);
    const token = await consentOf(userId);
    await ask(userId, 'tutor@example.com', '2026-03-23');
    await replica.wishes.confirmLetter(await consentOf(userId));
    expect(await replica.wishes.unsubscribe(token)).toBe('weekly-letter');
    const after = { weekly_letter_to: 'tutor@example.com', weekly_letter_confirmed: true };
    expect(await replica.wishes.get(userId)).toMatchObject(after);
    await expect(ask(userId, PARENT)).rejects.toMatchObject({ code: 'PLAN-LETTERREFUSED' });
    expect(await replica.wishes.get(userId)).toMatchObject(after);
    expect((await replica.wishes.get(sister)).weekly_letter_to).toBe(PARENT);
  });

  it('ends it by a link from before the upgrade, when hashes still had the tag', async () => {
    const [userId, other] = [await student(), await student()];
    await ask(userId, 'Parent+sat@example.com');
    await ask(other, PARENT);
    const token = await consentOf(userId);
    const keys = `select user_id, weekly_token_of, weekly_confirmed_of, about from plan.mail_settings join plan.mails using (user_id)
      order by user_id`;
    const [mine] = await database.query<{ key: string }>(
      'select address_key as key from plan.mail_settings where user_id = $1',
      [userId],
    );
    const upgraded = await database.query(keys);
    const old = createHmac('sha256', mine!.key).update('parent+sat@example.com').digest('hex');
    await database.query(`update plan.mail_settings set weekly_token_of = $2 where user_id = $1`, [userId, old]);
    await database.query(`update plan.mails set about = $2 where user_id = $1`, [userId, old]);
    const [migration, runner] = [new AddFormerLetterTokens1767300000000(), replica.source.createQueryRunner()];
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await database.query(keys)).toEqual(upgraded);
    await replica.wishes.unsubscribe(token);
    await expect(ask(userId, PARENT)).rejects.toMatchObject({ code: 'PLAN-LETTERREFUSED' });
    expect((await replica.wishes.get(other)).weekly_letter_to).toBe(PARENT);
  });

  it('isn’t entered by a change that was under way while its owner ended it', async () => {
    const userId = await student();
    await ask(userId, PARENT);
    const token = await consentOf(userId);
    for (let round = 0; round < 5; round += 1) {
      await ask(userId, 'tutor@example.com');
      await database.query('delete from plan.refused_addresses');
      await Promise.allSettled([ask(userId, PARENT, '2026-03-23'), replica.wishes.unsubscribe(token)]);
      expect((await replica.wishes.get(userId)).weekly_letter_to).not.toBe(PARENT);
    }
  });

  it('is kept as a hash that differs from student to student, and goes with the account', async () => {
    const users = [await student(), await student()];
    for (const userId of users) {
      await ask(userId, PARENT);
      await replica.wishes.unsubscribe(await consentOf(userId));
    }
    const hashes = await database.query<{ address_hash: string }>('select address_hash from plan.refused_addresses');
    expect(new Set(hashes.map(({ address_hash: hash }) => hash)).size).toBe(2);
    expect(JSON.stringify(await database.query('select * from plan.mail_settings'))).not.toContain('example.com');
    for (const userId of users) await replica.erasures.erase(userId);
    expect(await database.query('select 1 from plan.refused_addresses')).toEqual([]);
  });
});
