import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { fakeTime, pass } from '../../core/testing/time';
import { LOADING_MINIMUM_MS, SKELETON_TIMEOUT_MS, useLoading } from './use-loading';

beforeEach(() => fakeTime());
afterEach(() => void jest.useRealTimers());

describe('a skeleton', () => {
  it('stays for a quarter of a second, however soon everything is there', async () => {
    const { result, rerender } = renderHook(({ loading }) => useLoading(loading), { initialProps: { loading: true } });
    await pass(10);
    rerender({ loading: false });
    await pass(LOADING_MINIMUM_MS - 11);
    expect(result.current).toBe('loading');
    await pass(1);
    expect(result.current).toBe('none');
  });

  it('says after five seconds that it takes longer, and goes as soon as it is there', async () => {
    const { result, rerender } = renderHook(({ loading }) => useLoading(loading), { initialProps: { loading: true } });
    await pass(SKELETON_TIMEOUT_MS - 1);
    expect(result.current).toBe('loading');
    await pass(1);
    expect(result.current).toBe('slow');
    rerender({ loading: false });
    await pass(1);
    expect(result.current).toBe('none');
  });

  it('is not there where nothing is waited for', async () => {
    const { result } = renderHook(() => useLoading(false));
    expect(result.current).toBe('none');
    await pass(LOADING_MINIMUM_MS);
    expect(result.current).toBe('none');
  });
});
