import { Aivy, type AivyPose } from '@aivy/web-ui';
import styles from './tutor-says.module.css';

interface TutorSaysProps {
  text: string;
  pose?: AivyPose;
}

/** Aivy with a speech bubble. The figure is decoration; the bubble is the message. */
export function TutorSays({ text, pose = 'idle' }: TutorSaysProps) {
  return (
    <div className={styles.tutor}>
      <div className={styles.figure}>
        <Aivy pose={pose} label="" />
      </div>
      <p className={styles.bubble}>{text}</p>
    </div>
  );
}
