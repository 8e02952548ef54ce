import { Overlay } from '@aivy/web-ui';
import styles from './submitting.module.css';

/** Back at a test whose submission is under way: nothing to work on until its outcome is there. */
export const Submitting = () => (
  <main id="main" className={styles.page}>
    <Overlay label="Submitting">
      <p>Your answers are being submitted...</p>
    </Overlay>
  </main>
);
