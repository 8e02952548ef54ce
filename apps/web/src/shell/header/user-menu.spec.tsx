import type { Role } from '@aivy/contracts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

const user = (stage: number, products: number[], role: Role = 'student') => ({
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
});

function show(stage: number, products: number[], days = 0, role: Role = 'student') {
  writeToken('t');
  const store = makeStore();
  store.dispatch(userLoaded(user(stage, products, role)));
  store.dispatch(productSelected('path'));
  new FakeServer({
    '/auth/get-user-info': () => ({ data: user(stage, products, role) }),
    '/daily/get-plan': () => ({ data: { id: 'p1' } }),
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
  return { store, path: () => document.querySelector('output')?.textContent, queues: () => queues };
}

describe('the menu of a student', () => {
  it('switches between owned products, with a check mark at the current one, and leads to the home of each', async () => {
    const { store, path } = show(3, [1, 2]);
    await screen.findByText('Switch Product');
    expect(screen.getByRole('menuitemradio', { name: 'AivyPath' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'AivyDaily' }));
    await waitFor(() => expect([path(), store.getState().session.product]).toEqual(['/aivy-daily', 'daily']));
  });

  it.each([
    [3, '/dashboard'],
    [2, '/diagnostic/review'],
    [1, '/diagnostic'],
  ])('leads a student of stage %i to %s for AivyPath', async (stage, home) => {
    const { store, path } = show(stage, [1, 2]);
    store.dispatch(productSelected('daily'));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'AivyPath' }));
    await waitFor(() => expect([path(), store.getState().session.product]).toEqual([home, 'path']));
  });

  it('offers no switch to whoever owns one product', async () => {
    show(3, [1]);
    await screen.findByText('Full tests');
    await waitFor(() => expect(screen.queryByText('Switch Product')).toBeNull());
  });
});

describe('the menu of those with a role', () => {
  const places = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it.each([
    ['student', ['Full tests', 'Mistakes', 'Account', 'Sign out']],
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

  it('is not there before the first one', async () => {
    show(3, [1], 0);
    await screen.findByText('Full tests');
    expect(document.body.textContent).not.toContain('streak');
  });
});
