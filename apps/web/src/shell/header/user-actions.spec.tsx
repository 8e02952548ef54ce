import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { clearToken, readToken, writeToken } from '../../core/session/auth-cookie';
import { userLoaded } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';

// What the browser does without a network; its rejection reaches whoever asked for the module.
jest.unstable_mockModule('./user-menu', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { Header } = await import('./header');

describe('a student without a network whose menu was never fetched', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
  });

  it('keeps the page after a click on the name, and can sign out', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
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
        stage: 2,
        products: [1],
        role: 'student',
        time_factor: 1,
      }),
    );
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/policy']}>
          <Header />
        </MemoryRouter>
      </Provider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: /Ada/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect([store.getState().session.isLoggedIn, readToken()]).toEqual([false, null]));
    expect(screen.getByRole('button', { name: 'Aivy, home' })).toBeTruthy();
  });
});
