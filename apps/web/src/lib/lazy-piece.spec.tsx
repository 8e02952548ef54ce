import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPiece, REFETCH_MS } from './lazy-piece';

describe('a piece of the page outside of the error boundary', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is missing while its code cannot be fetched, blanks nothing, and comes when it can be', async () => {
    let tries = 0;
    const Piece = lazyPiece(async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <p>The piece</p>;
    });
    render(
      <>
        <Suspense fallback={null}>
          <Piece />
        </Suspense>
        <p>The page</p>
      </>,
    );
    await wait(0);
    expect([tries, screen.queryByText('The piece'), screen.getByText('The page').textContent]).toEqual([
      1,
      null,
      'The page',
    ]);
    await wait(REFETCH_MS - 1);
    expect(tries).toBe(1);
    await wait(1);
    expect([tries, screen.queryByText('The piece'), screen.getByText('The page').textContent]).toEqual([
      2,
      null,
      'The page',
    ]);
    await wait(REFETCH_MS);
    expect(screen.getByText('The piece').textContent).toBe('The piece');
  });
});
