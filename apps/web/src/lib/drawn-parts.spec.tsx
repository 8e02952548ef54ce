import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useDrawnParts } from './drawn-parts';

const Page = ({ parts }: { parts: number }) => (
  <ul>
    {Array.from({ length: useDrawnParts(parts) }, (_, index) => (
      <li key={index}>part {index + 1}</li>
    ))}
  </ul>
);
const shown = (): number => screen.queryAllByRole('listitem').length;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a long page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('shows its first part at once and, untouched, one more after each pause until it is whole', async () => {
    render(<Page parts={3} />);
    expect(shown()).toBe(1);
    await wait(20);
    expect(shown()).toBe(2);
    await wait(20);
    expect(shown()).toBe(3);
    await wait(1_000);
    expect(shown()).toBe(3);
  });

  it('is whole before a print begins', () => {
    render(<Page parts={7} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(7);
  });

  it('of one part or none begins whole', () => {
    const { rerender } = render(<Page parts={1} />);
    expect(shown()).toBe(1);
    rerender(<Page parts={0} />);
    expect(shown()).toBe(0);
  });
});
