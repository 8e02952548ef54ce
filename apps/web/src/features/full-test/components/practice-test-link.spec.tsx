import { jest } from '@jest/globals';
import type { TestListItem } from '@aivy/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../../core/store';
import { FakeServer } from '../../../core/testing/fake-server';
import { fakeTime, until } from '../../../core/testing/time';
import { PracticeTestLink } from './practice-test-link';

const UNLOCKED = Date.UTC(2026, 10, 20, 12, 0, 0, 400);
const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const test = (id: string, start: string, more: Partial<TestListItem> = {}): TestListItem => ({
  id,
  start_time: start,
  end_time: '2026-11-20 15:00:00',
  current_module: 4,
  time_factor: 1,
  english_score: null,
  math_score: null,
  ...more,
});
const BEFORE = test('before', '2026-11-20 09:00:00');
const AFTER = test('after', '2026-11-20 12:00:00');
const OPEN = test('open', '2026-11-20 13:00:00', { end_time: null });
const GIVEN_UP = test('given-up', '2026-11-20 13:00:00', { given_up: true });

describe('the way into the practice test that was unlocked', () => {
  it.each([
    ['is its introduction without a test', [], 'Take your practice test', '/full-test/start'],
    ['is its introduction after tests of before', [BEFORE], 'Take your practice test', '/full-test/start'],
    ['is its introduction after one that was given up', [GIVEN_UP], 'Take your practice test', '/full-test/start'],
    ['leads back to an open test', [OPEN, AFTER], 'Go on with your practice test', '/full-test/start'],
    ['is its report once it is taken', [GIVEN_UP, AFTER, BEFORE], 'See your report', '/full-test/after/result'],
  ])('%s', async (_, tests, name, target) => {
    fakeTime();
    const server = new FakeServer({ '/full-test/get-all-test': () => ({ data: tests }) });
    render(
      <Provider store={makeStore()}>
        <MemoryRouter>
          <PracticeTestLink since={UNLOCKED} />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/full-test/start');
    await until(() => server.sent('/full-test/get-all-test').length === 1);
    await until(() => screen.queryByRole('link', { name }) !== null);
    expect(screen.getByRole('link').getAttribute('href')).toBe(target);
  });
});
