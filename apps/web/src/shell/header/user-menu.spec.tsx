import type { Role, UserInfo } from '@aivy/contracts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { clearToken, writeToken } from '../../core/session/auth-cookie';
import { productSelected, userLoaded } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';
import { FakeServer } from '../../core/testing/fake-server';
import { StreakChip } from './streak-chip';
import { UserMenu } from './user-menu';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
  clearToken();
});

const user = (
  stage: number,
  products: number[],
  role: Role = 'student',
  access?: UserInfo['path_access'],
): UserInfo => ({
  id: 'u1',
  name: 'Ada',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage,
  products,
  role,
  time_factor: 1,
  ...(access && { path_access: access }),
});

function show(stage: number, products: number[], days = 0, role: Role = 'student', access?: UserInfo['path_access']) {
  writeToken('t');
  const store = makeStore();
  store.dispatch(userLoaded(user(stage, products, role, access)));
  store.dispatch(productSelected('path'));
  const server = new FakeServer({
    '/auth/get-user-info': () => ({ data: user(stage, products, role, access) }),
    '/auth/switch-product': () => ({ data: null }),
    '/auth/select-product': ({ product_id: id }) => {
      products.push(Number(id));
      return { data: null };
    },
    '/daily/get-plan': () => ({ data: { id: 'p1', start_day: 0, last_finished_day: 33, duration: 3 } }),
    '/aivydaily/rewards': () => ({ data: { points_left: 640, streak: { days: 14 }, unlocks: [] } }),
    '/daily/achievement': ({ plan_id: id }) =>
      id === 'p1' ? { data: { streak: { days } } } : { code: 'PLAN-NOTEXIST', status: 404 },
  });
  let queues = 0;
  const Where = () => <output>{useLocation().pathname}</output>;
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/policy']}>
        <StreakChip />
        <UserMenu trigger={<button type="button">Ada</button>} onQueues={() => (queues += 1)} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  return { store, server, path: () => document.querySelector('output')?.textContent, queues: () => queues };
}

const product = (name: string): HTMLElement | undefined =>
  screen.queryAllByRole('menuitemradio').find(({ textContent }) => textContent.startsWith(name));

describe('the menu of a student', () => {
  it('switches between owned products, with a check mark at the current one, and leads to the home of each', async () => {
    const { store, server, path } = show(3, [1, 2]);
    await screen.findByText('Switch Product');
    expect(product('AivyPath')!.getAttribute('aria-checked')).toBe('true');
    fireEvent.click(product('AivyDaily')!);
    await waitFor(() => expect([path(), store.getState().session.product]).toEqual(['/aivy-daily', 'daily']));
    await waitFor(() =>
      expect(server.sent('/auth/switch-product').map(({ body }) => body)).toEqual([{ product_id: 2 }]),
    );
  });

  it.each([
    [3, '/dashboard'],
    [2, '/diagnostic/review'],
    [1, '/diagnostic'],
  ])('leads a student of stage %i to %s for AivyPath', async (stage, home) => {
    const { store, path } = show(stage, [1, 2]);
    store.dispatch(productSelected('daily'));
    await screen.findByText('Switch Product');
    fireEvent.click(product('AivyPath')!);
    await waitFor(() => expect([path(), store.getState().session.product]).toEqual([home, 'path']));
  });

  it('offers no switch to a student with one product, and adds AivyDaily at once', async () => {
    const { store, server, path } = show(3, [1]);
    expect(await screen.findByText('Day 34 of 90')).toBeTruthy();
    expect(screen.queryByText('Switch Product')).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: /^AivyDaily/ }));
    await waitFor(() => expect([path(), store.getState().session.product]).toEqual(['/aivy-daily', 'daily']));
    expect(server.sent('/auth/select-product').map(({ body }) => body)).toEqual([{ product_id: 2 }]);
  });

  it('says where a student is in AivyDaily, and shows both dates of the free week before it adds AivyPath', async () => {
    const { server, path } = show(2, [2]);
    expect(await screen.findByText('14-day streak, 640 points')).toBeTruthy();
    expect(screen.queryByText('Set a new target')).toBeNull();
    fireEvent.click(screen.getByRole('menuitem', { name: /^AivyPath/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Start your free week of AivyPath' });
    const dates = dialog.querySelectorAll('li b');
    const days = [0, 6].map((day) => String(new Date(Date.now() + day * 86_400_000).getDate()));
    expect([dates[0]!.textContent, dates[6]!.textContent]).toEqual(days);
    expect(server.sent('/auth/select-product')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Start free week' }));
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    expect(server.sent('/auth/select-product').map(({ body }) => body)).toEqual([{ product_id: 1 }]);
  });

  it.each([
    [null, 'Full tests 800 points, or with AivyPath'],
    [1_772_000_000_000, 'Full tests'],
  ])('asks a student without AivyPath for points for a full test, until one is unlocked (%p)', async (at, words) => {
    const { server } = show(2, [2]);
    const unlocks = [{ name: 'mock-full-test', cost: 800, unlocked_at: at }];
    server.handle('/aivydaily/rewards', () => ({ data: { points_left: 640, streak: { days: 14 }, unlocks } }));
    await screen.findByText('14-day streak, 640 points');
    expect(screen.getByRole('menuitem', { name: /^Full tests/ }).textContent).toBe(words);
  });

  it('shows the day of the free week, and when it ends', async () => {
    const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toLocaleDateString('en-CA');
    show(3, [1], 0, 'student', { first_day: day(-2), last_day: day(4), plan: null });
    expect(await screen.findByText(/^Day 3 of 7\. Ends /)).toBeTruthy();
    expect(document.querySelectorAll('i[data-state="done"]')).toHaveLength(2);
  });

  it('leads to the target form in either product', async () => {
    const { store, path } = show(3, [1, 2]);
    await screen.findByText('Switch Product');
    act(() => void store.dispatch(productSelected('daily')));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Set a new target' }));
    await waitFor(() => expect(path()).toBe('/diagnostic/result/step/7'));
  });
});

describe('the menu of those with a role', () => {
  const places = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it.each([
    ['student', ['AivyDaily 15-minute missions, free to try Add', 'Full tests', 'Mistakes', 'Account', 'Sign out']],
    ['analyst', ['Full tests', 'Mistakes', 'Account', 'Reports', 'Sign out']],
    ['operator', ['Full tests', 'Mistakes', 'Account', 'Reports', 'Flagged messages', 'Queues', 'Sign out']],
  ] as const)('of an account that is %s: %j', async (role, names) => {
    show(1, [1], 0, role);
    await waitFor(() => expect(places()).toEqual(names));
  });

  it('leads to the reports', async () => {
    const { path } = show(1, [1], 0, 'operator');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Reports' }));
    await waitFor(() => expect(path()).toBe('/analyst'));
  });

  it('leads out of the client to the queues', async () => {
    const { path, queues } = show(1, [1], 0, 'operator');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Queues' }));
    expect([path(), queues()]).toEqual(['/policy', 1]);
  });
});

describe('the streak in the header', () => {
  it('counts the days in a row', async () => {
    show(3, [1], 5);
    await waitFor(() => expect(document.body.textContent).toContain('5-day streak'));
  });

  it('comes from AivyDaily while there is no plan', async () => {
    show(2, [2]);
    await waitFor(() => expect(document.body.textContent).toMatch(/^14-day streak/));
  });

  it('is not there before the first one', async () => {
    show(3, [1], 0);
    await screen.findByText('Full tests');
    expect(document.body.textContent).not.toContain('streak');
  });
});
