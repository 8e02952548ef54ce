import { jest } from '@jest/globals';
import {
  exportAccount,
  requestQuestions,
  requestVerification,
  sendChatMessage,
  sendDailyMessage,
  signIn,
  type Call,
  type Caller,
} from '@aivy/contracts';
import type { SecurityLog } from '@aivy/server-kit';
import type { GatewayConfig } from '../config.js';
import type { PromptRedis } from '../redis/prompt-redis.js';
import { CallLimiter, RateLimitedError } from './call-limiter.js';

const CALLER: Caller = { requestId: 'r', address: '203.0.113.7', userId: 'maya' };
const INPUT = { email: 'Maya@Example.com' };

/** A limiter whose Redis answers what `answer` says, by default not at all. */
function given(
  answer: () => Promise<unknown> = () => Promise.reject(new Error('Connection is closed.')),
  DIAGNOSTIC_FORM: GatewayConfig['DIAGNOSTIC_FORM'] = 'fixed',
) {
  const recorded: unknown[] = [];
  const asked: unknown[][] = [];
  const redis = {
    eval: (...args: unknown[]) => {
      asked.push(args);
      return answer();
    },
  };
  const limiter = new CallLimiter(
    { redis } as unknown as PromptRedis,
    { KEY_PREFIX: 'aivy', DIAGNOSTIC_FORM } as GatewayConfig,
    { record: (event: string, facts: object) => void recorded.push([event, facts]) } as unknown as SecurityLog,
  );
  return { limiter, recorded, asked };
}

describe('limits while Redis, which counts over all gateways, does not answer', () => {
  it('let no mail go out uncounted: the call is refused as unavailable, and the fault is kept as its cause', async () => {
    const { limiter, recorded } = given();
    await expect(limiter.take(requestVerification as Call, CALLER, INPUT)).rejects.toMatchObject({
      code: 'SERVICE-UNAVAILABLE',
      cause: expect.objectContaining({ message: 'Connection is closed.' }),
    });
    expect(recorded).toEqual([]);
  });

  it('count wrong passwords in this gateway’s memory: ten of one address for one account, then no more', async () => {
    const { limiter, recorded } = given();
    for (let wrong = 0; wrong < 10; wrong += 1)
      await (
        await limiter.take(signIn as Call, CALLER, INPUT)
      )('AUTH-WRONGPASSWORD');
    const refused: unknown = await limiter.take(signIn as Call, CALLER, INPUT).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RateLimitedError);
    expect(refused).toMatchObject({ code: 'RATE-LIMITED' });
    // A quarter of an hour from the first.
    expect((refused as RateLimitedError).retryAfterSeconds).toBeGreaterThan(890);
    expect((refused as RateLimitedError).retryAfterSeconds).toBeLessThanOrEqual(900);
    expect(recorded).toEqual([
      ['limit.refused', { call: 'auth.signin', address: '203.0.113.7', userId: 'maya', email: 'maya@example.com' }],
    ]);
    // Another address, and another account, have their own.
    await limiter.take(signIn as Call, { ...CALLER, address: '203.0.113.8' }, INPUT);
    await limiter.take(signIn as Call, CALLER, { email: 'ada@example.com' });
  });

  it('cost a right password nothing', async () => {
    const { limiter } = given();
    for (let right = 0; right < 12; right += 1) await (await limiter.take(signIn as Call, CALLER, INPUT))();
  });

  it('let pass what is only kept from being asked too often', async () => {
    const { limiter } = given();
    for (let times = 0; times < 12; times += 1) await (await limiter.take(exportAccount as Call, CALLER, {}))();
  });
});

