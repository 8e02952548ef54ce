import { lazy } from 'react';

const load = () => import('./tex');

/** The renderer with MathJax behind it: one chunk, fetched by the first formula on a page or by `prefetchMath`. */
export const LazyTex = lazy(load);

/** Fetches the renderer ahead of need; a failure is left to the first formula, which then shows its source. */
export function prefetchMath(): void {
  load().catch(() => undefined);
}
