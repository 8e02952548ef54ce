import { act, renderHook } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useReadingFace } from './reading-face';

const PATIENCE_MS = 400;
const PLAIN = '<p>The tide turned.</p>';
const SLANTED = '<p>In <em>Moby-Dick</em> the tide turned.</p>';

/** Styles that were asked for, each with what brings it. */
let asked: Map<string, () => void>;
const italics = (): string[] => [...asked.keys()].filter((style) => style.startsWith('italic'));
const arrive = (style: RegExp): Promise<void> =>
  act(async () => {
    for (const [name, bring] of asked) if (style.test(name)) bring();
  });
const UPRIGHT = /^(?!italic)/;
const ITALIC = /^italic/;
const show = (text?: string | null) =>
  renderHook(({ shown }: { shown?: string | null | undefined }) => useReadingFace(shown), {
    initialProps: { shown: text },
  });

describe('the reading face', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    asked = new Map();
    const load = (style: string) => new Promise<FontFace[]>((resolve) => asked.set(style, () => resolve([])));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is ready with its upright style where the page begins without italics, which are fetched behind', async () => {
    const { result } = show(PLAIN);
    expect([result.current, italics()]).toEqual([false, []]);
    await arrive(UPRIGHT);
    expect(result.current).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(italics()).toHaveLength(1);
  });

  it.each([[SLANTED], [undefined]])('is ready with both styles where the page begins with %p', async (text) => {
    const { result } = show(text);
    await arrive(UPRIGHT);
    expect([result.current, italics().length]).toEqual([false, 1]);
    await arrive(ITALIC);
    expect(result.current).toBe(true);
  });

  it('is fetched before the texts are known, and ready at once when they are', async () => {
    const { result, rerender } = show(null);
    await arrive(UPRIGHT);
    expect(result.current).toBe(false);
    rerender({ shown: PLAIN });
    expect(result.current).toBe(true);
  });

  it('keeps no passage waiting for longer than 400 ms, however slow the network', async () => {
    const { result } = show(SLANTED);
    await act(() => jest.advanceTimersByTimeAsync(PATIENCE_MS - 1));
    expect(result.current).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(result.current).toBe(true);
  });
});
