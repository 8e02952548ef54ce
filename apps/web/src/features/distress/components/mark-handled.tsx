import { useState, type FormEvent } from 'react';
import { DISTRESS_NOTE_MAX_LENGTH, type DistressPlace } from '@aivy/contracts';
import { Button, Dialog, TextField } from '@aivy/web-ui';
import { aivydailyApi } from '../../../core/api/aivydaily';
import { chatApi } from '../../../core/api/chat';
import styles from './distress-page.module.css';

const { useHandlePracticeDistressMutation } = aivydailyApi;
const { useHandleChatDistressMutation } = chatApi;

interface MarkHandledProps {
  userId: string;
  messageId: string;
  place: DistressPlace;
  message: string;
  /** Tells this row's button from the others' for a screen reader. */
  label: string;
}

export function MarkHandled({ userId, messageId, place, message, label }: MarkHandledProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [handleInChat, inChat] = useHandleChatDistressMutation();
  const [handleInPractice, inPractice] = useHandlePracticeDistressMutation();
  const isSaving = inChat.isLoading || inPractice.isLoading;
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    const handle = place === 'practice' ? handleInPractice : handleInChat;
    const { error } = await handle({ user_id: userId, message_id: messageId, note });
    if (!error) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outline"
        className={styles.mark}
        aria-label={`Mark handled: ${label}`}
        onClick={() => setOpen(true)}
      >
        Mark handled
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Mark handled"
        description={`“${message}”`}
        locked={isSaving}
      >
        <form className={styles.form} onSubmit={(event) => void save(event)}>
          <TextField
            label="What was done (optional)"
            value={note}
            maxLength={DISTRESS_NOTE_MAX_LENGTH}
            onChange={({ target }) => setNote(target.value)}
          />
          <div className={styles.choices}>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" pendingLabel={isSaving ? 'Saving…' : undefined}>
              Mark handled
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
