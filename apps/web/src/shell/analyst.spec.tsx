import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Role } from '@aivy/contracts';
import { clearToken } from '../core/session/auth-cookie';
import { userLoaded } from '../core/session/session-slice';
import { fakeTime, pass, until } from '../core/testing/time';
import { AnalystWorld } from '../features/analyst/testing/analyst-world';
import { Guard } from './guard';
import { ScrollToTop } from './scroll-to-top';
import Analyst from '../routes/analyst';

const realFetch = globalThis.fetch;
beforeEach(() => {
  fakeTime();
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearToken();
});

const SignIn = () => <h1>sign-in {useLocation().search.replace('?redirect=', '')}</h1>;

async function open(role: Role | null, path = '/analyst'): Promise<AnalystWorld> {
  const world = new AnalystWorld(role);
  world.show(
    path,
    <Routes>
      <Route
        path="/analyst/:jobId?"
        element={
          <Guard login>
            <Analyst />
          </Guard>
        }
      />
      <Route path="/signin" element={<SignIn />} />
    </Routes>,
  );
  // Nobody knows yet who somebody with a session is.
  if (role) expect(screen.queryByRole('heading')).toBeNull();
  await until(() => screen.queryByRole('heading', { level: 1 }) !== null);
  await pass(200);
  return world;
}

describe('the page of analysts', () => {
  it.each(['analyst', 'operator'] as const)('is there for an %s', async (role) => {
    const world = await open(role);
    expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual(['Reports', 'Reports']);
    expect(world.server.sent('GET /reports/jobs')).toHaveLength(1);
  });

  it('waits for the server to say who somebody is, whose session this device still knows', async () => {
    const world = new AnalystWorld('analyst');
    world.failing.add('/auth/get-user-info');
    world.store.dispatch(
      userLoaded({
        ...{ id: 'u1', name: 'Noor', email: 'n@example.com', state: '', grade: 0, school: '', stage: 1 },
        ...{ products: [1], role: 'analyst', time_factor: 1 },
      }),
    );
    world.show(
      '/analyst',
      <Routes>
        <Route path="/analyst/:jobId?" element={<Analyst />} />
      </Routes>,
    );
    await pass(1_000);
    expect(screen.queryByRole('heading')).toBeNull();
    world.failing.clear();
    await until(() => screen.queryByRole('heading', { level: 1, name: 'Reports' }) !== null);
  });

  it('is nowhere for students, who ask for no report', async () => {
    for (const path of ['/analyst', '/analyst/00000000-0000-4000-8000-000000000001']) {
      const world = await open('student', path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find that page');
      expect([document.title, world.at]).toEqual(['Page not found', path]);
      expect(world.server.calls.filter((call) => call.path.includes('/reports'))).toEqual([]);
      document.body.innerHTML = '';
    }
  });

  it('asks visitors, and whose session has ended, to sign in, and is found again after it', async () => {
    const path = '/analyst/00000000-0000-4000-8000-000000000001';
    const world = await open(null, path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`sign-in ${encodeURIComponent(path)}`);
    expect(world.server.calls.filter((call) => call.path.includes('/reports'))).toEqual([]);
  });
});

describe('the top of a page', () => {
  it('is where a screen starts, and not where another report of the list is chosen', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    let go: ReturnType<typeof useNavigate>;
    const Going = (): null => {
      go = useNavigate();
      return null;
    };
    new AnalystWorld(null).show(
      '/account',
      <>
        <ScrollToTop />
        <Going />
      </>,
    );
    for (const path of ['/analyst', '/analyst/1', '/analyst/2', '/analyst']) act(() => void go(path));
    expect(scrolled).toHaveBeenCalledTimes(2);
    act(() => void go('/account'));
    expect(scrolled).toHaveBeenCalledTimes(3);
  });
});
