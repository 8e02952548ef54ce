import { useRef } from 'react';
import { Button, Dialog } from '@aivy/web-ui';
import { useAppDispatch, useAppSelector, useAppStore } from '../../core/store';
import type { TransferAnswer } from '../../core/session/prompt';
import { transferAnswered } from '../../core/session/session-slice';
import styles from './transfer-dialog.module.css';

const TEXTS = {
  whose: {
    title: 'Are these answers yours?',
    text: 'Somebody took the diagnostic test on this device without signing in, and more than one person uses it. Only you can say whose answers they are.',
  },
  spare: {
    title: 'A diagnostic test is kept on this device',
    text: 'It was taken here without signing in. Your account has its diagnostic already, so these answers cannot be added to it.',
  },
} as const;

/** Before a visitor's answers go to an account on a device that several people use: whose are they? */
export function TransferDialog() {
  const dispatch = useAppDispatch();
  const { transfer } = useAppStore();
  const question = useAppSelector((state) => state.session.transfer);
  const safe = useRef<HTMLButtonElement>(null);
  if (!question) return null;
  const answer = (given: TransferAnswer) => (): void => {
    dispatch(transferAnswered());
    transfer.answer(given);
  };
  // An Enter too many must give nobody's answers to anybody.
  const focusSafe = (event: Event): void => {
    event.preventDefault();
    safe.current?.focus();
  };
  const { title, text } = TEXTS[question];
  return (
    <Dialog open persistent onOpenAutoFocus={focusSafe} onClose={answer('leave')} title={title} description={text}>
      <div className={styles.ways}>
        {question === 'whose' ? <Button onClick={answer('mine')}>Yes, add them to my account</Button> : null}
        <Button ref={safe} variant={question === 'whose' ? 'outline' : 'primary'} onClick={answer('leave')}>
          {question === 'whose' ? 'No, leave them here' : 'Leave it here'}
        </Button>
        <Button variant="danger" onClick={answer('delete')}>
          Delete {question === 'whose' ? 'them' : 'it'} from this device
        </Button>
      </div>
    </Dialog>
  );
}
