import { act, renderHook } from '@testing-library/react';
import { useLineReader } from './use-line-reader';
import { useReadAloud } from './use-read-aloud';

const heading = { current: document.createElement('h2') };
heading.current.tabIndex = -1;

describe('helps for reading', () => {
  beforeEach(() => document.body.replaceChildren(heading.current));

  it.each([
    ['the line reader closes where there is no passage', (can: boolean) => useLineReader(can, heading)],
    ['what reads aloud closes on the review page', (can: boolean) => useReadAloud(!can, heading)],
  ])('%s, and does not come back by itself after it', (_, use) => {
    const { result, rerender } = renderHook(use, { initialProps: true });
    act(() => result.current.open());
    expect(result.current.on).toBe(true);
    rerender(false);
    rerender(true);
    expect(result.current.on).toBe(false);
    act(() => result.current.open());
    act(() => result.current.close());
    expect([result.current.on, document.activeElement]).toEqual([false, heading.current]);
  });
});
