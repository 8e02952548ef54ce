import { Check, X } from 'lucide-react';
import type { QuestionResult } from '../model';
import styles from './question-circles.module.css';

interface QuestionCirclesProps {
  questions: readonly QuestionResult[];
  /** Gets the position, from 0. */
  onOpen: (index: number) => void;
}

/** The result of a question in a word, the same everywhere on the result screens. */
export const resultWord = (question: Pick<QuestionResult, 'correct' | 'answer'>): string =>
  question.correct ? 'correct' : question.answer === '' ? 'not answered' : 'incorrect';

/** One numbered circle per question; shape (tick or cross) and name say what colour says. */
export function QuestionCircles({ questions, onOpen }: QuestionCirclesProps) {
  return (
    <ul className={styles.grid}>
      {questions.map((question, index) => (
        <li key={question.number}>
          <button
            type="button"
            className={question.correct ? styles.correct : styles.wrong}
            aria-label={`Question ${question.number}, ${resultWord(question)}. Open the analysis`}
            onClick={() => onOpen(index)}
          >
            <span>{question.number}</span>
            {question.correct ? <Check className={styles.icon} aria-hidden="true" /> : <X className={styles.icon} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
