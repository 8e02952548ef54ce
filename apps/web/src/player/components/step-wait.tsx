import { Button } from '@aivy/web-ui';
import type { TestSteps } from '../steps';
import styles from './step-wait.module.css';

/** Says above the footer what the page is waiting for between two questions. */
export function StepWait({ waiting }: Pick<TestSteps, 'waiting'>) {
  return (
    <div className={styles.place} role="status">
      {waiting ? (
        <div className={styles.wait}>
          <span>{waiting.text}</span>
          {waiting.onRetry ? (
            <Button variant="outline" onClick={waiting.onRetry}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
