import { useEffect } from 'react';

/** The question that stands has its tools fetched first. */
const AFTER_MS = 1_000;

/** Has the browser keep the running page for a reload without network; nobody waits for the code that sees to it. */
export function useKeptPage(): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let left = false;
    const later = setTimeout(() => {
      import('./keep-page').then(
        ({ keepPage }) => {
          if (!left) stop = keepPage();
        },
        () => undefined,
      );
    }, AFTER_MS);
    return () => {
      left = true;
      clearTimeout(later);
      stop();
    };
  }, []);
}
