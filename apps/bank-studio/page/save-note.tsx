import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import type { SaveState } from './autosave';
import styles from './editor.module.css';

const SAYS: Readonly<Record<SaveState['kind'], string>> = {
  saved: 'Saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  away: 'Not saved: the server is away. It is tried again',
  conflict: 'Not saved: changed in another window',
  refused: 'Not saved',
};
const SIGNS = {
  saved: Check,
  unsaved: LoaderCircle,
  saving: LoaderCircle,
  away: CloudOff,
  conflict: CircleAlert,
  refused: CircleAlert,
};

/** Whether what is on the page is stored. */
export function SaveNote({ save }: { save: SaveState }) {
  const Sign = SIGNS[save.kind];
  return (
    <p className={styles.save} data-kind={save.kind} role="status">
      <Sign size={16} strokeWidth={2} aria-hidden />
      <span>
        {SAYS[save.kind]}
        {save.kind === 'refused' && `. ${save.message}`}
      </span>
    </p>
  );
}
