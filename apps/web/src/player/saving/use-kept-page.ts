import { useEffect } from 'react';

/** Has the browser keep the running page for a reload without network; nobody waits for the code that sees to it. */
export function useKeptPage(): void {
  useEffect(() => {
    let stop = (): void => undefined;
    let left = false;
    import('./keep-page').then(
      ({ keepPage }) => {
        if (!left) stop = keepPage();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop();
    };
  }, []);
}
