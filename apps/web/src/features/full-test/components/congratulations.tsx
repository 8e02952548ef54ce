import { Aivy, Button } from '@aivy/web-ui';
import styles from './congratulations.module.css';

/** The end of a practice test and its review. */
export function Congratulations({
  name,
  onTests,
  onReport,
}: {
  name: string;
  onTests: () => void;
  onReport: (() => void) | null;
}) {
  return (
    <main id="main" className={styles.page}>
      <Aivy pose="cheer" size={160} />
      <h1 className={styles.title}>Congratulations, {name}!</h1>
      <p className={styles.text}>
        A whole practice test, from the first question to the review. That is how scores move. Rest today; your tests
        and reports stay here for whenever you want them.
      </p>
      <div className={styles.actions}>
        <Button size="large" onClick={onTests}>
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
