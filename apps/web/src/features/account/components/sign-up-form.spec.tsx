import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../core/store';
import { SignUpForm } from './sign-up-form';

function show() {
  const store = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SignUpForm transferAnswers={() => async () => ({ hasSavedData: false, isCompleted: false })} />
      </MemoryRouter>
    </Provider>,
  );
  return { store, alerts: () => store.getState().alerts.items.map(({ text }) => text) };
}

/** What is told on the form, in the order of the page. */
const told = (): string[] => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('the sign-up form', () => {
  const realFetch = globalThis.fetch;
  const calls = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();
  beforeEach(() => {
    calls.mockReset();
    calls.mockImplementation(async () => new Response(JSON.stringify({ status: 'success', data: null })));
    globalThis.fetch = calls as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    jest.useRealTimers();
  });

  it('tells all faults in their order beside their fields, and nowhere else, focuses the first and sends nothing', () => {
    const { alerts } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(alerts()).toEqual([]);
    expect(told()).toEqual([
      'You must input your username',
      'You must input your email address',
      'You must input your verification code',
      'You must input your password',
      'You must confirm your password',
      'You need to read and accept User Agreement and Privacy Policy.',
    ]);
    const username = screen.getByLabelText('Username *');
    expect(document.activeElement).toBe(username);
    expect(username.getAttribute('aria-invalid')).toBe('true');
    expect(calls).not.toHaveBeenCalled();
  });

  it('takes a fault back as soon as its field is changed, and no other', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Username *', 'A');
    expect(screen.getByLabelText('Username *').getAttribute('aria-invalid')).toBeNull();
    expect(told()).toHaveLength(5);
    type('Verification code *', '1');
    type('Email *', 'a');
    fireEvent.click(screen.getByRole('checkbox'));
    expect(told()).toEqual(['You must input your password', 'You must confirm your password']);
    type('Password *', 'x');
    expect(told()).toEqual([]);
  });

  it('tells a refusal of the server beside the field that it is about, and focuses it', async () => {
    const { alerts } = show();
    calls.mockImplementation(
      async () =>
        new Response(JSON.stringify({ status: 'error', code: 'AUTH-USEREXIST', message: '' }), { status: 409 }),
    );
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    for (const [label, value] of [
      ['Username *', 'Ada'],
      ['Email *', 'ada@example.com'],
      ['Verification code *', '123456'],
      ['Password *', 'x'],
      ['Confirm password *', 'x'],
    ] as const)
      type(label, value);
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(told()).toEqual(['User already exists. Please log in or use another email.']));
    expect(document.activeElement).toBe(screen.getByLabelText('Email *'));
    expect(alerts()).toEqual([]);
  });

  it('offers the 50 states, the District of Columbia and Other', () => {
    show();
    const values = [...(screen.getByLabelText('State') as HTMLSelectElement).options]
      .map(({ value }) => value)
      .filter(Boolean);
    expect(values).toHaveLength(52);
    expect(new Set(values).size).toBe(52);
    expect(values).toEqual(expect.arrayContaining(['DC', 'OO', 'AK', 'WY']));
  });

  it('mails no code to an address that is none', () => {
    const { alerts } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(alerts()).toEqual([]);
    expect(told()).toEqual(['You must input your email address']);
    expect(document.activeElement).toBe(screen.getByLabelText('Email *'));
    expect(calls).not.toHaveBeenCalled();
  });

  it('waits 60 seconds, counting down, after a code was mailed', async () => {
    const { alerts } = show();
    fireEvent.change(screen.getByLabelText('Email *'), { target: { value: 'ada@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Code' }));
    await waitFor(() =>
      expect(alerts()).toEqual([
        "Verification code sent successfully. Please check your spam folder if you don't see it in inbox",
      ]),
    );
    const button = await screen.findByRole('button', { name: 'Send again in 60 s' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(calls.mock.calls[0]?.[0]).toBe('/api/auth/request-verification');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send again in 59 s' })).toBeTruthy());
  });
});
