import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aivy/contracts';
import { resetPasswordFailures } from '@aivy/server-kit';
import { testRedis, type TestRedis } from '@aivy/server-testing';
import { EXAMPLES } from './examples.js';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
let redis: TestRedis;
beforeAll(async () => {
  redis = await testRedis();
  gateway = await gatewayUnderTest({ TRUST_PROXY: '1', KEY_PREFIX: redis.prefix });
});
afterAll(async () => {
  await gateway.close();
  await redis.close();
});

const RIGHT = 'the right one';
/** A service that hashes: two at a time, 20 ms each, right passwords alone get a token. */
function signInService(): void {
  const free = [Promise.resolve(), Promise.resolve()];
  let turn = 0;
  gateway.services.on('auth.signin', async (input) => {
    const mine = turn++ % free.length;
    const done = free[mine]!.then(() => sleep(20));
    free[mine] = done;
    await done;
    if ((input as { password: string }).password !== RIGHT) throw new DomainError('AUTH-WRONGPASSWORD');
    return { token: 't' };
  });
}
beforeEach(signInService);

let emails = 0;
let addresses = 0;
const newEmail = () => `student${++emails}@example.org`;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;
const signIn = (email: string, password: string, from: string) =>
  gateway.http
    .post('/api/auth/signin')
    .set('x-forwarded-for', from)
    .send({ ...EXAMPLES['auth.signin'], email, password });
const ask = (call: string, email: string, from: string) =>
  gateway.http.post(`/api/auth/${call}`).set('x-forwarded-for', from).send({ email });
/** How often each status came. */
const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))]
      .sort()
      .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
  );
const many = <T>(count: number, make: (index: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describe('failed sign-ins', () => {
  it('are ten for a pair of e-mail and address; the eleventh waits for the window, and the owner elsewhere does not', async () => {
    const [email, attacker, owner] = [newEmail(), newAddress(), newAddress()];
    for (let i = 0; i < 10; i++)
      expect((await signIn(email, 'a guess', attacker)).body.code).toBe('AUTH-WRONGPASSWORD');
    const refused = await signIn(email.toUpperCase(), 'a guess', attacker);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE-LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await signIn(email, RIGHT, owner)).status).toBe(200);
    expect((await signIn(newEmail(), RIGHT, attacker)).status).toBe(200);
  });

  it('are ten also when they come at once', async () => {
    const [email, from] = [newEmail(), newAddress()];
    expect(tally(await many(60, () => signIn(email, 'a guess', from)))).toEqual({ 400: 10, 429: 50 });
  });

  it("are forgotten with the account's reset, from wherever they came", async () => {
    const [email, one, other] = [newEmail(), newAddress(), newAddress()];
    for (const from of [one, other])
      expect(tally(await many(11, () => signIn(email, 'a guess', from)))).toEqual({ 400: 10, 429: 1 });
    await resetPasswordFailures(redis.redis, redis.prefix, { userId: 'maya', email: email.toUpperCase() });
    for (const from of [one, other]) expect((await signIn(email, RIGHT, from)).status).toBe(200);
  });

  it('are a hundred for an address; a try refused for that costs the e-mail nothing', async () => {
    const [email, crowd] = [newEmail(), newAddress()];
    expect(tally(await many(100, () => signIn(newEmail(), 'a guess', crowd)))).toEqual({ 400: 100 });
    for (let i = 0; i < 15; i++) expect((await signIn(email, RIGHT, crowd)).status).toBe(429);
    // The address is whole again; the e-mail's own budget must be as well.
    await redis.redis.del(`${redis.prefix}:limit:signin:address:${crowd}`);
    for (let i = 0; i < 10; i++) expect((await signIn(email, 'a guess', crowd)).status).toBe(400);
  });

  it('count all of an IPv6 connection (64 bits) and every spelling of an IPv4 address as one', async () => {
    const spellings = [
      (n: number) => `2001:db8:77:1:${n.toString(16)}::${n + 1}`,
      (n: number) => ['203.0.113.10', '::ffff:203.0.113.10', '::FFFF:cb00:710a'][n % 3]!,
    ];
    for (const addressOf of spellings) {
      const email = newEmail();
      for (let n = 0; n < 10; n++) expect((await signIn(email, 'a guess', addressOf(n))).status).toBe(400);
      for (let n = 10; n < 13; n++) expect((await signIn(email, 'a guess', addressOf(n))).status).toBe(429);
    }
    expect((await signIn(newEmail(), RIGHT, '2001:db8:77:2::1')).status).toBe(200);
  });

  it('of one e-mail from many addresses slow its sign-ins down and never lock it', async () => {
    const email = newEmail();
    const timeOf = async () => {
      const begin = performance.now();
      expect((await signIn(email, RIGHT, newAddress())).status).toBe(200);
      return performance.now() - begin;
    };
    await many(29, () => signIn(email, 'a guess', newAddress()));
    expect(await timeOf()).toBeLessThan(1_000);
    await many(60, () => signIn(email, 'a guess', newAddress()));
    const slow = await timeOf();
    expect(slow).toBeGreaterThan(1_900);
    expect(slow).toBeLessThan(4_000);
  });
});

