import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../core/store';
import { clearToken } from '../../core/session/auth-cookie';
import { productSelected, sessionExpired } from '../../core/session/session-slice';
import { SessionExpired } from './session-expired';

const USER = { id: 'u', name: 'Maya Lee', email: 'maya@example.com', stage: 2, products: [1], time_factor: 1 };

function show(known: boolean) {
  const store = makeStore();
  if (known) store.dispatch({ type: 'session/userLoaded', payload: USER });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SessionExpired />
      </MemoryRouter>
    </Provider>,
  );
  return {
    email: screen.getByLabelText('Email') as HTMLInputElement,
    password: screen.getByLabelText('Password') as HTMLInputElement,
  };
}

describe('the popup of an expired session', () => {
  it('has the e-mail filled in and waits for the password', () => {
    const { email, password } = show(true);
    expect(email.value).toBe('maya@example.com');
    expect(document.activeElement).toBe(password);
  });

  it('asks for both where nobody is known', () => {
    const { email } = show(false);
    expect(email.value).toBe('');
    expect(document.activeElement).toBe(email);
  });

  it('says what is missing under the field and takes it back as typed', () => {
    const { password } = show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('alert').textContent).toBe('You must input your password');
    fireEvent.change(password, { target: { value: 'x' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('signing in over a running test', () => {
  const realFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
  });

  /** A server whose sign-in lets this user in. @returns what became of the request that waited */
  async function signInAs(id: string) {
    globalThis.fetch = ((url: string) =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            status: 'success',
            data: url.endsWith('/signin')
              ? { token: `token of ${id}` }
              : { ...USER, id, state: '', grade: 0, school: '', role: 'student' },
          }),
        ),
      )) as unknown as typeof fetch;
    const store = makeStore();
    store.dispatch({ type: 'session/userLoaded', payload: USER });
    store.dispatch(productSelected('path'));
    const waiting = store.gate
      .wait(() => void store.dispatch(sessionExpired()))
      .then(
        (token) => `sent with ${token}`,
        () => 'never sent',
      );
    render(
      <Provider store={store}>
        <MemoryRouter>
          <SessionExpired />
        </MemoryRouter>
      </Provider>,
    );
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret-123' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(store.gate.isClosed).toBe(false));
    return { outcome: await waiting, session: store.getState().session };
  }

  it('goes on with what waited when it is the same student', async () => {
    const { outcome, session } = await signInAs('u');
    expect([outcome, session.expired, session.product]).toEqual(['sent with token of u', false, 'path']);
  });

  it('sends nothing of it under the account of somebody else, who starts afresh', async () => {
    const { outcome, session } = await signInAs('other');
    expect([outcome, session.expired, session.product]).toEqual(['never sent', true, null]);
  });
});
