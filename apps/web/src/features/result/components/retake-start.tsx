import type { Subject } from '@aivy/contracts';
import { Aivy, Button, Dialog } from '@aivy/web-ui';
import { useState, type ComponentProps } from 'react';
import { SECTION_NAMES } from '../effort-texts';
import styles from './retake-start.module.css';

interface RetakeStartProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  subject: Subject;
  /** On the button: the section, and how long it takes. */
  label: string;
  /** How much there is to do, as a sentence. */
  length: string;
  pending: boolean;
  onStart(): void;
}

/** The way back into a section. Its clock starts with the test page, so this says first what's coming. */
export function RetakeStart({ subject, label, length, pending, onStart, ...look }: RetakeStartProps) {
  const [open, setOpen] = useState(false);
  const { name } = SECTION_NAMES[subject];
  const other = SECTION_NAMES[subject === 'math' ? 'english' : 'math'].name;
  const start = (): void => {
    setOpen(false);
    onStart();
  };
  return (
    <>
      <Button {...look} pendingLabel={pending ? 'Opening…' : undefined} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${name}, one more round`} description={length}>
        <div className={styles.figure}>
          <Aivy pose="idle" size={112} label="" />
        </div>
        <ul className={styles.facts}>
          <li>The clock starts when you do. Pick a quiet moment.</li>
          <li>Give each question a real look. Wrong answers are fine.</li>
          <li>{other} stays as it is.</li>
        </ul>
        <div className={styles.actions}>
          <Button size="large" onClick={start}>
            Start {name}
          </Button>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </>
  );
}
