import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { loadUser } from '../../../../core/session/load-user';
import { makeStore } from '../../../../core/store';
import { FakeServer, type Reply } from '../../../../core/testing/fake-server';
import { fakeTime, until } from '../../../../core/testing/time';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { ScoreNow } from './score-now';

const { useGetWeaknessQuery } = aivydailyApi;

const realFetch = globalThis.fetch;
beforeEach(() => {
  fakeTime();
  document.cookie = 'auth=token; path=/';
});
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const DETAIL = JSON.stringify({ english_score: 520, math_score: 590, english_mastery: {}, math_mastery: {} });
const NOTHING = { code: 'AIVYDAILY-WEAKNESS-NOTFOUND', status: 404 };

const Status = () => <output>{useGetWeaknessQuery().status}</output>;

async function open({ stage = 2, products = [2], reply = { data: { detail_report: DETAIL, topics: [] } } as Reply }) {
  const kept = { state: '', grade: 0, school: '', role: 'student', time_factor: 1 };
  new FakeServer({
    '/auth/get-user-info': () => ({ data: { ...kept, id: 'u1', name: 'Maya', email: 'a@b.co', stage, products } }),
    '/aivydaily/weakness': () => reply,
  });
  const store = makeStore();
  await Promise.all([store.dispatch(loadUser()), until(() => store.getState().session.profile === 'loaded')]);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ScoreNow />
        <Status />
      </MemoryRouter>
    </Provider>,
  );
  await until(() => ['fulfilled', 'rejected'].includes(screen.getByRole('status').textContent));
}
const links = (): (string | null)[] => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('the score on the home of AivyDaily', () => {
  it('adds both sections, and says where a target and a forecast are', async () => {
    await open({});
    expect(screen.queryByText('1110')).not.toBeNull();
    expect(document.body.textContent).toContain('A target and a forecast come with AivyPath.');
    expect(links()).toEqual(['See your report', 'Add AivyPath']);
  });

  it('leads to the target with AivyPath', async () => {
    await open({ products: [1, 2] });
    expect(screen.queryByText('1110')).not.toBeNull();
    expect(links()).toEqual(['See your report', 'Set a target']);
  });

  it.each([
    ['with a plan, whose dashboard has it', { stage: 3 }],
    ['before a diagnostic', { reply: NOTHING }],
  ])('is not shown %s', async (_, given) => {
    await open(given);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
