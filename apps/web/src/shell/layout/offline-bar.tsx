import { useSyncExternalStore } from 'react';
import styles from './layout.module.css';

const CHANGES = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** What still works offline. In the entry: there'd be no fetching it when it's needed. */
export function OfflineBar() {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className={isOffline ? styles.offline : 'vh'}>
      {isOffline
        ? "You're offline. Sets and tests you've opened here still work, and your answers are saved on this device."
        : ''}
    </p>
  );
}
