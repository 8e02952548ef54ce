import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import { choosePlan, giveUpTest, selectProduct, startTest, unlockReward } from '@aivy/contracts';
import { FullTestUnderTest } from './full-test-under-test.js';

let tests: FullTestUnderTest;
beforeAll(async () => {
  tests = await FullTestUnderTest.start(['aivydaily']);
});
afterAll(() => tests.close());

async function dailyUser(): Promise<string> {
  const user = await tests.newUser();
  await tests.call(selectProduct, { product_id: 2 }, user);
  return user;
}
const unlock = (user: string) =>
  tests.query(
    `insert into aivydaily.unlocks (user_id, name, cost, unlocked_at, granted) values ($1, 'mock-full-test', 800, now(), true)`,
    [user],
  );
/** Ends the open test as its fourth module does. */
const finish = (user: string) =>
  tests.query('update full_test.tests set end_time = now() where user_id = $1 and end_time is null', [user]);

describe('full tests of an account with AivyDaily alone', () => {
  it('stay locked until points unlock one', async () => {
    const user = await dailyUser();
    expect(await tests.fault(startTest, {}, user)).toMatchObject({ code: 'FT-LOCKED' });
    await unlock(user);
    expect(await tests.call(startTest, {}, user)).toMatchObject({ resumed: false });
  });

  it('are locked again once that one is taken; one that was ended early may be started again', async () => {
    const user = await dailyUser();
    await unlock(user);
    const { test_id } = await tests.call(startTest, {}, user);
    expect(await tests.call(startTest, {}, user)).toEqual({ test_id, resumed: true });
    await tests.call(giveUpTest, { test_id }, user);
    await tests.call(startTest, {}, user);
    await finish(user);
    expect(await tests.fault(startTest, {}, user)).toMatchObject({ code: 'FT-LOCKED' });
  });

  it('stay unlocked when only a section of an earlier test is taken again', async () => {
    const user = await dailyUser();
    await unlock(user);
    await tests.query(
      `insert into full_test.tests (user_id, test_id, time_factor, kept_section, end_time) values ($1, gen_random_uuid(), 1, 'math', now())`,
      [user],
    );
    expect(await tests.call(startTest, {}, user)).toMatchObject({ resumed: false });
  });

  it('open with AivyPath', async () => {
    const user = await dailyUser();
    await tests.call(selectProduct, { product_id: 1 }, user);
    expect(await tests.call(startTest, {}, user)).toMatchObject({ resumed: false });
  });

  it('cost no points while AivyPath has them open, and neither does a week of it with a plan', async () => {
    const user = await dailyUser();
    await tests.call(selectProduct, { product_id: 1 }, user);
    await tests.call(choosePlan, { plan: 'Yearly' }, user);
    // Without a point, what isn't open is refused.
    for (const name of ['mock-full-test', 'path-trial'] as const)
      expect((await tests.call(unlockReward, { name }, user)).unlocks).toEqual(
        expect.arrayContaining([expect.objectContaining({ name, unlocked_at: null })]),
      );
  });
});
