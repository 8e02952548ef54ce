import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  endSession,
  endSessions,
  listSessions,
  requestResetPassword,
  resetPassword,
  resolveSession,
  signIn,
  type Caller,
} from '@aivy/contracts';
import { limitKey } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { AuthUnderTest } from './auth-under-test.js';
import { hashOf, userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

const PASSWORD = 'correct horse';
const lives = async (token: string): Promise<boolean> =>
  (await auth.call(resolveSession, { session_hash: hashOf(token) })) !== null;

/** An account with the session of its sign-up and one more, of a phone. */
async function student() {
  const { email, token } = await auth.account(PASSWORD);
  const phone = await auth.call(
    signIn,
    { email, password: PASSWORD },
    { device: 'Safari on iPhone', address: '203.0.113.77' },
  );
  const userId = await userOf(auth, token);
  const caller: Partial<Caller> = { userId, sessionHash: hashOf(token) };
  return { email, token, phone: phone.token, userId, caller };
}

describe('the list of sessions', () => {
  it('names device, network and times of each live one, newest first, and marks the one that asks', async () => {
    const { caller, token } = await student();
    const { sessions } = await auth.call(listSessions, {}, caller);
    expect(sessions).toMatchObject([
      { device: 'Safari on iPhone', network: '203.0.113.*', current: false },
      { device: '', network: '', current: true },
    ]);
    for (const { created_at: created, expires_at: expires } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(`${created}Z`))).toBeLessThan(60_000);
      expect(Date.parse(`${expires}Z`) - Date.parse(`${created}Z`)).toBeGreaterThan(6 * 3600_000 - 2_000);
    }
    expect(JSON.stringify(sessions)).not.toMatch(new RegExp(`${hashOf(token)}|113\\.77`));
  });

  it('leaves out those that are over and those of others', async () => {
    const [{ caller, phone }, other] = [await student(), await student()];
    await auth.system.database.query('update auth.sessions set expires_at = now() where token_hash = $1', [
      hashOf(phone),
    ]);
    expect((await auth.call(listSessions, {}, caller)).sessions).toHaveLength(1);
    expect((await auth.call(listSessions, {}, other.caller)).sessions).toHaveLength(2);
    expect(await auth.fault(listSessions, {})).toBe('AUTH-UNAUTHORIZED');
  });

  it('says when one was last used, to ten minutes', async () => {
    const { caller, token } = await student();
    const use = async (minutesAgo: number): Promise<number> => {
      await auth.system.database.query(
        'update auth.sessions set last_used_at = now() - make_interval(mins => $2) where token_hash = $1',
        [hashOf(token), minutesAgo],
      );
      expect(await lives(token)).toBe(true);
      const current = (await auth.call(listSessions, {}, caller)).sessions.find((session) => session.current)!;
      return Math.round((Date.now() - Date.parse(`${current.last_used_at}Z`)) / 60_000);
    };
    expect(await use(9)).toBe(9);
    expect(await use(11)).toBe(0);
  });
});

