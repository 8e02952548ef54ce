import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountMails, requestResetPassword, resetPassword, signUp } from '@aivy/contracts';
import { AuthUnderTest } from './auth-under-test.js';
import { userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

/** What the worker asks for, minutes after the order. */
const reset = (userId: string, minutesAgo = 0) => ({
  kind: 'password-reset' as const,
  mail_id: randomUUID(),
  user_id: userId,
  ordered_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});
const linkIn = (mail: { text: string } | null): string => /resetpassword\?x=([\w-]+)/.exec(mail!.text)![1]!;

describe('an email about an account', () => {
  it('is ordered without its address, its code, or its link', async () => {
    const { email } = await auth.account();
    await auth.resetToken(email);
    const orders = await auth.system.database.query<{ data: Record<string, string> }>(
      `select data from auth.outbox where name = 'account-mail'`,
    );
    expect(orders.map(({ data }) => Object.keys(data).sort())).toEqual([
      ['kind', 'mail_id', 'ordered_at'],
      ['kind', 'mail_id', 'ordered_at', 'user_id'],
    ]);
  });

  it('has one working link, the newest, however often it is tried', async () => {
    const { token } = await auth.account();
    const order = reset(await userOf(auth, token));
    const [first, second] = [await auth.call(accountMails.get, order), await auth.call(accountMails.get, order)];
    expect(await auth.fault(resetPassword, { token: linkIn(first), new_password: 'new' })).toBe('AUTH-INVALIDLINK');
    await auth.call(resetPassword, { token: linkIn(second), new_password: 'new' });
    const query = 'select 1 from auth.reset_tokens where user_id = $1';
    expect(await auth.system.database.query(query, [order.user_id])).toHaveLength(1);
  });

  it('is dropped half an hour after its order, and without its account', async () => {
    const { token } = await auth.account();
    const userId = await userOf(auth, token);
    expect(await auth.call(accountMails.get, reset(userId, 29))).not.toBeNull();
    expect(await auth.call(accountMails.get, reset(userId, 31))).toBeNull();
    expect(await auth.call(accountMails.get, reset(randomUUID()))).toBeNull();
  });

  it('that the mail server refuses has resets answer AUTH-EMAILFAIL until one leaves', async () => {
    const { email, token } = await auth.account();
    const order = reset(await userOf(auth, token));
    await auth.call(accountMails.release, order);
    expect(await auth.fault(requestResetPassword, { email })).toBe('AUTH-EMAILFAIL');
    await auth.call(accountMails.markSent, order);
    expect(await auth.call(requestResetPassword, { email })).toBeNull();
  });

  it('that is tried again has a new code, and none after it left', async () => {
    const email = auth.newEmail();
    const left = await auth.codeFor(email);
    const [{ mail_id: mailId }] = (await auth.system.database.query<{ mail_id: string }>(
      'select mail_id from auth.verification_codes where email = $1',
      [email],
    )) as [{ mail_id: string }];
    const order = { kind: 'verification' as const, mail_id: mailId, ordered_at: new Date().toISOString() };
    expect(await auth.call(accountMails.get, order)).toBeNull();
    // The worker died before it could say that the email left.
    await auth.system.database.query('update auth.verification_codes set mailed_at = null where email = $1', [email]);
    const again = /\b\d{6}\b/.exec((await auth.call(accountMails.get, order))!.text)![0];
    const form = { name: 'Maya Torres', email, password: 'correct horse' };
    if (again !== left)
      expect(await auth.fault(signUp, { ...form, verification_code: left })).toBe('AUTH-VCODENOTMATCHE');
    await auth.call(signUp, { ...form, verification_code: again });
  });
});
