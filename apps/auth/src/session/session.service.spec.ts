import { jest } from '@jest/globals';
import type { Caller } from '@aivy/contracts';
import type { BaseConfig, SecurityLog } from '@aivy/server-kit';
import type { Redis } from 'ioredis';
import type { UserRepository } from '../account/user.repository.js';
import type { PasswordHasher } from '../password/password-hasher.js';
import { hashPassword, hashToken } from '../secrets.js';
import type { NewSession, SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

const NOW = Date.UTC(2026, 2, 1, 10);
const SIX_HOURS_MS = 6 * 3_600_000;
const CALLER: Caller = {
  requestId: 'r',
  address: '203.0.113.77',
  device: 'Firefox on Linux',
  timezone: 'Europe/Paris',
};

/** The service on tables of one account, Maya's; everything it does is taken down in its order. */
async function given({ password = 'correct horse', changesMeanwhile = false, ended = [] as string[] } = {}) {
  const maya = { userId: 'maya', passwordHash: await hashPassword(password) };
  const log: unknown[][] = [];
  const opened: NewSession[] = [];
  const sessions = {
    insert: async (session: NewSession, manager: unknown) => void (opened.push(session), log.push(['insert', manager])),
    insertSignIn: async (session: NewSession, checked: string, timezone: string | null) => {
      log.push(['insertSignIn', checked === maya.passwordHash, timezone]);
      if (!changesMeanwhile) opened.push(session);
      return !changesMeanwhile;
    },
    selectOptionalLive: async (hash: string) => ({ userId: hash }),
    selectLive: async () =>
      ['h1', 'h2'].map((tokenHash) => ({
        sessionId: `s-${tokenHash}`,
        device: 'Firefox',
        network: '203.0.113.*',
        createdAt: new Date(NOW),
        lastUsedAt: new Date(NOW + 1_000),
        expiresAt: new Date(NOW + 2_000),
        tokenHash,
      })),
    delete: async (hash: string) => void log.push(['delete', hash]),
    deleteOne: async (userId: string, sessionId: string) => (
      log.push(['deleteOne', userId, sessionId]),
      ended[0] ?? null
    ),
    deleteAll: async (...args: unknown[]) => (log.push(['deleteAll', ...args]), ended),
  } as unknown as SessionRepository;
  const users = {
    selectOptionalByEmail: async (email: string) => (email === 'maya@example.com' ? maya : null),
  } as unknown as UserRepository;
  const hasher = {
    inTurn: async (_caller: Caller, work: () => Promise<unknown>) => (log.push(['turn']), work()),
  } as unknown as PasswordHasher;
  const cache = { set: async (key: string) => void log.push(['ended', key]) } as unknown as Redis;
  const recorded: unknown[] = [];
  const service = new SessionService(
    sessions,
    users,
    hasher,
    { publish: async () => 1 } as unknown as Redis,
    cache,
    { KEY_PREFIX: 'aivy' } as BaseConfig,
    { record: (event: string, facts: object) => void recorded.push([event, facts]) } as unknown as SecurityLog,
  );
  return { service, log, opened, recorded };
}

beforeEach(() => void jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

describe('a session that is opened', () => {
  it('lasts six hours, keeps the hash of its token alone, and says where it is from only roughly', async () => {
    const { service, opened, log } = await given();
    const manager = {} as never;
    const token = await service.open('maya', CALLER, manager);
    expect(log).toEqual([['insert', manager]]);
    expect(opened).toEqual([
      {
        userId: 'maya',
        tokenHash: hashToken(token),
        expiresAt: new Date(NOW + SIX_HOURS_MS),
        device: 'Firefox on Linux',
        network: '203.0.113.*',
      },
    ]);
    expect(JSON.stringify(opened)).not.toContain(token);
  });

  it('of a caller that says nothing of its device has none', async () => {
    const { service, opened } = await given();
    await service.open('maya', { requestId: 'r' }, {} as never);
    expect(opened[0]).toMatchObject({ device: '', network: '' });
  });
});

describe('signing in', () => {
  it('with the right password opens a session, in its turn', async () => {
    const { service, opened, log, recorded } = await given();
    const token = await service.signIn('maya@example.com', 'correct horse', CALLER);
    expect(log).toEqual([['turn'], ['insertSignIn', true, 'Europe/Paris']]);
    expect(opened[0]).toMatchObject({ userId: 'maya', tokenHash: hashToken(token) });
    expect(recorded).toEqual([
      ['sign-in.succeeded', { email: 'maya@example.com', address: '203.0.113.77', userId: 'maya' }],
    ]);
  });

  it('without a time zone leaves the one of the account', async () => {
    const { service, log } = await given();
    await service.signIn('maya@example.com', 'correct horse', { requestId: 'r' });
    expect(log[1]).toEqual(['insertSignIn', true, null]);
  });

  it.each([
    ['a wrong password', 'maya@example.com', 'wrong', 'AUTH-WRONGPASSWORD', 'maya'],
    ['an address without an account', 'nobody@example.com', 'correct horse', 'AUTH-USERNOTEXIST', undefined],
  ])('with %s opens nothing, and is recorded', async (_what, email, password, code, userId) => {
    const { service, opened, log, recorded } = await given();
    await expect(service.signIn(email, password, CALLER)).rejects.toMatchObject({ code });
    expect([opened, log]).toEqual([[], [['turn']]]);
    expect(recorded).toEqual([['sign-in.failed', { email, address: '203.0.113.77', userId, code }]]);
  });

  it('fails when the password changes between its check and the session', async () => {
    const { service, opened, recorded } = await given({ changesMeanwhile: true });
    await expect(service.signIn('maya@example.com', 'correct horse', CALLER)).rejects.toMatchObject({
      code: 'AUTH-WRONGPASSWORD',
    });
    expect(opened).toEqual([]);
    expect(recorded).toMatchObject([['sign-in.failed', { userId: 'maya' }]]);
  });
});

describe('the sessions of an account', () => {
  it('are listed with their moments in UTC, the one that asks marked', async () => {
    const { service } = await given();
    expect(await service.list('maya', 'h2')).toEqual([
      {
        session_id: 's-h1',
        device: 'Firefox',
        network: '203.0.113.*',
        created_at: '2026-03-01 10:00:00',
        last_used_at: '2026-03-01 10:00:01',
        expires_at: '2026-03-01 10:00:02',
        current: false,
      },
      expect.objectContaining({ session_id: 's-h2', current: true }),
    ]);
    expect((await service.list('maya')).map(({ current }) => current)).toEqual([false, false]);
  });

  it('are found by the hash of their token', async () => {
    const { service } = await given();
    expect(await service.find('h1')).toEqual({ userId: 'h1' });
  });
});

describe('ending sessions', () => {
  it('tells the gateways of the one whose student signs out', async () => {
    const { service, log, recorded } = await given();
    await service.end('h1');
    expect(log).toEqual([
      ['delete', 'h1'],
      ['ended', 'aivy:session:h1'],
    ]);
    expect(recorded).toEqual([]);
  });

  it('records and announces the end of one session, and neither where the user has no such session', async () => {
    const { service, log, recorded } = await given({ ended: ['h1'] });
    await service.endOne('maya', 's-h1', CALLER);
    expect(log).toEqual([
      ['deleteOne', 'maya', 's-h1'],
      ['ended', 'aivy:session:h1'],
    ]);
    expect(recorded).toEqual([['sessions.ended', { userId: 'maya', address: '203.0.113.77', sessions: 1 }]]);
    const none = await given();
    await expect(none.service.endOne('maya', 's-h1', CALLER)).rejects.toMatchObject({ code: 'NOT-FOUND' });
    expect([none.log, none.recorded]).toEqual([[['deleteOne', 'maya', 's-h1']], []]);
  });

  it('everywhere ends all of the account', async () => {
    const { service, log, recorded } = await given({ ended: ['h1', 'h2'] });
    await service.endEverywhere('maya', CALLER);
    expect(log).toEqual([
      ['deleteAll', 'maya'],
      ['ended', 'aivy:session:h1'],
      ['ended', 'aivy:session:h2'],
    ]);
    expect(recorded).toEqual([['sessions.ended', { userId: 'maya', address: '203.0.113.77', sessions: 2 }]]);
  });

  it('inside a transaction tells nobody before its commit, and can keep one', async () => {
    const { service, log } = await given({ ended: ['h1'] });
    const manager = {} as never;
    expect(await service.endAll('maya', manager, 'h2')).toEqual(['h1']);
    expect(log).toEqual([['deleteAll', 'maya', manager, 'h2']]);
  });
});