describe('ending sessions', () => {
  it('ends the named session once; a second time, and for another student, it is not found', async () => {
    const [mine, other] = [await student(), await student()];
    const { sessions } = await auth.call(listSessions, {}, mine.caller);
    const input = { session_id: sessions.find(({ current }) => !current)!.session_id };
    const notFound = { code: 'NOT-FOUND' };
    await expect(auth.call(endSession, input, other.caller)).rejects.toMatchObject(notFound);
    expect(await lives(mine.phone)).toBe(true);
    await auth.call(endSession, input, mine.caller);
    await expect(auth.call(endSession, input, mine.caller)).rejects.toMatchObject(notFound);
    expect([await lives(mine.phone), await lives(mine.token)]).toEqual([false, true]);
    expect(await auth.system.redis.redis.get(`${auth.system.redis.prefix}:session:${hashOf(mine.phone)}`)).toBe(
      'ended',
    );
  });

  it("ends them everywhere, the one that asks as well, and nobody else's", async () => {
    const [mine, other] = [await student(), await student()];
    await auth.call(endSessions, {}, mine.caller);
    expect(await Promise.all([mine.token, mine.phone, other.token, other.phone].map(lives))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('changing the password while signed in', () => {
  it('takes the present one, keeps this session, ends the others, voids reset links and tells the owner by mail', async () => {
    const { email, token, phone, caller } = await student();
    const link = await auth.resetToken(email);
    await auth.call(changePassword, { password: PASSWORD, new_password: 'battery staple' }, caller);
    expect([await lives(token), await lives(phone)]).toEqual([true, false]);
    expect(await auth.fault(signIn, { email, password: PASSWORD })).toBe('AUTH-WRONGPASSWORD');
    expect(await auth.call(signIn, { email, password: 'battery staple' })).toEqual({ token: expect.any(String) });
    expect(await auth.fault(resetPassword, { token: link, new_password: 'third' })).toBe('AUTH-INVALIDLINK');
    await waitFor(async () => (await auth.mailsTo(email))[0]!.subject === 'Your Aivy password was changed');
    const mail = (await auth.mailsTo(email))[0]!;
    expect(mail.text).toContain('https://aivy.example/resetpassword');
    expect(mail.text).not.toContain('battery staple');
  });

  it('is refused for a wrong one, and nothing changes', async () => {
    const { email, phone, caller } = await student();
    const mails = (await auth.mailsTo(email)).length;
    expect(await auth.fault(changePassword, { password: 'Correct horse', new_password: 'mine now' }, caller)).toBe(
      'AUTH-WRONGPASSWORD',
    );
    expect(await auth.fault(changePassword, { password: PASSWORD, new_password: '' }, caller)).toBe(
      'AUTH-INVALIDINPUT',
    );
    expect(await auth.fault(changePassword, { password: PASSWORD, new_password: 'mine now' })).toBe(
      'AUTH-UNAUTHORIZED',
    );
    expect(await lives(phone)).toBe(true);
    expect(await auth.call(signIn, { email, password: PASSWORD })).toEqual({ token: expect.any(String) });
    expect(await auth.mailsTo(email)).toHaveLength(mails);
  });
});

describe('a reset by mail', () => {
  it('is mailed twenty times an hour, however often somebody asks, and the newest links stay good', async () => {
    const { email, userId } = await student();
    const stored = async () =>
      (await auth.system.database.query('select 1 from auth.reset_tokens where user_id = $1', [userId])).length;
    for (let n = 0; n < 18; n++) await auth.call(requestResetPassword, { email });
    await waitFor(async () => (await stored()) === 18);
    await auth.resetToken(email);
    const last = await auth.resetToken(email);
    for (let n = 0; n < 3; n++) expect(await auth.call(requestResetPassword, { email })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await stored()).toBe(20);
    expect((await auth.mailsTo(email)).filter(({ text }) => text.includes('resetpassword?x='))).toHaveLength(20);
    expect(await auth.call(resetPassword, { token: last, new_password: 'new' })).toBeNull();
  });

  it('tells the owner by mail and forgets the wrong passwords of the account, at sign-in and within its sessions, whatever the case of its address', async () => {
    const { email, userId } = await student();
    const { redis, prefix } = auth.system.redis;
    const counts = limitKey(prefix, 'signin', `email:${email}`);
    await redis.hset(counts, '198.51.100.1', 10);
    const checks = limitKey(prefix, 'password-check', `user:${userId}`);
    await redis.hset(checks, 'all', 10);
    await auth.call(resetPassword, { token: await auth.resetToken(email.toUpperCase()), new_password: 'new' });
    expect(await redis.exists(counts, checks)).toBe(0);
    await waitFor(async () => (await auth.mailsTo(email))[0]!.subject === 'Your Aivy password was changed');
  });
});
