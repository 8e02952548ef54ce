import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../store';
import { SessionExpired } from './session-expired';

const USER = { id: 'u', name: 'Maya Lee', email: 'maya@example.com', stage: 2, products: [1], time_factor: 1 };

function show(known: boolean) {
  const store = makeStore();
  if (known) store.dispatch({ type: 'session/userLoaded', payload: USER });
  render(<Provider store={store}><MemoryRouter><SessionExpired /></MemoryRouter></Provider>);
  return { email: screen.getByLabelText('Email') as HTMLInputElement, password: screen.getByLabelText('Password') as HTMLInputElement };
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
