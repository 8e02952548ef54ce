import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { makeStore } from '../core/store';
import { clearToken, readToken, writeToken } from '../core/session/auth-cookie';
import { Guard } from './guard';
import { rememberProfile } from '../core/device/remembered-profile';

const USER = {
  id: 'u1',
  name: 'Ada',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage: 2,
  products: [1],
  role: 'student',
};

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`sign-in at ${pathname}${search}`}</p>;
}

function show(path: string, login: boolean) {
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route
            path="/signin"
            element={
              <Guard signsIn>
                <Where />
              </Guard>
            }
          />
          <Route
            path="*"
            element={
              <Guard login={login}>
                <p>the screen</p>
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

describe('the route guard', () => {
  const realFetch = globalThis.fetch;
  const reply = (response: () => Response) => {
    globalThis.fetch = jest.fn(async () => response()) as unknown as typeof fetch;
  };
  beforeEach(() => reply(() => new Response(JSON.stringify({ status: 'success', data: USER }))));
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
    rememberProfile(null);
  });

  it('sends a visitor from a screen for students to sign-in, with the full path to come back to', async () => {
    show('/diagnostic/result/step/2?a=1#b', true);
    expect(
      await screen.findByText('sign-in at /signin?redirect=%2Fdiagnostic%2Fresult%2Fstep%2F2%3Fa%3D1%23b'),
    ).toBeTruthy();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('shows open screens to visitors without asking the server', async () => {
    show('/agreement', false);
    expect(await screen.findByText('the screen')).toBeTruthy();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('fetches the profile behind a token, then shows the screen', async () => {
    writeToken('t');
    const store = show('/diagnostic/result', true);
    expect(screen.queryByText('the screen')).toBeNull();
    expect(await screen.findByText('the screen')).toBeTruthy();
    expect(store.getState().session).toMatchObject({ isLoggedIn: true, username: 'Ada', userStage: 2 });
  });

  it('takes the profile seen last here while the server is down, so that a running test goes on', async () => {
    writeToken('t');
    rememberProfile({ ...USER, role: 'student', time_factor: 1 });
    reply(() => new Response('Bad Gateway', { status: 502 }));
    const store = show('/full-test/t1/1', true);
    expect(await screen.findByText('the screen')).toBeTruthy();
    expect(store.getState().session.username).toBe('Ada');
    expect(readToken()).toBe('t');
  });

  it('leads to sign-in when the profile cannot be fetched, and forgets a refused token', async () => {
    writeToken('t');
    reply(() => new Response(JSON.stringify({ status: 'error', code: 'AUTH-UNAUTHORIZED' }), { status: 401 }));
    const store = show('/agreement', false);
    expect(await screen.findByText('sign-in at /signin?redirect=%2Fagreement')).toBeTruthy();
    expect(readToken()).toBeNull();
    expect(store.getState().session.expired).toBe(false);
  });
});
