import { render, screen, waitFor } from '@testing-library/react';
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
});
