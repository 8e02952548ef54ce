import { useEffect } from 'react';

/** Has the browser keep the running page for a reload offline; nothing waits for the code that sees to it. */
export function useKeptPage(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const kept = import('./keep-page').then(({ keepPage }) => keepPage()).catch(() => undefined);
    return () => void kept.then((stop) => stop?.());
  }, [isWanted]);
}
