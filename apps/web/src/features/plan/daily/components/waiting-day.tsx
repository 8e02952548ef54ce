import { Button } from '@aivy/web-ui';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import type { WaitingUnit } from '../hooks/use-hand-in';
import styles from './day-page.module.css';

/** A unit that was finished without network: done for its student, and not yet with us. */
export function WaitingDay({ day, waiting, onRetry }: { day: number; waiting: WaitingUnit; onRetry: () => void }) {
  const navigate = useNavigate();
  const title = useArrivalFocus();
  return (
    <main id="main" className={styles.page}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            Day {day} is done
          </h1>
          <p className={styles.lead}>You finished it offline. It counts for the day you did it.</p>
        </div>
        <section className={styles.kept} role="status" aria-labelledby="kept-here">
          <h2 id="kept-here">Saved on this device</h2>
          {waiting.message === null ? (
            <p>We’ll send your answers when you’re back online. Then your result and the explanations show up here.</p>
          ) : (
            <p className={styles.wrong}>We couldn’t send it: {waiting.message}</p>
          )}
        </section>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="large" onClick={() => void navigate(routePath('Dashboard'))}>
          Dashboard
        </Button>
        <Button size="large" onClick={onRetry}>
          Send now
        </Button>
      </div>
    </main>
  );
}
