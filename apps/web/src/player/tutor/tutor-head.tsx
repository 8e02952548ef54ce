import { Aivy, type AivyPose } from '@aivy/web-ui';
import { LifeBuoy } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './tutor-head.module.css';

interface TutorHeadProps {
  pose: AivyPose;
  /** Under the title. */
  promise: string;
  title: Ref<HTMLHeadingElement> | undefined;
  help: { open: boolean; button: Ref<HTMLButtonElement>; onToggle(): void };
  close: ReactNode;
}

/** Who speaks, and the way to real help. */
export function TutorHead({ pose, promise, title, help, close }: TutorHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <Aivy bust pose={pose} size={46} label="" />
        <div className={styles.title}>
          <h2 ref={title} tabIndex={-1}>
            Chat with AI tutor
          </h2>
          <p>{promise}</p>
        </div>
        <button
          type="button"
          className={styles.help}
          ref={help.button}
          aria-expanded={help.open}
          onClick={help.onToggle}
        >
          <LifeBuoy size={19} aria-hidden="true" />
          <span>Need help now?</span>
        </button>
        {close}
      </div>
    </header>
  );
}
