import { Aivy, Button } from '@aivy/web-ui';
import { useSearchParams } from 'react-router-dom';
import { planApi } from '../../../../core/api/plan';
import { isDeadLink } from '../dead-link';
import { OPT_IN_TEXTS } from '../opt-ins';
import styles from './mails.module.css';

const { useUnsubscribeMutation } = planApi;

const ENDED: Readonly<Record<string, string>> = {
  reminder: 'You get no more reminders. You can ask for them again in your account.',
  'weekly-letter': 'You get no more weekly letters. The student sees that they have ended.',
  ...Object.fromEntries(Object.entries(OPT_IN_TEXTS).map(([kind, { ended }]) => [kind, ended])),
};
const NO_LINK = 'This link does not belong to any mails any more, so there is nothing to end.';

/** The button that was pressed is gone: the keyboard goes on from what came of it. */
const focusOn = (heading: HTMLElement | null): void => heading?.focus();

/** Where the link in a mail leads. Opening it changes nothing; the button ends the mails. */
export function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [end, { data, error, isLoading }] = useUnsubscribeMutation();
  const isDead = token === '' || isDeadLink(error);
  if (data || isDead)
    return (
      <div className={styles.page}>
        <Aivy pose="idle" size={120} label="" />
        <h1 tabIndex={-1} ref={token === '' ? undefined : focusOn}>
          {data ? 'It is done' : 'Nothing to end'}
        </h1>
        <p role="status">{data ? (ENDED[data.kind] ?? "You won't get these emails anymore.") : NO_LINK}</p>
      </div>
    );
  return (
    <div className={styles.page}>
      <Aivy pose="idle" size={120} label="" />
      <h1>End these mails?</h1>
      <p>One press, no sign-in, no questions.</p>
      <Button size="large" pendingLabel={isLoading ? 'Ending...' : undefined} onClick={() => void end({ token })}>
        End these mails
      </Button>
      {error ? (
        <p role="alert" className={styles.refused}>
          That did not work just now. Please try again in a moment.
        </p>
      ) : null}
    </div>
  );
}
