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
          <p className={styles.lead}>You finished it without network. It counts for the day on which you did it.</p>
        </div>
        <section className={styles.kept} role="status" aria-labelledby="kept-here">
          <h2 id="kept-here">Kept on this device</h2>
          {waiting.message === null ? (
            <p>
              Your answers will be handed in when you are online. Nothing is left to do; the result and the explanations
              appear here then.
            </p>
          ) : (
            <p className={styles.wrong}>It could not be handed in: {waiting.message}</p>
          )}
        </section>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="large" onClick={() => void navigate(routePath('Dashboard'))}>
          Dashboard
        </Button>
        <Button size="large" onClick={onRetry}>
          Hand in now
        </Button>
      </div>
    </main>
  );
}
