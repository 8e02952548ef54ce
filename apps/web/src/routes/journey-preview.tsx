import { preloadDisplayFont } from '@aivy/web-ui';
import { JourneyPreview as Preview } from '../features/plan/letter';
import { useReadingFace } from '../lib/reading-face';
import styles from './journey-preview.module.css';

export default function JourneyPreview() {
  preloadDisplayFont();
  // The letter is set in the reading face; the envelope gives it the time to arrive.
  useReadingFace();
  return (
    <main id="main" tabIndex={-1} className={styles.sky}>
      <Preview />
    </main>
  );
}
