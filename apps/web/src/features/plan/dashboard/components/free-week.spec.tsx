import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { sessionApi } from '../../../../core/session/session-api';
import { renderScreen } from '../../plan-kit';
import { FreeWeek } from './free-week';

async function on(date: string): Promise<void> {
  jest.setSystemTime(new Date(`${date}T12:00:00Z`));
  const { store } = renderScreen(<FreeWeek />);
  const user = { products: [1], path_access: { first_day: '2026-11-02', last_day: '2026-11-08' } };
  await act(() => store.dispatch(sessionApi.util.upsertQueryData('getUserInfo', undefined, user as never)));
}

describe('the free week on the dashboard', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['2026-11-02', 'Seven days left, nothing to pay. You keep everything you do.'],
    ['2026-11-04', 'Five days left, nothing to pay. You keep everything you do.'],
    ['2026-11-08', 'Last day, nothing to pay. You keep everything you do.'],
  ])('says its dates and what is left on %s', async (date, text) => {
    await on(date);
    const tile = within(screen.getByRole('region', { name: 'Your free week' }));
    expect(tile.getByText('Nov 2–8')).toBeTruthy();
    expect(tile.getByText(text)).toBeTruthy();
  });

  it('is gone after its last day', async () => {
    await on('2026-11-09');
    expect(screen.queryByRole('region', { name: 'Your free week' })).toBeNull();
  });
});
