import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeStore } from '../store';
import { readToken, writeToken } from './auth-cookie';
import { productSelected, userLoaded } from './session-slice';
import { useSignOut } from './sign-out';

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      Sign out
    </button>
  );
}

const realFetch = globalThis.fetch;
const calls =
  jest.fn<(url: string, init: { headers: Record<string, string>; keepalive?: boolean }) => Promise<Response>>();

function signOut() {
  const store = makeStore();
  store.dispatch(
    userLoaded({
      id: 'u1',
      name: 'Ada',
      email: 'a@b.co',
      state: '',
      grade: 0,
      school: '',
      stage: 2,
      products: [1],
      role: 'student',
      time_factor: 1,
    }),
  );
  store.dispatch(productSelected('daily'));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/account']}>
        <Routes>
          <Route path="/account" element={<SignOut />} />
          <Route path="/" element={<p>the landing page</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  return store;
}

describe('signing out', () => {
  beforeEach(() => {
    writeToken('maya-token');
    calls.mockReset();
    globalThis.fetch = calls as unknown as typeof fetch;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.restoreAllMocks();
  });

  it('leaves at once, while the server never answers, with a call that ends the session and outlives the page', async () => {
    calls.mockImplementation(() => new Promise(() => undefined));
    const store = signOut();
    expect(await screen.findByText('the landing page')).toBeTruthy();
    expect(readToken()).toBeNull();
    expect(store.getState().session.isLoggedIn).toBe(false);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
    const [url, { headers, keepalive }] = calls.mock.calls[0]!;
    expect([url, headers.authorization, keepalive]).toEqual(['/api/auth/signout', 'Bearer maya-token', true]);
  });

  it('leaves when the call fails', async () => {
    calls.mockRejectedValue(new TypeError('no network'));
    signOut();
    expect(await screen.findByText('the landing page')).toBeTruthy();
    await waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
  });

  it('forgets the selected product, so that the next account here does not get it', async () => {
    calls.mockImplementation(async () => new Response(JSON.stringify({ status: 'success', data: null })));
    const store = signOut();
    await screen.findByText('the landing page');
    expect(store.getState().session.product).toBeNull();
    expect(makeStore().getState().session.product).toBeNull();
  });
});
