import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { clearToken, writeToken } from '../session/auth-cookie';

const notices = new Map<string, () => void>();
jest.unstable_mockModule('../realtime/listen-for', () => ({
  listenFor: (event: string, token: string, onNotice: () => void) => {
    notices.set(`${event} ${token}`, onNotice);
    return () => void notices.clear();
  },
}));
const { useUntilCurrent } = await import('./use-until-current');

afterEach(clearToken);

it('looks at the record as soon as the server says that it is ready, and then listens no more', () => {
  writeToken('t0ken');
  const query = { data: { is_current: false }, isFetching: false, isError: false, refetch: jest.fn() };
  const { result, rerender } = renderHook((each: typeof query) => useUntilCurrent(true, each), { initialProps: query });
  expect(result.current).toBe(true);
  act(() => notices.get('learner:updated t0ken')!());
  expect(query.refetch).toHaveBeenCalledTimes(1);
  rerender({ ...query, data: { is_current: true } });
  expect([result.current, notices.size]).toEqual([false, 0]);
});
