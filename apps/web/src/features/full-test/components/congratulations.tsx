import { Aivy, Button } from '@aivy/web-ui';
import styles from './congratulations.module.css';

export interface CongratulationsProps {
  name: string;
  /** The day of the plan that the test has finished today; null where it has finished none. */
  finishedDay: number | null;
  /** Null for a student without a plan. */
  onDashboard: (() => void) | null;
  onTests: () => void;
  onReport: (() => void) | null;
}

/** The end of a practice test and its review: on with the plan, or to the tests where there is none. */
export function Congratulations({ name, finishedDay, onDashboard, onTests, onReport }: CongratulationsProps) {
  return (
    <main id="main" className={styles.page}>
      <Aivy pose="cheer" size={160} />
      <h1 className={styles.title}>Congratulations, {name}!</h1>
      <p className={styles.text}>
        A whole practice test, from the first question to the review. That is how scores move.{' '}
        {finishedDay === null ? '' : `Day ${finishedDay} of your plan is done with it. `}
        Rest today; your tests and reports stay here for whenever you want them.
      </p>
      <div className={styles.actions}>
        {onDashboard ? (
          <Button size="large" onClick={onDashboard}>
            Go to your dashboard
          </Button>
        ) : null}
        <Button variant={onDashboard ? 'outline' : 'primary'} size="large" onClick={onTests}>
          See all your tests
        </Button>
        {onReport ? (
          <Button variant="outline" size="large" onClick={onReport}>
            Back to the report
          </Button>
        ) : null}
      </div>
    </main>
  );
}
