import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { clearToken, writeToken, readToken } from '../../../core/session/auth-cookie';
import { makeStore } from '../../../core/store';
import { ChangePassword } from './change-password';
import { SessionList } from './session-list';

const session = (session_id: string, device: string, current: boolean) => ({
  session_id,
  device,
  network: '203.0.113.*',
  created_at: '2026-03-01 10:00:00',
  last_used_at: '2026-03-01 10:20:00',
  expires_at: '2026-03-01 16:00:00',
  current,
});
const realFetch = globalThis.fetch;
let answers: Record<string, () => Response>;
let sent: { url: string; body: unknown }[];
const success = (data: unknown) => () => new Response(JSON.stringify({ status: 'success', data }));
const failure = (status: number, code: string) => () =>
  new Response(JSON.stringify({ status: 'error', code, message: '' }), { status });

beforeEach(() => {
  localStorage.clear();
  sent = [];
  writeToken('T');
  answers = {
    '/api/auth/list-sessions': success({
      sessions: [session('s2', 'Safari on iPhone', false), session('s1', 'Chrome on Windows', true)],
    }),
    '/api/auth/end-session': success(null),
    '/api/auth/end-sessions': success(null),
    '/api/auth/change-password': success(null),
  };
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return (answers[url] ?? failure(404, 'NOT-FOUND'))();
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  clearToken();
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}
function show() {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter initialEntries={['/account']}>
        <ChangePassword email="a@b.co" />
        <SessionList />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
}
const bodyOf = (url: string) => sent.find((each) => each.url === url)?.body;

describe('where one is signed in', () => {
  it('lists the sessions, marks this one, which has no way out of its own, and ends another by its name', async () => {
    show();
    const [phone, here] = await screen.findAllByRole('listitem');
    expect(within(here!).getByText('This device')).toBeTruthy();
    expect(within(here!).queryByRole('button')).toBeNull();
    answers['/api/auth/list-sessions'] = success({ sessions: [session('s1', 'Chrome on Windows', true)] });
    fireEvent.click(within(phone!).getByRole('button', { name: /Sign out Safari on iPhone/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(bodyOf('/api/auth/end-session')).toEqual({ session_id: 's2' });
  });

  it('is ended everywhere after a question, and this device forgets its session', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
    expect(bodyOf('/api/auth/end-sessions')).toBeUndefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/'));
    expect(readToken()).toBeNull();
  });

  it('stays signed in when the server does not end them', async () => {
    answers['/api/auth/end-sessions'] = failure(500, 'AUTH-DB');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(bodyOf('/api/auth/end-sessions')).toEqual({}));
    expect(readToken()).toBe('T');
  });
});

describe('changing the password', () => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }));
  };

  it('asks for the present one and twice for the new one, says what is missing at its field, and then that it is done', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    fill({ 'New password': 'new', 'Confirm new password': 'other' });
    expect(screen.getByText('You must input your password')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(bodyOf('/api/auth/change-password')).toBeUndefined();
    fill({ 'Current password': 'old', 'Confirm new password': 'new' });
    expect(await screen.findByText('Changed. Every other device is signed out.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodyOf('/api/auth/change-password')).toEqual({ password: 'old', new_password: 'new' });
  });

  it('says at the field that the present one is wrong, and keeps what was typed', async () => {
    answers['/api/auth/change-password'] = failure(400, 'AUTH-WRONGPASSWORD');
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
    fill({ 'Current password': 'wrong', 'New password': 'new', 'Confirm new password': 'new' });
    expect(await screen.findByText('The password is not correct. Please try again or reset it.')).toBeTruthy();
    expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe('new');
  });
});
