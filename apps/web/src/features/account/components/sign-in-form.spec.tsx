import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { clearToken, readToken } from '../../../core/session/auth-cookie';
import type { Transfer } from '../../../core/session/destination';
import { productSelected } from '../../../core/session/session-slice';
import { makeStore } from '../../../core/store';
import { SignInForm } from './sign-in-form';

const USER = {
  id: 'u1',
  name: 'Ada',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage: 2,
  products: [] as number[],
  role: 'student',
};
const realFetch = globalThis.fetch;
let answers: Record<string, () => Response>;
let called: string[];

const success = (data: unknown) => () => new Response(JSON.stringify({ status: 'success', data }));
const failure = (status: number, code: string) => () =>
  new Response(JSON.stringify({ status: 'error', code, message: '' }), { status });

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const NOTHING: Transfer = { hasSavedData: false, isCompleted: false };

function show(product?: 'path' | 'daily', transfer: Promise<Transfer> = Promise.resolve(NOTHING)) {
  const store = makeStore();
  if (product) store.dispatch(productSelected(product));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/signin']}>
        <SignInForm transferAnswers={() => () => transfer} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.co' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return {
    store,
    alerts: () => store.getState().alerts.items.map(({ text }) => text),
    path: () => document.querySelector('output')?.textContent,
  };
}

describe('signing in', () => {
  beforeEach(() => {
    localStorage.clear();
    called = [];
    answers = {
      '/api/auth/signin': success({ token: 'T' }),
      '/api/auth/get-user-info': success(USER),
      '/api/auth/select-product': success(null),
    };
    globalThis.fetch = (async (url: string) => {
      called.push(url);
      return (answers[url] ?? failure(404, 'NOT-FOUND'))();
    }) as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
  });

  it.each(['AUTH-WRONGPASSWORD', 'AUTH-USERNOTEXIST', 'AUTH-DB'])(
    'has one text for every failure (%s)',
    async (code) => {
      answers['/api/auth/signin'] = failure(400, code);
      const { alerts } = show('path');
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Sign in failed. Please check your credentials and try again.',
      );
      expect(alerts()).toEqual([]);
      expect(readToken()).toBeNull();
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secreT' } });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says that many are here, and signs in by itself once there is room', async () => {
    const busy = (): Response => {
      answers['/api/auth/signin'] = success({ token: 'T' });
      return new Response(JSON.stringify({ status: 'error', code: 'SERVICE-UNAVAILABLE', message: '' }), {
        status: 503,
        headers: { 'retry-after': '1' },
      });
    };
    answers['/api/auth/signin'] = busy;
    const { path, alerts } = show('path');
    expect(await screen.findByText(/^Many students are here right now\. Trying again in [12] s$/)).toBeTruthy();
    expect([called, readToken()]).toEqual([['/api/auth/signin'], null]);
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    expect([called.filter((url) => url === '/api/auth/signin').length, alerts()]).toEqual([2, []]);
    expect(screen.queryByText(/Many students/)).toBeNull();
  });

  it('keeps the token, keeps the selected product, registers it and leads to the screen of the stage', async () => {
    const { store, path } = show('path');
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    expect(readToken()).toBe('T');
    expect(store.getState().session).toMatchObject({ isLoggedIn: true, product: 'path', username: 'Ada' });
    expect(called.slice(0, 3)).toEqual(['/api/auth/signin', '/api/auth/get-user-info', '/api/auth/select-product']);
  });

  it('leads on only when the answers kept on the device have moved, and to the screen that follows from them', async () => {
    answers['/api/auth/get-user-info'] = success({ ...USER, stage: 1, products: [1] });
    let moved: (transfer: Transfer) => void = () => undefined;
    const { path, store } = show('path', new Promise((resolve) => (moved = resolve)));
    await waitFor(() => expect(store.getState().session.isLoggedIn).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(path()).toBe('/signin');
    moved({ hasSavedData: true, isCompleted: true });
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
  });

  it('asks for a product when none is selected; Continue waits for a choice', async () => {
    const { path } = show();
    await screen.findByRole('dialog', { name: 'Choose Your Product' });
    const button = screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /AivyDaily/ }));
    expect(button.disabled).toBe(false);
    fireEvent.click(button);
    await waitFor(() => expect(path()).toBe('/aivy-daily'));
  });

  it('goes on when registering the first choice fails', async () => {
    answers['/api/auth/select-product'] = failure(500, 'AUTH-DB');
    const { path, alerts } = show();
    fireEvent.click(await screen.findByRole('radio', { name: /AivyPath/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/diagnostic/review'));
    expect(alerts()).toEqual([]);
  });

  it('offers a retry when registering a selected product fails, and gives up to the landing page when that fails too', async () => {
    answers['/api/auth/select-product'] = failure(500, 'AUTH-DB');
    const { path, alerts } = show('path');
    expect(
      await screen.findByText('We had trouble completing your setup. Please select your product and try again.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /AivyPath/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(alerts()).toEqual(['Setup failed. Please try again.']);
  });
});
