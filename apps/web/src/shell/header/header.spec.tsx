import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { rememberReview } from '../../core/device/review-seen';
import { loadUser } from '../../core/session/load-user';
import { clearToken, writeToken } from '../../core/session/auth-cookie';
import {
  productSelected,
  profileFailed,
  profileLoading,
  stageReached,
  userLoaded,
} from '../../core/session/session-slice';
import { makeStore, type AppStore } from '../../core/store';
import { FakeServer } from '../../core/testing/fake-server';
import { Header } from './header';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function show(store: AppStore, path = '/policy') {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Header />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  return {
    path: () => document.querySelector('output')?.textContent,
    places: () => screen.queryAllByRole('link').map(({ textContent }) => textContent),
  };
}

const ada = (stage: number, products: number[]) => ({
  id: 'u1',
  name: 'Ada',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage,
  products,
  role: 'student' as const,
  time_factor: 1,
});

function student(stage: number): AppStore {
  writeToken('t');
  const store = makeStore();
  store.dispatch(userLoaded(ada(stage, [1])));
  return store;
}

const logo = () => fireEvent.click(screen.getByRole('button', { name: 'Aivy, home' }));

beforeEach(() => localStorage.clear());
afterEach(() => clearToken());

describe('the header of a visitor', () => {
  it('offers trial, sign-in and sign-up', () => {
    const { places } = show(makeStore());
    expect(places()).toEqual(['Sign In', 'Sign Up']);
    expect(screen.getByRole('button', { name: 'Start a free trial' })).toBeTruthy();
  });

  it('offers none of it to somebody with a session while the profile loads, and all of it when there is none', async () => {
    writeToken('t');
    const store = makeStore();
    const { places } = show(store);
    expect([places(), screen.queryByRole('button', { name: 'Start a free trial' })]).toEqual([[], null]);
    act(() => void store.dispatch(profileLoading()));
    expect(places()).toEqual([]);
    act(() => void store.dispatch(profileFailed()));
    await waitFor(() => expect(places()).toEqual(['Sign In', 'Sign Up']));
  });
});

describe('the header of a student', () => {
  it('leads to full tests and account, and to the report as soon as there is one', async () => {
    const store = student(1);
    const { places } = show(store, '/account');
    await waitFor(() => expect(places()).toEqual(['Full tests', 'Account']));
    expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
    act(() => void store.dispatch(stageReached(2)));
    await waitFor(() => expect(places()).toEqual(['Report', 'Full tests', 'Account']));
    expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/diagnostic/result');
  });

  it('leads to the dashboard as soon as there is a plan, also by the logo', async () => {
    const { path, places } = show(student(3), '/account');
    await waitFor(() => expect(places()).toEqual(['Dashboard', 'Report', 'Full tests', 'Account']));
    logo();
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('leads to AivyDaily whoever owns it, and names it as the product there, whatever was chosen', async () => {
    const { fetch } = globalThis;
    new FakeServer({ '/auth/get-user-info': () => ({ data: ada(2, [1, 2]) }) });
    writeToken('t');
    const store = makeStore();
    store.dispatch(productSelected('path'));
    await store.dispatch(loadUser());
    globalThis.fetch = fetch;
    const { places } = show(store, '/aivy-daily/7');
    await waitFor(() => expect(places()).toEqual(['AivyDaily', 'Report', 'Full tests', 'Account']));
    const way = screen.getByRole('link', { name: 'AivyDaily' });
    expect([way.getAttribute('href'), way.getAttribute('aria-current')]).toEqual(['/aivy-daily', 'true']);
    expect((await screen.findByRole('button', { name: /^Ada/ })).textContent).toContain('AivyDaily');
  });

  it('has a logo that leads to the pause before the report once, and then to the report', async () => {
    const { path } = show(student(2));
    logo();
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    rememberReview('u1');
    logo();
    await waitFor(() => expect(path()).toBe('/diagnostic/result'));
  });
});
