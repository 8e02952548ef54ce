import { useAppSelector } from '../../core/store';
import { useTestPlace } from '../hooks/use-test-place';
import { selectSection } from '../selectors';
import styles from './test-header.module.css';

/** One segment per question under the header; the navigator says the same in words. */
export function PaceStrip() {
  const test = useTestPlace();
  const answers = useAppSelector((state) => selectSection(state).answers);
  const marked = useAppSelector((state) => selectSection(state).marked);
  return (
    <div className={styles.pace} aria-hidden="true">
      {answers.map((answer, index) => (
        <i
          key={index}
          data-state={
            index === test.position && !test.reviewing
              ? 'current'
              : marked[index]
                ? 'marked'
                : answer
                  ? 'answered'
                  : 'open'
          }
        />
      ))}
    </div>
  );
}
