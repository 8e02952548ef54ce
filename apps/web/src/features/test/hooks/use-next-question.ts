import type { StudentQuestion } from '@aivy/contracts';
import { prepareHtml } from '@aivy/web-math';
import { useEffect } from 'react';

/** Safari has no idle callbacks; a moment later is idle enough. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work);
  return () => cancelIdleCallback(id);
};

/** Prepares the texts of the question after this one while the student reads, so that Next paints at once on slow devices. */
export function useNextQuestion(questions: readonly StudentQuestion[], position: number): void {
  useEffect(() => {
    const next = questions[position + 1];
    if (!next) return undefined;
    return whenIdle(() => prepareHtml([next.passage, next.img, next.question, next.choice_a, next.choice_b, next.choice_c, next.choice_d]));
  }, [position, questions]);
}
