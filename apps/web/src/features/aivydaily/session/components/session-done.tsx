import { Aivy, Button } from '@aivy/web-ui';
import type { SessionStatistics } from '../statistics';
import styles from './session-done.module.css';

interface SessionDoneProps {
  topic: string;
  statistics: SessionStatistics;
  /** Earned in this session; null while it is on its way. */
  points: number | null;
  onAgain(): void;
  onHome(): void;
}

/** After the fifth question: what it was, and what next. */
export function SessionDone({ topic, statistics, points, onAgain, onHome }: SessionDoneProps) {
  const { minutes, accuracy, answered, total } = statistics;
  return (
    <main id="main" className={styles.page}>
      <Aivy pose={accuracy >= 60 ? 'cheer' : 'idle'} size={140} label="" />
      <h1>Mission done</h1>
      <p className={styles.lead}>
        {topic}: {answered} of {total} questions, {accuracy}% right on the first try.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Time</dt>
          <dd>{minutes} min</dd>
        </div>
        <div>
          <dt>First try</dt>
          <dd>{accuracy}%</dd>
        </div>
        <div>
          <dt>Points</dt>
          <dd>{points === null ? '…' : `+${points}`}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button size="large" onClick={onHome}>
          Back to your topics
        </Button>
        <Button size="large" variant="outline" onClick={onAgain}>
          Five more of this topic
        </Button>
      </div>
    </main>
  );
}
