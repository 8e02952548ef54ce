import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getUserInfo, setTimeFactor, testSettings, updateProfile } from '@aivy/contracts';
import { AuthUnderTest } from './auth-under-test.js';
import { userOf } from './user-of.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.close());

const newUser = async (): Promise<string> => userOf(auth, (await auth.account()).token);

describe('the profile', () => {
  it('is changed by its owner and by nobody else', async () => {
    const [userId, other] = [await newUser(), await newUser()];
    await auth.call(
      updateProfile,
      { name: 'Maya R. Torres', state: 'TX', grade: 11, school: 'Lamar High' },
      { userId },
    );
    expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({
      name: 'Maya R. Torres',
      state: 'TX',
      grade: 11,
      school: 'Lamar High',
    });
    expect(await auth.call(getUserInfo, {}, { userId: other })).toMatchObject({
      name: 'Maya Torres',
      state: '',
      grade: 0,
    });
  });

  it('is left as it was by a bad input', async () => {
    const userId = await newUser();
    expect(await auth.fault(updateProfile, { name: '' }, { userId })).toBe('AUTH-INVALIDINPUT');
    expect(await auth.fault(updateProfile, { name: 'Maya', state: 'Texas' as 'TX' }, { userId })).toBe(
      'AUTH-INVALIDINPUT',
    );
    expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({ name: 'Maya Torres', state: '' });
  });
});

describe('the time factor', () => {
  it('is 1 at first and then what the student has chosen, also for the services that ask', async () => {
    const userId = await newUser();
    expect(await auth.call(testSettings, { user_id: userId })).toMatchObject({ time_factor: 1, full_tests: true });
    for (const factor of [1.25, 1.5, 2, 1] as const) {
      await auth.call(setTimeFactor, { time_factor: factor }, { userId });
      expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({ time_factor: factor });
      expect(await auth.call(testSettings, { user_id: userId })).toMatchObject({
        time_factor: factor,
        full_tests: true,
      });
    }
  });

  it('takes no other value, no visitor and no unknown account', async () => {
    const userId = await newUser();
    expect(await auth.fault(setTimeFactor, { time_factor: 3 as 2 }, { userId })).toBe('AUTH-INVALIDINPUT');
    expect(await auth.fault(setTimeFactor, { time_factor: 2 })).toBe('AUTH-UNAUTHORIZED');
    expect(await auth.fault(testSettings, { user_id: '00000000-0000-4000-8000-000000000000' })).toBe(
      'AUTH-USERNOTEXIST',
    );
    expect(await auth.call(getUserInfo, {}, { userId })).toMatchObject({ time_factor: 1 });
  });
});
