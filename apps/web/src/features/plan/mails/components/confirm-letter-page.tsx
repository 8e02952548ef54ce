import { Aivy, Button } from '@aivy/web-ui';
import { useSearchParams } from 'react-router-dom';
import { planApi } from '../../../../core/api/plan';
import { isDeadLink } from '../dead-link';
import styles from './mails.module.css';

const { useConfirmLetterMutation } = planApi;

/** The button that was pressed is gone: the keyboard goes on from what came of it. */
const focusOn = (heading: HTMLElement | null): void => heading?.focus();

/** Where the link in a request for consent leads. Opening it changes nothing: scanners of mails open every link. */
export function ConfirmLetterPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [confirm, { isSuccess, error, isLoading }] = useConfirmLetterMutation();
  if (isSuccess || token === '' || isDeadLink(error))
    return (
      <div className={styles.page}>
        <Aivy pose="idle" size={120} label="" />
        <h1 tabIndex={-1} ref={token === '' ? undefined : focusOn}>
          {isSuccess ? 'Thank you' : 'Nothing to confirm'}
        </h1>
        <p role="status">
          {isSuccess
            ? 'The first weekly letter comes on Sunday evening. Every letter has a link that ends them.'
            : 'This link does not belong to a letter any more. The student can ask for it again.'}
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <Aivy pose="idle" size={120} label="" />
      <h1>Get the weekly letter?</h1>
      <p>One mail a week about the student’s SAT practice. No account, and you can end it at any time.</p>
      <Button
        size="large"
        pendingLabel={isLoading ? 'Confirming...' : undefined}
        onClick={() => void confirm({ token })}
      >
        Yes, send me the letter
      </Button>
      {error ? (
        <p role="alert" className={styles.refused}>
          That did not work just now. Please try again in a moment.
        </p>
      ) : null}
    </div>
  );
}
