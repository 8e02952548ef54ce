import { prefetchMath } from '@aivy/web-math';
import { Button, Dialog, Spinner } from '@aivy/web-ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import type { AnalysedQuestions, QuestionResults } from './model';
import { AloudButton, AloudPlace, useAloud } from '../read-aloud/aloud-button';
import { LazyChat } from '../tutor/lazy-chat';
import { QuestionAnalysis } from './question-analysis';
import { useAnalysisMath } from './use-analysis-math';
import styles from './problem-analysis.module.css';

export interface ProblemAnalysisProps {
  result: QuestionResults;
  analysis: AnalysedQuestions;
  /** Position of the open question, from 0. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** In the chat and in what reads aloud the keys are theirs: arrows move in a text or a list, Escape closes them alone. */
const hasOwnKeys = (target: unknown): boolean =>
  target instanceof Element && target.closest('[data-own-keys]') !== null;

/** Full-screen sheet with one question taken apart; arrows (also on the keyboard) walk through the section and stop at its ends. */
export function ProblemAnalysis({ result, analysis, index, onMove, onClose }: ProblemAnalysisProps) {
  const current = result.questions[index];
  const last = result.questions.length - 1;
  const aloud = useAloud();
  const item = analysis.items?.find((candidate) => candidate.position === index);
  // Shown before they can be drawn, the page would move when its formulas come.
  const math = useAnalysisMath(item);

  // Asked for with the questions, not after them.
  useEffect(() => {
    if (result.subject === 'math') prefetchMath();
  }, [result.subject]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (hasOwnKeys(event.target)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowLeft' && index > 0) onMove(index - 1);
      if (event.key === 'ArrowRight' && index < last) onMove(index + 1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [index, last, onMove]);

  if (!current) return null;
  const close = (): void => {
    if (!hasOwnKeys(document.activeElement)) onClose();
  };
  return (
    <Dialog open onClose={close} size="full" title="Problem analysis" titleHidden className={styles.sheet ?? ''}>
      <div className={styles.bar}>
        {/* Not `disabled` at the ends: a button that vanishes from under the focus would lose it. */}
        <button
          type="button"
          className={styles.tool}
          aria-label="Previous question"
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
        <h3 className={styles.title} aria-live="polite">
          <span className={styles[current.outcome]} aria-hidden="true">
            {current.number}
          </span>
          <span>
            {current.module === null ? '' : `Module ${current.module}, `}Question {current.number} of{' '}
            {result.questions.filter(({ module }) => module === current.module).length}, {current.outcome}
          </span>
        </h3>
        <button
          type="button"
          className={styles.tool}
          aria-label="Next question"
          aria-disabled={index === last}
          onClick={() => index < last && onMove(index + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
        <AloudButton aloud={aloud} />
      </div>
      <AloudPlace aloud={aloud} about={String(index)} />
      {item && math.kind !== 'waiting' ? (
        <QuestionAnalysis key={item.position} item={item} />
      ) : analysis.failed || (analysis.items && !item) ? (
        <div className={styles.state} role="alert">
          <p>{analysis.failedText}</p>
          <Button variant="outline" onClick={analysis.retry}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={styles.state} role="status">
          <Spinner />
          <p>Loading the question...</p>
        </div>
      )}
      <LazyChat
        key={item?.question.id ?? 'none'}
        question={
          item
            ? {
                id: item.question.id,
                isMath: result.subject === 'math',
                answer: item.answer,
                missed: item.outcome === 'incorrect',
              }
            : null
        }
        closedBecause={item ? null : 'We can chat as soon as the question is here.'}
      />
    </Dialog>
  );
}
