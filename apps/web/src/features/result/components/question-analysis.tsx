import { MathText } from '@aivy/web-math';
import type { AnalysedQuestion } from '../model';
import { ChoiceReview } from './choice-review';
import styles from './question-analysis.module.css';

/** Seconds as a person says them. */
export function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

function BlankReview({ item }: { item: AnalysedQuestion }) {
  const accepted = item.correctAnswer.split(',').map((value) => value.trim());
  return (
    <dl className={styles.blank}>
      <div data-result={item.correct ? 'correct' : 'wrong'}>
        <dt>Your answer:</dt>
        <dd>
          {item.answer === '' ? 'No answer' : item.answer} <span>({item.correct ? 'correct' : 'incorrect'})</span>
        </dd>
      </div>
      <div data-result="correct">
        <dt>Correct answer:</dt>
        <dd>{accepted.join(' or ')}</dd>
      </div>
    </dl>
  );
}

/** One question taken apart: material, choices or entry, what it took and cost, and why. */
export function QuestionAnalysis({ item }: { item: AnalysedQuestion }) {
  const { passage, img, question, type } = item.question;
  const figure = img === '' ? null : <MathText className={styles.figure} html={img} />;
  return (
    <div className={passage === '' ? styles.single : styles.split}>
      {passage === '' ? null : (
        <section className={styles.passage} aria-label="Passage" tabIndex={0}>
          {figure}
          <MathText html={passage} />
        </section>
      )}
      <section className={styles.question} aria-label="Question and answer" tabIndex={0}>
        {passage === '' ? figure : null}
        <MathText className={styles.stem} html={question} />
        {type === 'choice' ? <ChoiceReview item={item} /> : <BlankReview item={item} />}
        <p className={styles.facts}>
          <span>Time spent: {spokenTime(item.seconds)}</span>
          {item.correct ? null : (
            <span>{item.cost > 0 ? `This miss cost about ${item.cost} points` : 'This miss cost no points by itself'}</span>
          )}
        </p>
        <section className={styles.explanation} aria-labelledby="explanation">
          <h3 id="explanation">EXPLANATION</h3>
          <MathText html={item.explanation} />
        </section>
      </section>
    </div>
  );
}
