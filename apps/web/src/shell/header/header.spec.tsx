import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { rememberReview } from '../../core/device/review-seen';
import { clearToken, writeToken } from '../../core/session/auth-cookie';
import { profileFailed, profileLoading, stageReached, userLoaded } from '../../core/session/session-slice';
import { makeStore, type AppStore } from '../../core/store';
import { Header } from './header';

// The machine may be busy; a slow pass is not a failure.
configure({ asyncUtilTimeout: 5_000 });

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

function student(stage: number): AppStore {
  writeToken('t');
  const store = makeStore();
  store.dispatch(
    userLoaded({
      id: 'u1',
      name: 'Ada',
      email: 'a@b.co',
      state: '',
      grade: 0,
      school: '',
      stage,
      products: [1],
      role: 'student',
      time_factor: 1,
    }),
  );
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

  it('has a logo that leads to the pause before the report once, and then to the report', async () => {
    const { path } = show(student(2));
    logo();
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    rememberReview('u1');
    logo();
    await waitFor(() => expect(path()).toBe('/diagnostic/result'));
  });
});
