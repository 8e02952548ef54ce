import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { Button, Spinner } from '@aivy/web-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { TutorSays } from '../../../core/page/tutor-says';
import styles from './result-states.module.css';

/** After this long a waiting student is told that leaving is safe. */
const PATIENCE_MS = 8_000;
/** Where a diagnostic begins or goes on. */
const TEST_PREVIEW = routePath('TestPreview');

export function ResultLoading({ computing }: { computing: boolean }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.state}>
      <h1 className={styles.quietTitle}>Your test results</h1>
      <div role="status" className={styles.waiting}>
        <Spinner />
        <p>Loading your test results...</p>
        {computing && isLong ? (
          <p className={styles.hint}>
            This takes a little longer than usual. You can leave: the report waits for you here.
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Message({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>{title}</h1>
      <TutorSays text={text} pose="idle" />
      {action}
    </div>
  );
}

interface ResultFailedProps {
  onRetry: () => void;
  message?: string;
  /** The module of a full test that the message is about. */
  module?: number | null;
}

export function ResultFailed({
  onRetry,
  message = DIAGNOSTIC_MESSAGES.reportFailed,
  module = null,
}: ResultFailedProps) {
  return (
    <div className={styles.state}>
      <h1 className={styles.title}>Your test results</h1>
      <p role="alert">{module === null ? message : `Module ${module}: ${message}`}</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** There is nothing to report on yet: the way to the test. */
export function ResultMissing({ unfinished }: { unfinished: boolean }) {
  const navigate = useNavigate();
  return (
    <Message
      title={unfinished ? 'Your diagnostic test is not finished' : 'No diagnostic test yet'}
      text={
        unfinished
          ? 'Your answers so far are saved. Finish the test and I will put your report together.'
          : 'Take the short diagnostic first. Then I can show you where your points are.'
      }
      action={
        <Button variant="primary" size="large" onClick={() => void navigate(TEST_PREVIEW)}>
          {unfinished ? 'Continue the Diagnostic Test' : 'Take the Diagnostic Test'}
        </Button>
      }
    />
  );
}
