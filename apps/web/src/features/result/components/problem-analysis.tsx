import { Button, Spinner } from '@aivy/web-ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { useMemo, type KeyboardEvent } from 'react';
import { useResultQuestionsQuery, useResultSolutionsQuery } from '../api';
import { analyseQuestions, type SubjectResult } from '../model';
import { QuestionAnalysis } from './question-analysis';
import { resultWord } from './question-circles';
import styles from './problem-analysis.module.css';

interface ProblemAnalysisProps {
  result: SubjectResult;
  formId: string;
  /** Position of the open question, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Full-screen sheet with one question taken apart; arrows (also on the keyboard) walk through the section and stop at its ends. */
export function ProblemAnalysis({ result, formId, index, onMove, onClose }: ProblemAnalysisProps) {
  const questions = useResultQuestionsQuery({ subject: result.subject, form_id: formId });
  const solutions = useResultSolutionsQuery({ subject: result.subject });
  const items = useMemo(
    () => (questions.data && solutions.data ? analyseQuestions(result.questions, questions.data, solutions.data) : null),
    [questions.data, solutions.data, result.questions],
  );
  const current = result.questions[index];
  const item = items?.find((candidate) => candidate.number === index + 1);
  const failed = (questions.isError && !questions.isFetching) || (solutions.isError && !solutions.isFetching) || (items !== null && !item);
  const last = result.questions.length - 1;
  const move = (by: number) => onMove(Math.min(last, Math.max(0, index + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const retry = () => {
    if (questions.isError) void questions.refetch();
    if (solutions.isError) void solutions.refetch();
  };
  if (!current) return null;
  const word = resultWord(current);

  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} onKeyDown={onKeyDown}>
          <div className={styles.bar}>
            <button type="button" className={styles.tool} aria-label="Previous question" aria-disabled={index === 0} onClick={() => move(-1)}>
              <ChevronLeft aria-hidden="true" />
            </button>
            <Dialog.Title className={styles.title} aria-live="polite">
              <span className={current.correct ? styles.correct : styles.wrong} aria-hidden="true">
                {current.number}
              </span>
              <span>
                Question {current.number} of {result.questions.length}, <span className={styles.word}>{word}</span>
              </span>
            </Dialog.Title>
            <button type="button" className={styles.tool} aria-label="Next question" aria-disabled={index === last} onClick={() => move(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
            <Dialog.Close className={styles.close} aria-label="Close the analysis">
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          {item ? (
            <QuestionAnalysis key={item.number} item={item} />
          ) : failed ? (
            <div className={styles.state} role="alert">
              <p>{DIAGNOSTIC_MESSAGES.solutionsFailed(result.title)}</p>
              <Button variant="outline" onClick={retry}>
                Try again
              </Button>
            </div>
          ) : (
            <div className={styles.state} role="status">
              <Spinner />
              <p>Loading the question...</p>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
