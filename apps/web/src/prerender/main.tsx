import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { makeStore } from '../core/store';
import { App } from '../shell/app';

/**
 * What the client draws first for a visitor at an address; `build/draw-screens.ts` puts it into a page, which the
 * client takes over (`main.tsx`).
 * @returns the content of `#root`
 */
export async function drawScreen(path: string): Promise<string> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App store={makeStore()} />
      </StaticRouter>
    </StrictMode>,
    // Nothing is put into its place by a script later: the content policy forbids those in the page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (fault) => void faults.push(fault) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new AggregateError(faults, `${path} could not be drawn`);
  return html;
}
