import { Aivy, Landscape, type AivyPose } from '@aivy/web-ui';
import styles from './letter.module.css';

/** Sky, hills and trees behind the paper; Aivy stands on the hill where there's room. */
export function LetterScene({ pose }: { pose: AivyPose }) {
  return (
    <>
      <Landscape className={styles.scene} />
      <div className={styles.tutor}>
        <Aivy pose={pose} size={168} label="" />
      </div>
    </>
  );
}
