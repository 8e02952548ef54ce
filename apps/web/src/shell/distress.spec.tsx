import { jest } from '@jest/globals';
import type { DistressList, DistressMessage, Role } from '@aivy/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { clearToken, writeToken } from '../core/session/auth-cookie';
import { makeStore } from '../core/store';
import { FakeServer, type Reply } from '../core/testing/fake-server';
import { fakeTime, until } from '../core/testing/time';
import Distress from '../routes/distress';

const NOW = '2026-11-24T15:00:00Z';
const MAYA = '4182aaaa-0000-4000-8000-000000000001';
const BEN = '2037bbbb-0000-4000-8000-000000000002';
const message = (part: Partial<DistressMessage>): DistressMessage => ({
  ...{ user_id: MAYA, message_id: 'm1', grade: 3, said_at: '2026-11-24 13:00:00', place: 'dashboard' },
  ...{ skill: null, message: 'i dont want to wake up', handled: null },
  ...part,
});
const list = (...messages: DistressMessage[]): DistressList => {
  const open = messages.filter(({ handled }) => handled === null);
  return { open, handled: messages.filter(({ handled }) => handled !== null), open_count: open.length };
};
const AWAY: Reply = { code: 'SERVICE-UNAVAILABLE', status: 503 };

const realFetch = globalThis.fetch;
beforeEach(() => {
  fakeTime();
  jest.setSystemTime(new Date(NOW));
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

async function open(lists: { chat: Reply; practice: Reply }, role: Role = 'operator'): Promise<FakeServer> {
  writeToken('t');
  const user = { id: 'u1', name: 'Sam', email: 's@example.com', state: '', grade: 0, school: '', stage: 1 };
  const server = new FakeServer({
    '/auth/get-user-info': () => ({ data: { ...user, products: [1], role, time_factor: 1 } }),
    'GET /auth/operators': () => ({ data: [{ user_id: 'u1', name: 'Sam' }] }),
    'GET /chat/distress': () => lists.chat,
    'GET /aivydaily/distress': () => lists.practice,
    'POST /chat/distress/handle': () => ({ data: null }),
    'POST /aivydaily/distress/handle': () => ({ data: null }),
    'POST /auth/show-contact': () => ({ data: { name: 'Maya', email: 'maya@example.com' } }),
  });
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <Distress />
      </MemoryRouter>
    </Provider>,
  );
  await until(() => screen.queryByRole('heading', { level: 1 }) !== null);
  return server;
}

const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1);
const quotes = (): (string | undefined)[] =>
  rows().map((row) => within(row).getAllByRole('cell')[3]!.textContent ?? undefined);
const shown = (): Promise<void> => until(() => screen.queryByRole('table') !== null);
const hers = message({});
const his = message({
  user_id: BEN,
  message_id: 'm2',
  grade: 4,
  place: 'practice',
  skill: 1,
  message: 'i took all my pills',
});

describe('the page of flagged messages', () => {
  it('is one list over both services, most serious first, handled ones last', async () => {
    const done = message({
      message_id: 'm3',
      message: 'i hate my life',
      handled: { at: '2026-11-24 14:00:00', by: 'u1', note: 'Called the counselor.' },
    });
    await open({ chat: { data: list(hers, done) }, practice: { data: list(his) } });
    await until(() => screen.queryAllByRole('row').length === 4);
    expect(quotes()).toEqual(['i took all my pills', 'i dont want to wake up', 'i hate my life']);
    expect(screen.getByText('2 open. The oldest is 2 hours old.')).toBeTruthy();
    expect(rows()[0]!.textContent).toMatch(/Emergency.*AivyDaily practice.*2037bbbb/);
    expect(rows()[2]!.textContent).toMatch(/HandledSam, .*Called the counselor\./);
    expect(screen.getAllByRole('button', { name: /^Mark handled: / })).toHaveLength(2);
    expect(document.title).toBe('Flagged messages');
  });

  it('says which service is away, and still shows the other', async () => {
    await open({ chat: AWAY, practice: { data: list(his) } });
    await shown();
    await until(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t load messages from problem analysis and dashboard/);
    expect(quotes()).toEqual(['i took all my pills']);
    expect(screen.queryByText('No open messages.')).toBeNull();
  });

  it.each([
    [his, 'POST /aivydaily/distress/handle'],
    [hers, 'POST /chat/distress/handle'],
  ])('marks a message as handled where it was said', async (one, path) => {
    const other = list(
      message({ user_id: BEN, message_id: 'm9', grade: 2, place: one === his ? 'dashboard' : 'practice' }),
    );
    const lists = { chat: { data: other }, practice: { data: other } };
    lists[one === his ? 'practice' : 'chat'] = { data: list(one) };
    const server = await open(lists);
    await until(() => screen.queryAllByRole('row').length === 3);
    fireEvent.click(within(rows()[0]!).getByRole('button', { name: /^Mark handled: Emergency|^Mark handled: Danger/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('What was done (optional)'), { target: { value: 'Called 911.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Mark handled' }));
    await until(() => server.sent(path).length > 0);
    expect(server.calls.filter((call) => call.path.endsWith('/handle'))).toMatchObject([
      { path, body: { user_id: one.user_id, message_id: one.message_id, note: 'Called 911.' } },
    ]);
    await until(() => screen.queryByRole('dialog') === null);
  });

  it('shows a contact only when asked to, since every look is logged', async () => {
    const server = await open({ chat: { data: list(hers) }, practice: { data: list(his) } });
    await until(() => screen.queryAllByRole('row').length === 3);
    expect(server.sent('POST /auth/show-contact')).toEqual([]);
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Show contact of student 4182aaaa' }));
    await until(() => screen.queryByText('maya@example.com') !== null);
    expect(server.sent('POST /auth/show-contact')).toMatchObject([{ body: { user_id: MAYA } }]);
    expect(document.activeElement?.textContent).toBe('maya@example.com');
  });

  it.each(['student', 'analyst'] as const)(
    'isn’t there for an account that is %s, and asks for no list',
    async (role) => {
      const server = await open({ chat: { data: list(hers) }, practice: { data: list(his) } }, role);
      expect(document.title).toBe('Page not found');
      expect(server.calls.filter(({ path }) => path.includes('distress'))).toEqual([]);
    },
  );
});
