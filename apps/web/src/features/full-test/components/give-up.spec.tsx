import type { TestListItem } from '@aivy/contracts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { writeToken } from '../../../core/session/auth-cookie';
import { makeStore } from '../../../core/store';
import { GiveUp } from './give-up';
import { TestStart } from './test-start';

const TEST: TestListItem = {
  id: 't1',
  start_time: '2026-01-05 10:00:00',
  end_time: null,
  current_module: 2,
  time_factor: 1,
  english_score: null,
  math_score: null,
};

const realFetch = globalThis.fetch;
let tests: TestListItem[];
let sent: string[];

/** A server with the list, whose answer to giving up is `outcome`. */
function serve(outcome: 'done' | 'FT-DB' | 'FT-FINISHED'): void {
  globalThis.fetch = (async (url: string, init: { body: string }) => {
    sent.push(`${url} ${init.body}`);
    if (!url.endsWith('/give-up'))
      return new Response(JSON.stringify({ status: 'success', data: url.endsWith('get-all-test') ? tests : null }));
    if (outcome !== 'FT-DB') tests = [{ ...TEST, end_time: '2026-01-05 11:00:00', given_up: outcome === 'done' }];
    return outcome === 'done'
      ? new Response(JSON.stringify({ status: 'success', data: null }))
      : new Response(JSON.stringify({ status: 'error', code: outcome, message: '' }), { status: 409 });
  }) as unknown as typeof fetch;
}

async function ask() {
  writeToken('t');
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <TestStart />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'End this test early' }));
  return within(await screen.findByRole('dialog', { name: 'End this test early?' }));
}
const gaveUp = (): boolean => sent.some((each) => each === '/api/full-test/give-up {"test_id":"t1"}');

describe('a full test in progress', () => {
  beforeEach(() => {
    tests = [TEST];
    sent = [];
  });
  afterEach(() => void (globalThis.fetch = realFetch));

  it('is given up after a confirmation, stays in the list as such without a report, and lets a new one start', async () => {
    serve('done');
    const dialog = await ask();
    expect(gaveUp()).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'End test' }));
    expect(await screen.findByText('Ended Early')).toBeTruthy();
    expect(gaveUp()).toBe(true);
    expect(screen.getByRole('button', { name: 'Start a full test' })).toBeTruthy();
    expect([
      screen.queryByRole('dialog'),
      screen.queryByRole('link', { name: /^Report/ }),
      screen.queryByText('Being scored'),
      screen.queryByText(/test in progress/),
    ]).toEqual([null, null, null, null]);
  });

  it('is kept when the student thinks better of it', async () => {
    serve('done');
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([gaveUp(), screen.getByText('In Progress')]).toMatchObject([false, {}]);
    expect(screen.getByRole('button', { name: 'Resume the test' })).toBeTruthy();
  });

  it('stays, with the reason, when the server fails', async () => {
    serve('FT-DB');
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'End test' }));
    expect(
      await dialog.findByText(
        'We could not store your test just now. Your answers are kept on this device; please try again.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('In Progress')).toBeTruthy();
  });

  it('shows as completed when it was finished elsewhere meanwhile', async () => {
    serve('FT-FINISHED');
    const dialog = await ask();
    fireEvent.click(dialog.getByRole('button', { name: 'End test' }));
    expect(await screen.findByText('Completed')).toBeTruthy();
  });

  it('cannot be asked about again, and its question not be closed, while it is given up', async () => {
    const dialog = { pending: false, error: null, onGiveUp: () => undefined };
    const { rerender } = render(<GiveUp {...dialog} />);
    fireEvent.click(screen.getByRole('button', { name: 'End this test early' }));
    expect((await screen.findAllByRole('button', { name: 'Close' })).length).toBe(1);
    rerender(<GiveUp {...dialog} pending />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    rerender(<GiveUp {...dialog} />);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
