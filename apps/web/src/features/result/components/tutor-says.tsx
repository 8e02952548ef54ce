import { Aivy } from '@aivy/web-ui';
import type { ComponentProps } from 'react';
import styles from './tutor-says.module.css';

interface TutorSaysProps {
  text: string;
  pose?: ComponentProps<typeof Aivy>['pose'];
}

/** Aivy with a speech bubble. The figure is decoration; the bubble is the message. */
export function TutorSays({ text, pose = 'idle' }: TutorSaysProps) {
  return (
    <div className={styles.tutor}>
      <div className={styles.figure} aria-hidden="true">
        <Aivy pose={pose} />
      </div>
      <p className={styles.bubble}>{text}</p>
    </div>
  );
}
