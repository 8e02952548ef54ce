import { lazy, type ComponentType } from 'react';

/** Wait before code that could not be fetched is asked for again. */
export const REFETCH_MS = 5_000;

/**
 * A piece of the page that stands outside of the error boundary, fetched when it is first shown. Until it can be fetched
 * it is missing (its Suspense shows the fallback): it must not blank the page around it. Give each a Suspense of its own.
 */
export const lazyPiece = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const fetchIt = (): Promise<ComponentType<Props>> =>
    load().catch(() => new Promise<void>((retry) => setTimeout(retry, REFETCH_MS)).then(fetchIt));
  return lazy(async () => ({ default: await fetchIt() }));
};
