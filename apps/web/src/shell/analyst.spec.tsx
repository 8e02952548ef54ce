import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Role } from '@aivy/contracts';
import { clearToken } from '../core/session/auth-cookie';
import { fakeTime, pass, until } from '../core/testing/time';
import { AnalystWorld } from '../features/analyst/testing/analyst-world';
import { Guard } from './guard';
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

async function open(role: Role | null, path = '/analyst'): Promise<AnalystWorld> {
  const world = new AnalystWorld(role);
  world.show(
    path,
    <Guard>
      <Routes>
        <Route path="/analyst/:jobId?" element={<Analyst />} />
      </Routes>
    </Guard>,
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

  it.each(['student', null] as const)('is nowhere for others (%s), who ask for no report', async (role) => {
    for (const path of ['/analyst', '/analyst/00000000-0000-4000-8000-000000000001']) {
      const world = await open(role, path);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no page here');
      expect([document.title, world.at]).toEqual(['Page not found', path]);
      expect(world.server.calls.filter((call) => call.path.includes('/reports'))).toEqual([]);
      document.body.innerHTML = '';
    }
  });
});
