import { useAppSelector } from '../../core/store';
import { selectTest } from '../selectors';
import styles from './test-header.module.css';

/** One segment per question under the header; the navigator says the same in words. */
export function PaceStrip() {
  const test = useAppSelector(selectTest);
  const { answers, marked } = test.sections[test.section];
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
