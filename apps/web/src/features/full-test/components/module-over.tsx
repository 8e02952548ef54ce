import { Spinner } from '@aivy/web-ui';
import { useEffect } from 'react';
import { useLeaveGuard } from '../../../player';
import styles from './module-over.module.css';

/** How long the page between two modules stands. */
const MODULE_OVER_MS = 2_000;

const stay = (): void => undefined;

/** Between two modules: the next one's clock does not run yet. Back does nothing here; the next module asks. */
export function ModuleOver({ onDone }: { onDone: () => void }) {
  useLeaveGuard(true, stay);
  useEffect(() => {
    const timer = setTimeout(onDone, MODULE_OVER_MS);
    return () => clearTimeout(timer);
  }, [onDone]);
  return (
    <main id="main" className={styles.over}>
      <h1 className={styles.title}>This Module is Over</h1>
      <div role="status" className={styles.wait}>
        <p>All your work has been saved.</p>
        <p>You move on to the next module in a moment.</p>
        <p>Do not refresh this page or quit the app.</p>
      </div>
      <Spinner />
    </main>
  );
}
