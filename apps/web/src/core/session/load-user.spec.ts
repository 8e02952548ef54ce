import { jest } from '@jest/globals';
import type { UserInfo } from '@aivy/contracts';
import { rememberProfile, rememberedProfile } from '../device/remembered-profile';
import { isSharedWith } from '../device/known-accounts';
import { makeStore, type AppStore } from '../store';
import { clearToken, readToken, writeToken } from './auth-cookie';
import { loadUser } from './load-user';
import { openSession } from './open-session';
import { productSelected, sessionExpired, userLoaded } from './session-slice';

const MAYA: UserInfo = {
  id: 'maya',
  name: 'Maya',
  email: 'maya@example.com',
  state: 'CA',
  grade: 11,
  school: 'Mission High',
  stage: 2,
  products: [1],
  role: 'student',
  time_factor: 1,
};
const ADA: UserInfo = { ...MAYA, id: 'ada', name: 'Ada', stage: 1 };

const realFetch = globalThis.fetch;
const asked: string[] = [];
/** Answers with a profile, with an error of this status, or not at all. */
function serverHas(answer: UserInfo | number | null): void {
  globalThis.fetch = ((url: string, init: { headers: Record<string, string> }) => {
    asked.push(`${url} ${init.headers.authorization ?? ''}`);
    if (answer === null) return Promise.reject(new TypeError('no network'));
    const body =
      typeof answer === 'number'
        ? { status: 'error', code: answer === 401 ? 'AUTH-UNAUTHORIZED' : 'UNKNOWN', message: '', request_id: 'r' }
        : { status: 'success', data: answer };
    return Promise.resolve(new Response(JSON.stringify(body), { status: typeof answer === 'number' ? answer : 200 }));
  }) as unknown as typeof fetch;
}
/** What is kept on the device is written behind the profile, by code that is fetched for it. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const session = (store: AppStore) => store.getState().session;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  writeToken('token');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  clearToken();
});

describe('the profile behind the token', () => {
  it('is not asked for without one', async () => {
    clearToken();
    serverHas(MAYA);
    const store = makeStore();
    expect(await store.dispatch(loadUser())).toBeNull();
    expect([asked, session(store).profile]).toEqual([[], 'unknown']);
  });

  it('says who is here, and is kept on the device with the account', async () => {
    serverHas(MAYA);
    const store = makeStore();
    const loading = store.dispatch(loadUser());
    expect(session(store).profile).toBe('loading');
    expect(await loading).toEqual(MAYA);
    expect(session(store)).toMatchObject({ isLoggedIn: true, userId: 'maya', profile: 'loaded' });
    await settled();
    expect(rememberedProfile()).toEqual(MAYA);
    expect([isSharedWith('maya'), isSharedWith('ada')]).toEqual([false, true]);
  });

  it('is asked for anew every time', async () => {
    serverHas(MAYA);
    const store = makeStore();
    for (let times = 0; times < 2; times += 1) await store.dispatch(loadUser());
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['without network', null],
    ['while the server is down', 503],
    ['while the server fails', 500],
  ])('%s is the one seen here last', async (_when, answer) => {
    rememberProfile(MAYA);
    serverHas(answer);
    const store = makeStore();
    expect(await store.dispatch(loadUser())).toEqual(MAYA);
    expect(session(store)).toMatchObject({ isLoggedIn: true, userId: 'maya', profile: 'loaded' });
    expect(readToken()).toBe('token');
  });

  it('failed without network where none was seen here; the token stays for the next try', async () => {
    serverHas(null);
    const store = makeStore();
    expect(await store.dispatch(loadUser())).toBeNull();
    expect([session(store).profile, readToken()]).toEqual(['failed', 'token']);
  });

  it.each([
    ['8 s where one was seen here', MAYA, 8_000],
    ['60 s, on a network as slow as that, where none was', null, 60_000],
  ])('is waited for %s', async (_how, remembered, limit) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    rememberProfile(remembered);
    serverHas(ADA);
    await makeStore().dispatch(loadUser());
    expect(timeout.mock.calls).toEqual([[limit]]);
    timeout.mockRestore();
  });

  it('is nobody’s when the token is refused, whoever was seen here last; the token is forgotten', async () => {
    rememberProfile(MAYA);
    serverHas(401);
    const store = makeStore();
    expect(await store.dispatch(loadUser())).toBeNull();
    expect([session(store).isLoggedIn, session(store).profile, readToken()]).toEqual([false, 'failed', null]);
  });

  it('is not taken from the device when the server answers with a refusal of another kind', async () => {
    rememberProfile(MAYA);
    serverHas(499);
    const store = makeStore();
    expect(await store.dispatch(loadUser())).toBeNull();
    expect([session(store).profile, readToken()]).toEqual(['failed', 'token']);
  });
});

describe('a session that is opened', () => {
  it('finds nothing of the one before but the product that was chosen for it', async () => {
    const store = makeStore();
    store.dispatch(userLoaded({ ...MAYA, stage: 3 }));
    store.dispatch(sessionExpired());
    store.dispatch(productSelected('daily'));
    rememberProfile(MAYA);
    serverHas(ADA);
    expect(await store.dispatch(openSession('new-token'))).toEqual(ADA);
    expect(asked).toEqual([expect.stringMatching(/ Bearer new-token$/)]);
    expect(readToken()).toBe('new-token');
    expect(session(store)).toMatchObject({ userId: 'ada', userStage: 1, expired: false, product: 'daily' });
  });
});