/** Signs in, and again where a busy machine had no time for it: that is no limit, so it costs nothing. */
async function letIn(email: string, from: string): Promise<{ status: number }> {
  const answer = await signIn(email, RIGHT, from);
  return answer.status === 503 ? letIn(email, from) : answer;
}

describe('right sign-ins', () => {
  it('150 at once from one address are all let in, whether of 150 students or of one', async () => {
    const [school, home, email] = [newAddress(), newAddress(), newEmail()];
    expect(tally(await many(150, () => letIn(newEmail(), school)))).toEqual({ 200: 150 });
    expect(tally(await many(150, () => letIn(email, home)))).toEqual({ 200: 150 });
  });

  it('use nothing up', async () => {
    const [email, from] = [newEmail(), newAddress()];
    for (let i = 0; i < 12; i++) expect((await signIn(email, RIGHT, from)).status).toBe(200);
    for (let i = 0; i < 10; i++) expect((await signIn(email, 'a guess', from)).status).toBe(400);
  });

  it('are not held up by a call that never ended, nor by a service that failed', async () => {
    const [email, from] = [newEmail(), newAddress()];
    gateway.services.on('auth.signin', () => {
      throw new Error('out of order');
    });
    expect(tally(await many(20, () => signIn(email, RIGHT, from)))).toEqual({ 500: 20 });
    signInService();
    expect((await signIn(email, RIGHT, from)).status).toBe(200);
  });
});

describe('mails', () => {
  beforeEach(() => {
    for (const pattern of ['auth.request-verification', 'auth.request-reset-password'])
      gateway.services.on(pattern, () => null);
  });

  it('to reset a password are no verification mails: each has its own five', async () => {
    const [email, from] = [newEmail(), newAddress()];
    for (const call of ['request-verification', 'request-reset-password']) {
      for (let i = 0; i < 5; i++) expect((await ask(call, email, from)).status).toBe(200);
      const refused = await ask(call, email, from);
      expect([refused.status, Number(refused.headers['retry-after']) > 3_000]).toEqual([429, true]);
    }
  });

  it('that somebody else asked for leave the owner theirs; verification mails are twenty all together', async () => {
    const email = newEmail();
    for (const from of [newAddress(), newAddress()])
      expect(tally(await many(9, () => ask('request-verification', email, from)))).toEqual({ 200: 5, 429: 4 });
    const owner = newAddress();
    expect(tally(await many(6, () => ask('request-verification', email, owner)))).toEqual({ 200: 5, 429: 1 });
    expect(tally(await many(12, () => ask('request-verification', email, newAddress())))).toEqual({ 200: 5, 429: 7 });
  });

  it('to reset a password are never used up by others', async () => {
    const email = newEmail();
    expect(tally(await many(40, () => ask('request-reset-password', email, newAddress())))).toEqual({ 200: 40 });
  });

  it('are sixty for an address, and those that were refused cost nothing', async () => {
    const from = newAddress();
    gateway.services.on('auth.request-verification', () => {
      throw new DomainError('RATE-LIMITED');
    });
    await many(70, () => ask('request-verification', newEmail(), from));
    gateway.services.on('auth.request-verification', () => null);
    expect(tally(await many(70, () => ask('request-verification', newEmail(), from)))).toEqual({ 200: 60, 429: 10 });
  });
});
