import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { makeStore } from '../../../../core/store';
import { renderScreen, somePlan } from '../../plan-kit';
import { ConfirmLetterPage } from './confirm-letter-page';
import { PlanFacts, TargetLink } from './plan-facts';
import { PlanSettings } from './plan-settings';
import { UnsubscribePage } from './unsubscribe-page';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the plan’s part of the account page', () => {
  const NOTHING = {
    reminder: false,
    reminder_hour: 17,
    reminder_by_habit: true,
    usual_hour: null as number | null,
    weekly_letter_to: null,
    weekly_letter_confirmed: false,
  };
  let stored: Omit<typeof NOTHING, 'weekly_letter_to'> & { weekly_letter_to: string | null; opt_ins?: string[] } =
    NOTHING;
  const serve = (plan: object | null = somePlan(), set?: () => Reply): FakeServer =>
    new FakeServer({
      '/daily/get-plan': () => ({ data: plan }),
      '/plan/get-mail-settings': () => ({ data: stored }),
      '/plan/set-mail-settings': (body) => {
        if (set) return set();
        stored = { ...stored, ...(body as object) };
        return { data: null };
      },
    });
  beforeEach(() => {
    stored = NOTHING;
  });

  it('reminds at the usual hour unless the student picks one, and names that hour', async () => {
    stored = { ...NOTHING, usual_hour: 19 };
    const server = serve();
    renderScreen(<PlanSettings />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Email me a reminder/ }));
    expect(screen.getByText("That's around 7 PM right now.")).toBeTruthy();
    await press('Save');
    await screen.findByText('Saved');
    expect(server.sent('/plan/set-mail-settings')[0]?.body).toMatchObject({ reminder: true, reminder_by_habit: true });
  });

  it('asks for nothing by itself, and stores what the student asks for', async () => {
    const server = serve();
    renderScreen(<PlanSettings />);
    const reminder = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Email me a reminder/ });
    const weekly = screen.getByRole<HTMLInputElement>('checkbox', { name: /Weekly letter/ });
    expect([reminder.checked, weekly.checked, screen.queryByRole('textbox')]).toEqual([false, false, null]);
    await userEvent.click(reminder);
    await userEvent.selectOptions(screen.getByRole('combobox'), '7 PM');
    await userEvent.click(weekly);
    fireEvent.change(screen.getByRole('textbox', { name: 'Their email address' }), {
      target: { value: ' parent@example.com ' },
    });
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(server.sent('/plan/set-mail-settings').map(({ body }) => body)).toEqual([
      { reminder: true, reminder_hour: 19, reminder_by_habit: false, weekly_letter_to: 'parent@example.com' },
    ]);
  });

  it('leaves out what a plan of the last release doesn’t know', async () => {
    serve();
    renderScreen(<PlanSettings />);
    await screen.findByRole('checkbox', { name: /Email me a reminder/ });
    expect(screen.queryByRole('checkbox', { name: /practice test report/ })).toBeNull();
  });

  it('turns on the email about practice test reports, which is off at first', async () => {
    const server = serve();
    stored = { ...NOTHING, opt_ins: [] };
    renderScreen(<PlanSettings />);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /practice test report/ });
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await press('Save');
    await screen.findByText('Saved');
    expect(server.sent('/plan/set-mail-settings').map(({ body }) => body)).toMatchObject([
      { opt_ins: ['report-ready'] },
    ]);
  });

  it('takes a letter back', async () => {
    stored = {
      ...NOTHING,
      reminder: true,
      reminder_hour: 8,
      reminder_by_habit: false,
      weekly_letter_to: 'parent@example.com',
      weekly_letter_confirmed: true,
    };
    const server = serve();
    renderScreen(<PlanSettings />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Weekly letter/ }));
    await press('Save');
    await screen.findByText('Saved');
    expect(server.sent('/plan/set-mail-settings')[0]?.body).toEqual({
      reminder: true,
      reminder_hour: 8,
      reminder_by_habit: false,
      weekly_letter_to: null,
    });
  });

  it('sends no letter to what is no address, and says what is wrong', async () => {
    const server = serve();
    renderScreen(<PlanSettings />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Weekly letter/ }));
    const field = screen.getByRole('textbox', { name: 'Their email address' });
    for (const [text, fault] of [
      ['', 'You must input your email address'],
      ['parent', 'Invalid email format'],
    ] as const) {
      fireEvent.change(field, { target: { value: text } });
      await press('Save');
      expect((await screen.findByRole('alert')).textContent).toBe(fault);
    }
    expect(server.sent('/plan/set-mail-settings')).toEqual([]);
  });

  it('says while the owner of the address has not agreed, and what the owner’s end of the letters means', async () => {
    stored = { ...NOTHING, weekly_letter_to: 'parent@example.com' };
    serve(somePlan(), () => ({ code: 'PLAN-LETTERREFUSED', status: 409, message: 'The owner has ended them.' }));
    renderScreen(<PlanSettings />);
    expect(await screen.findByText(/parent@example.com has not agreed yet/)).toBeTruthy();
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toBe('The owner has ended them.');
  });

  it('says when it could not be stored, and keeps what was entered', async () => {
    serve(somePlan(), () => ({ code: 'PLAN-DB', status: 500 }));
    renderScreen(<PlanSettings />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Email me a reminder/ }));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't save");
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Email me a reminder/ }).checked).toBe(true);
  });

  it('says what the student aims for and leads to the same form', async () => {
    serve();
    renderScreen(
      <>
        <dl>
          <PlanFacts />
        </dl>
        <TargetLink />
      </>,
    );
    expect(await screen.findByText('1450 by Feb 20')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Set a new target' }));
    expect(await screen.findByText('the target form')).toBeTruthy();
  });

  it('is not there without a plan', async () => {
    const server = serve(null);
    const { container } = renderScreen(<PlanSettings />);
    await waitFor(() => expect(server.sent('/daily/get-plan')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(container.textContent).toBe('');
  });
});

describe('the page behind the request for consent', () => {
  const open = (address: string, reply: () => Reply): FakeServer => {
    const server = new FakeServer({ '/plan/confirm-letter': reply });
    render(
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={[address]}>
          <ConfirmLetterPage />
        </MemoryRouter>
      </Provider>,
    );
    return server;
  };

  it('changes nothing until its one button is pressed', async () => {
    const server = open('/confirm-letter?token=abc', () => ({ data: null }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.calls).toEqual([]);
    await press('Yes, send me the letter');
    expect((await screen.findByRole('status')).textContent).toContain('first weekly letter');
    expect(document.activeElement?.textContent).toBe('Thank you');
    expect(server.calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('says so when the link belongs to no letter any more', async () => {
    open('/confirm-letter?token=old', () => ({ code: 'PLAN-INVALIDLINK', status: 400 }));
    await press('Yes, send me the letter');
    expect((await screen.findByRole('status')).textContent).toContain('does not belong to a letter');
    expect(document.activeElement?.textContent).toBe('Nothing to confirm');
  });
});

describe('the page behind the link of a mail', () => {
  const open = (address: string, reply: () => Reply): FakeServer => {
    const server = new FakeServer({ '/plan/unsubscribe': reply });
    render(
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={[address]}>
          <UnsubscribePage />
        </MemoryRouter>
      </Provider>,
    );
    return server;
  };

  it('changes nothing until its one button is pressed', async () => {
    const server = open('/unsubscribe?token=abc', () => ({ data: { kind: 'weekly-letter' } }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.calls).toEqual([]);
    await press('End these mails');
    expect((await screen.findByRole('status')).textContent).toContain('You get no more weekly letters.');
    expect(document.activeElement?.textContent).toBe('It is done');
    expect(server.calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  });

  it('says so when the link belongs to nothing', async () => {
    open('/unsubscribe?token=old', () => ({ code: 'PLAN-INVALIDLINK', status: 400 }));
    await press('End these mails');
    expect((await screen.findByRole('status')).textContent).toContain('nothing to end');
    expect(document.activeElement?.textContent).toBe('Nothing to end');
  });

  it('offers no button without a token', () => {
    open('/unsubscribe', () => ({ data: { kind: 'reminder' } }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be pressed again when the network was away', async () => {
    const server = open('/unsubscribe?token=abc', () => ({ data: { kind: 'reminder' } }));
    server.online = false;
    await press('End these mails');
    await screen.findByRole('alert');
    server.online = true;
    await press('End these mails');
    expect((await screen.findByRole('status')).textContent).toContain('no more reminders');
  });
});
