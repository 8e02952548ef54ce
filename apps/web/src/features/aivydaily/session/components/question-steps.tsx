import { cx } from '@aivy/web-ui';
import { Check, Minus } from 'lucide-react';
import type { ListedQuestion } from '../practice-session';
import styles from './question-steps.module.css';

interface QuestionStepsProps {
  questions: readonly ListedQuestion[];
  total: number;
  currentId: number | null;
}

type Step = 'right' | 'missed' | 'current' | 'ahead';

const SPOKEN: Record<Step, string> = { right: 'right', missed: 'missed', current: 'open', ahead: 'ahead' };

function stepOf(question: ListedQuestion | undefined, isCurrent: boolean): Step {
  if (question?.is_completed) return question.is_correct ? 'right' : 'missed';
  return isCurrent ? 'current' : 'ahead';
}

/** The questions of a session in a row: what became of each, and where the student is. */
export function QuestionSteps({ questions, total, currentId }: QuestionStepsProps) {
  const found = questions.findIndex(({ question_id: id }) => id === currentId);
  const current = found < 0 ? questions.length : found;
  return (
    <ol className={styles.steps} aria-label={`Question ${Math.min(current + 1, total)} of ${total}`}>
      {Array.from({ length: total }, (_, index) => {
        const step = stepOf(questions[index], index === current);
        return (
          <li
            key={index}
            className={cx(styles.step, styles[step], index === current && styles.here)}
            aria-label={`${index + 1}, ${SPOKEN[step]}`}
            aria-current={index === current ? 'step' : undefined}
          >
            {step === 'right' ? (
              <Check size={17} strokeWidth={2.4} aria-hidden="true" />
            ) : step === 'missed' ? (
              <Minus size={17} strokeWidth={2.4} aria-hidden="true" />
            ) : (
              <span aria-hidden="true">{index + 1}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
