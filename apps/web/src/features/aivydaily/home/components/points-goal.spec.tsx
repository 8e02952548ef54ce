import { jest } from '@jest/globals';
import { EXTRA_COSTS, UNLOCK_COSTS, type ExtraName, type UnlockName, type UserInfo } from '@aivy/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { loadUser } from '../../../../core/session/load-user';
import { makeStore } from '../../../../core/store';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { fakeTime, until } from '../../../../core/testing/time';
import { RewardsPanel } from './rewards';

const UNLOCKED_AT = 1_763_000_000_000;
const realFetch = globalThis.fetch;

/** A student's account and points on the server. */
class Account {
  points = 0;
  products = [2];
  stage = 1;
  /** Word of an unlock has not come to the account yet. */
  authAway = false;
  unlocked: UnlockName[] = [];
  access: UserInfo['path_access'];
  freezes = 0;
  looks: ExtraName[] = [];
  look: ExtraName | null = null;
  readonly net: FakeServer;

  constructor() {
    this.net = new FakeServer({
      '/auth/get-user-info': () => ({ data: this.#profile() }),
      '/auth/select-product': ({ product_id: id }) => {
        if (!this.products.includes(Number(id))) this.products.push(Number(id));
        return { data: null };
      },
      '/aivydaily/rewards': () => ({ data: this.#rewards() }),
      '/aivydaily/unlock': ({ name }) => this.#unlock(name as UnlockName),
      '/auth/switch-product': () => ({ data: null }),
      '/aivydaily/buy-extra': ({ name }) => {
        if (name === 'freeze') this.freezes += 1;
        else this.looks.push(name as ExtraName);
        this.points -= EXTRA_COSTS[name as ExtraName];
        return { data: this.#rewards() };
      },
      '/aivydaily/wear-look': ({ look }) => {
        this.look = look as ExtraName;
        return { data: this.#rewards() };
      },
    });
  }

  #unlock(name: UnlockName): Reply {
    if (this.points < UNLOCK_COSTS[name]) return { code: 'AIVYDAILY-POINTS', status: 409 };
    this.points -= UNLOCK_COSTS[name];
    this.unlocked.push(name);
    if (name === 'path-trial' && !this.authAway) this.products.push(1);
    return { data: this.#rewards() };
  }

  #profile(): unknown {
    const { stage, products } = this;
    const kept = { state: '', grade: 0, school: '', role: 'student', time_factor: 1 };
    const access = this.access && { path_access: this.access };
    return { ...kept, ...access, id: 'u1', name: 'Maya Lee', email: 'a@b.co', stage, products };
  }

  #rewards(): unknown {
    return {
      points: this.points,
      points_left: this.points,
      points_today: 0,
      missions: 0,
      streak: { days: 0, longest: 0, today_done: false, freeze_left: true, week: [] },
      badges: [],
      unlocks: (['mock-full-test', 'path-trial'] as const).map((name) => ({
        name,
        cost: UNLOCK_COSTS[name],
        unlocked_at: this.unlocked.includes(name) ? UNLOCKED_AT : null,
      })),
      extras: {
        freezes: this.freezes,
        looks: (['leaf', 'hat', 'scarf'] as const).map((name) => ({
          name,
          cost: EXTRA_COSTS[name],
          bought_at: this.looks.includes(name) ? UNLOCKED_AT : null,
        })),
        look: this.look,
      },
    };
  }
}

let account: Account;
beforeEach(() => {
  fakeTime();
  document.cookie = 'auth=token; path=/';
  account = new Account();
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const Where = () => <output>{useLocation().pathname}</output>;
async function open(): Promise<ReturnType<typeof makeStore>> {
  const store = makeStore();
  await Promise.all([store.dispatch(loadUser()), until(() => store.getState().session.profile === 'loaded')]);
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/aivy-daily']}>
        <Routes>
          <Route path="/aivy-daily" element={<RewardsPanel practiceTest={(since) => <p>test of {since}</p>} />} />
          <Route path="*" element={null} />
        </Routes>
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  await until(() => screen.queryByRole('heading', { name: 'Points' }) !== null);
  return store;
}
const shown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;
const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });
const press = (name: string): void => void fireEvent.click(button(name)!);
const where = (): string => document.querySelector('output')!.textContent;

const UNLOCK_TEST = 'Unlock a full practice test';
const UNLOCK_TRIAL = 'Unlock a week of AivyPath';
const START_TRIAL = 'Open AivyPath';

describe('what points unlock', () => {
  it('is listed with its cost, and the next goal counts down', async () => {
    account.points = 640;
    await open();
    expect(shown('of 800')).toBe(true);
    expect(shown('160 more points unlock a full practice test.')).toBe(true);
    expect([shown('800 points'), shown('1,200 points')]).toEqual([true, true]);
    expect([button(UNLOCK_TEST), button(UNLOCK_TRIAL)]).toEqual([null, null]);
  });

  it('is the practice test, whose way in takes the place and the focus of its button; the other keeps its cost', async () => {
    account.points = 900;
    await open();
    expect(shown('300 more points unlock a week of AivyPath.')).toBe(true);
    press(UNLOCK_TEST);
    await until(() => shown(`test of ${UNLOCKED_AT}`));
    expect(document.activeElement?.textContent).toBe(`test of ${UNLOCKED_AT}`);
    expect([button(UNLOCK_TEST), shown('Unlocked'), shown('1,200 points')]).toEqual([null, true, true]);
    expect(shown('1,100 more points unlock a week of AivyPath.')).toBe(true);
  });

  it('is the trial, which is in the profile at once and leads where AivyPath begins for this student', async () => {
    account.points = 1_200;
    const store = await open();
    press(UNLOCK_TRIAL);
    await until(() => button(START_TRIAL) !== null);
    await until(() => account.net.sent('/auth/get-user-info').length > 1);
    press(START_TRIAL);
    await until(() => where() === '/diagnostic');
    expect(store.getState().session.product).toBe('path');
    expect(account.net.sent('/auth/select-product')).toEqual([]);
  });

  it('is the trial also while word of it is still on its way to the account', async () => {
    account.points = 1_200;
    account.authAway = true;
    account.stage = 3;
    await open();
    press(UNLOCK_TRIAL);
    await until(() => button(START_TRIAL) !== null);
    account.net.online = false;
    press(START_TRIAL);
    await until(() => shown('We couldn’t open it. Check your connection and try again.'));
    expect(where()).toBe('/aivy-daily');
    account.net.online = true;
    press(START_TRIAL);
    await until(() => where() === '/dashboard');
    expect(account.products).toEqual([2, 1]);
  });

  it('is nothing that is open already; a freeze and a look for Aivy are for fun', async () => {
    account.points = 500;
    account.products = [1, 2];
    await open();
    expect([button(UNLOCK_TEST), button(UNLOCK_TRIAL), shown('1,200 points')]).toEqual([null, null, false]);
    expect(shown('Everything to learn from is open. Spend your points on something fun.')).toBe(true);
    expect(button('Get scarf for 600 points')).toBeNull();
    press('Get a streak freeze for 300 points');
    await until(() => shown(/You have 1 of 2\.$/));
    press('Get gold leaf for 200 points');
    await until(() => button('Wear it') !== null);
    press('Wear it');
    await until(() => button('Take it off') !== null);
    expect(button('Take it off')!.getAttribute('aria-pressed')).toBe('true');
  });

  it('is a week of AivyPath again once the free week is over', async () => {
    account.points = 1_200;
    account.products = [1, 2];
    account.access = { first_day: '2026-01-01', last_day: '2026-01-07', plan: null };
    await open();
    expect(button(UNLOCK_TRIAL)).not.toBeNull();
  });

  it('has no freeze or look while there is more to learn from', async () => {
    account.points = 700;
    await open();
    expect(screen.queryByRole('list', { name: 'For fun' })).toBeNull();
  });
});
