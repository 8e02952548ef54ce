import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

/** Answers of the network to each fetch of the renderer, given when the test says so. */
const answers: { arrive(): void; fail(): void }[] = [];
const fetchRenderer = () =>
  new Promise((resolve, reject) => {
    const draw = (html: string): string => html.replaceAll(/\\\((.*?)\\\)/g, 'drawn $1');
    answers.push({
      arrive: () => resolve({ draw }),
      fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
    });
  });

jest.unstable_mockModule('./renderer/renderer', fetchRenderer as () => Promise<{ draw: (html: string) => string }>);
const { MathNotice, MathText, useMath } = await import('./index');

function Page() {
  return (
    <>
      <MathNotice math={useMath(['\\(x^2\\)'])} />
      <MathText html="Solve \(x^2\) now" />
    </>
  );
}
const settle = (what: () => void) =>
  act(async () => {
    what();
    await jest.advanceTimersByTimeAsync(0);
  });
const shown = () => {
  const text = document.querySelector('.host');
  return {
    hidden: text?.classList.contains('waiting'),
    busy: text?.getAttribute('aria-busy') === 'true',
    text: text?.textContent,
    notice: screen.queryByRole('status') !== null,
  };
};

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

// One story, because the renderer is fetched once for the whole page.
describe('while the renderer is fetched', () => {
  it('shows nothing, then the source with the reason, and the formula as soon as the renderer comes', async () => {
    render(<Page />);
    await settle(() => undefined);
    expect(shown()).toMatchObject({ hidden: true, busy: true, notice: false });

    // The fetch hangs: time runs for the student.
    await settle(() => jest.advanceTimersByTime(20_000));
    expect(shown()).toMatchObject({ hidden: false, text: 'Solve \\(x^2\\) now', notice: true });
    expect(answers).toHaveLength(1);

    await settle(() => answers[0]?.fail());
    await settle(() => jest.advanceTimersByTime(10_000));
    expect(answers).toHaveLength(2);
    expect(shown()).toMatchObject({ hidden: false, text: 'Solve \\(x^2\\) now', notice: true });

    await settle(() => answers[1]?.fail());
    await settle(() => window.dispatchEvent(new Event('online')));
    expect(answers).toHaveLength(3);
    await settle(() => answers[2]?.arrive());
    expect(shown()).toEqual({ hidden: false, busy: false, text: 'Solve drawn x^2 now', notice: false });
  });

  it('draws what comes later in its first paint', async () => {
    render(<MathText html="Then \(y\)" />);
    expect(shown()).toMatchObject({ hidden: false, busy: false, text: 'Then drawn y' });
  });
});
