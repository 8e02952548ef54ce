import { Donut } from '@aivy/web-ui';
import { countOf, type QuestionResults } from './model';
import { QuestionCircles } from './question-circles';
import styles from './correct-rate.module.css';

interface CorrectRateProps {
  result: QuestionResults;
  onOpen: (index: number) => void;
}

/** Donut of right answers beside the numbered results. */
export function CorrectRate({ result, onOpen }: CorrectRateProps) {
  const withdrawn = countOf(result.questions, 'withdrawn');
  return (
    <div className={styles.rate}>
      <Donut
        percent={result.correctRate}
        label="Correct Answer Rate"
        size={200}
        color={result.subject === 'english' ? 'var(--c-english)' : 'var(--c-math)'}
      />
      <section aria-labelledby="question-results">
        <h2 id="question-results" className={styles.heading}>
          {result.title}: {result.correctCount} of {result.counted} correct
        </h2>
        <p className={styles.counts}>
          {result.correctCount} correct · {countOf(result.questions, 'incorrect')} incorrect ·{' '}
          {countOf(result.questions, 'omitted')} omitted
          {withdrawn > 0 ? ` · ${withdrawn} withdrawn` : null}
        </p>
        <QuestionCircles questions={result.questions} onOpen={onOpen} />
        <p className={styles.hint}>Pick a number to see the question, the right answer, and why.</p>
      </section>
    </div>
  );
}
