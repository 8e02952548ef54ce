import { useEffect } from 'react';

/** Has the browser keep the running page for a reload without network; nobody waits for the code that sees to it. */
export function useKeptPage(): void {
  useEffect(() => {
    const kept = import('./keep-page').then(({ keepPage }) => keepPage()).catch(() => undefined);
    return () => void kept.then((stop) => stop?.());
  }, []);
}
