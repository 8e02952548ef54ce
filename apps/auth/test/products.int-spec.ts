import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  choosePlan,
  getUserInfo,
  grantPathWeek,
  selectProduct,
  switchProduct,
  testSettings,
  type UserInfo,
  DAY_MS,
} from '@aivy/contracts';
import { AuthUnderTest } from './auth-under-test.js';
import { userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

/** Where it's tomorrow already for a good part of the day. */
const timezone = 'Pacific/Kiritimati';
/** Today there, and so many days later. */
const dayThere = (days: number): string =>
  new Date(Date.now() + 14 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

async function accountWith(...products: (1 | 2)[]): Promise<string> {
  const userId = await userOf(auth, (await auth.account()).token);
  for (const id of products) await auth.call(selectProduct, { product_id: id }, { userId, timezone });
  return userId;
}
const infoOf = (userId: string): Promise<UserInfo> => auth.call(getUserInfo, {}, { userId, timezone });
const fullTests = async (userId: string) => (await auth.call(testSettings, { user_id: userId })).full_tests;
/** Lets days of the free week pass. */
const letPass = (userId: string, days: number): Promise<unknown> =>
  auth.system.database.query(
    'update auth.users set path_first_day = path_first_day - $2::int, path_last_day = path_last_day - $2::int where user_id = $1',
    [userId, days],
  );

describe('adding AivyPath', () => {
  it('starts a free week on the date where the student is', async () => {
    const userId = await accountWith(2, 1);
    expect(await infoOf(userId)).toMatchObject({
      products: [1, 2],
      path_access: { first_day: dayThere(0), last_day: dayThere(6), plan: null },
    });
  });

  it('starts no second free week', async () => {
    const userId = await accountWith(1);
    await letPass(userId, 20);
    await auth.call(selectProduct, { product_id: 1 }, { userId, timezone });
    expect((await infoOf(userId)).path_access).toEqual({
      first_day: dayThere(-20),
      last_day: dayThere(-14),
      plan: null,
    });
  });

  it('leaves accounts without it, and those from before free weeks, without an end', async () => {
    expect((await infoOf(await accountWith(2))).path_access).toBeNull();
    const old = await accountWith();
    await auth.system.database.query(`update auth.users set products = '{1}' where user_id = $1`, [old]);
    expect((await infoOf(old)).path_access).toEqual({ first_day: null, last_day: null, plan: null });
  });
});

describe('the week that points unlock', () => {
  it('is added once, after the days that are left', async () => {
    const userId = await accountWith(2, 1);
    await letPass(userId, 2);
    for (let times = 0; times < 3; times += 1) await auth.call(grantPathWeek, { user_id: userId });
    expect((await infoOf(userId)).path_access?.last_day).toBe(dayThere(11));
  });

  it('starts today after a gap, and opens full tests again', async () => {
    const userId = await accountWith(1);
    await letPass(userId, 20);
    await infoOf(userId);
    expect(await fullTests(userId)).toBe(false);
    await auth.call(grantPathWeek, { user_id: userId });
    expect((await infoOf(userId)).path_access?.last_day).toBe(dayThere(6));
    expect(await fullTests(userId)).toBe(true);
  });

  it('follows the free week of an account without AivyPath', async () => {
    const userId = await accountWith(2);
    await infoOf(userId);
    await auth.call(grantPathWeek, { user_id: userId });
    expect(await infoOf(userId)).toMatchObject({ products: [1, 2], path_access: { last_day: dayThere(13) } });
  });
});

describe('choosing a plan', () => {
  it('opens AivyPath without an end', async () => {
    const userId = await accountWith(1);
    await letPass(userId, 20);
    await auth.call(choosePlan, { plan: '3 months' }, { userId });
    expect((await infoOf(userId)).path_access).toEqual({ first_day: dayThere(-20), last_day: null, plan: '3 months' });
  });

  it('needs AivyPath and a name', async () => {
    expect(await auth.fault(choosePlan, { plan: '3 months' }, { userId: await accountWith(2) })).toBe(
      'AUTH-INVALIDINPUT',
    );
    expect(await auth.fault(choosePlan, { plan: '' }, { userId: await accountWith(1) })).toBe('AUTH-INVALIDINPUT');
  });
});

describe('the current product', () => {
  it('is the first one, until the student switches', async () => {
    const userId = await accountWith(2, 1);
    expect((await infoOf(userId)).current_product).toBe(2);
    await auth.call(switchProduct, { product_id: 1 }, { userId });
    expect((await infoOf(userId)).current_product).toBe(1);
  });

  it('is never one that the account does not have', async () => {
    const userId = await accountWith(2);
    expect(await auth.fault(switchProduct, { product_id: 1 }, { userId })).toBe('AUTH-INVALIDINPUT');
    expect((await infoOf(userId)).current_product).toBe(2);
    expect((await infoOf(await accountWith())).current_product).toBeNull();
  });
});

describe('full tests', () => {
  it.each([
    [[1], true],
    [[1, 2], true],
    [[2], false],
    [[], true],
  ] as const)('of an account with products %j are open: %s', async (products, open) => {
    expect(await fullTests(await accountWith(...products))).toBe(open);
  });
});
