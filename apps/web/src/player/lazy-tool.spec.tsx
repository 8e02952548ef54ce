import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyTool } from './lazy-tool';

describe('a tool whose code comes later', () => {
  it('is shown when it comes', async () => {
    const Tool = lazyTool(async () => () => <p>tool</p>);
    render(<Suspense fallback="wait">{<Tool />}</Suspense>);
    expect(await screen.findByText('tool')).not.toBeNull();
  });

  it('is missing when it cannot be fetched: the test beside it goes on', async () => {
    const Tool = lazyTool(async () => {
      throw new Error('offline');
    });
    render(
      <main>
        question <Suspense fallback="wait">{<Tool />}</Suspense>
      </main>,
    );
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe('question '));
  });

  it('comes when the network is back, and when it is reached for again', async () => {
    let online = false;
    const load = async () => {
      if (!online) throw new Error('offline');
      return () => <p>tool</p>;
    };
    const [first, second] = [lazyTool(load), lazyTool(load)];
    const page = (Tool: typeof first) => <Suspense fallback="wait">{<Tool />}</Suspense>;
    const opened = render(page(first));
    const closed = render(page(second));
    await waitFor(() => expect(document.body.textContent).toBe(''));
    closed.unmount();
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('tool')).not.toBeNull();
    opened.unmount();
    render(page(second));
    expect(await screen.findByText('tool')).not.toBeNull();
  });
});