describe('messages to the tutor', () => {
  beforeEach(() => void jest.useFakeTimers({ now: 1_790_000_000_000, doNotFake: ['performance'] }));
  afterEach(() => void jest.useRealTimers());
  const say = async (limiter: CallLimiter, call: Call, caller: Caller = CALLER): Promise<boolean> => {
    const release = await limiter.take(call, caller, {}).catch((error: unknown) => {
      if (!(error instanceof RateLimitedError)) throw error;
    });
    await release?.();
    return release !== undefined;
  };
  const CALLS: Call[] = [sendChatMessage, sendDailyMessage];

  it('are ten at once and sixty a minute for a student, in practice and in the chat together', async () => {
    const { limiter } = given();
    const at = (n: number) => say(limiter, CALLS[n % 2]!);
    for (let n = 0; n < 10; n += 1) expect(await at(n)).toBe(true);
    for (let n = 0; n < 2; n += 1) expect(await at(n)).toBe(false);
    let taken = 0;
    for (let half = 0; half < 240; half += 1) {
      jest.advanceTimersByTime(500);
      if (await at(half)) taken += 1;
    }
    expect(taken).toBe(120);
  });

  it("of one student use up nothing of another's, also at the same address", async () => {
    const { limiter } = given();
    for (let n = 0; n < 11; n += 1) await say(limiter, sendChatMessage as Call);
    expect(await say(limiter, sendChatMessage as Call)).toBe(false);
    expect(await say(limiter, sendChatMessage as Call, { ...CALLER, userId: 'ben' })).toBe(true);
    expect(await say(limiter, sendChatMessage as Call, { ...CALLER, address: '203.0.113.9' })).toBe(false);
  });
});

describe('adaptive forms of visitors', () => {
  const VISITOR: Caller = { requestId: 'r', address: '203.0.113.7' };
  const refusals = async (limiter: CallLimiter, caller: Caller, input: object, calls: number): Promise<number> => {
    let refused = 0;
    for (let n = 0; n < calls; n += 1)
      await limiter.take(requestQuestions as Call, caller, input).then(
        (release) => release(),
        () => (refused += 1),
      );
    return refused;
  };

  it('are a thousand an hour for an address; other addresses, users and forms in progress pay nothing', async () => {
    const { limiter } = given(undefined, 'adaptive');
    const begin = { subject: 'math' };
    const refused = await refusals(limiter, VISITOR, begin, 1_010);
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(10);
    expect(await refusals(limiter, { ...VISITOR, address: '203.0.113.8' }, begin, 5)).toBe(0);
    expect(await refusals(limiter, CALLER, begin, 5)).toBe(0);
    expect(await refusals(limiter, VISITOR, { ...begin, form_id: 'ad-1' }, 5)).toBe(0);
  });

  it('are not counted where the form is fixed, which stores nothing', async () => {
    expect(await refusals(given().limiter, VISITOR, { subject: 'math' }, 1_010)).toBe(0);
  });
});

describe('limits in Redis', () => {
  it('refuse with the time until the budget is whole again', async () => {
    const { limiter } = given(async () => ['refused', 61_500]);
    await expect(limiter.take(requestVerification as Call, CALLER, INPUT)).rejects.toMatchObject({
      code: 'RATE-LIMITED',
      retryAfterSeconds: 61.5,
    });
  });

  it('that stay busy are waited for as long as the call has time, then it is refused as unavailable', async () => {
    const { limiter, asked } = given(async () => ['busy']);
    const from = performance.now();
    await expect(limiter.take(signIn as Call, CALLER, INPUT, 150)).rejects.toMatchObject({
      code: 'SERVICE-UNAVAILABLE',
    });
    expect(performance.now() - from).toBeGreaterThanOrEqual(150);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('ask nothing for a call that has none', async () => {
    const { limiter, asked } = given();
    await (
      await limiter.take({ ...signIn, limits: [] } as Call, CALLER, INPUT)
    )();
    expect(asked).toEqual([]);
  });

  it('do not fail an answer because what it cost could not be counted', async () => {
    let up = true;
    const { limiter } = given(async () => {
      if (!up) throw new Error('Connection is closed.');
      return ['taken', 0, 0, 0];
    });
    const release = await limiter.take(signIn as Call, CALLER, INPUT);
    up = false;
    await expect(release('AUTH-WRONGPASSWORD')).resolves.toBeUndefined();
  });
});
