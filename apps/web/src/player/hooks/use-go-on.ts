import { isAnswered } from '@aivy/exam';
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../core/store';
import { selectSection } from '../selectors';
import type { TestSteps } from '../steps';

export interface GoOnOptions {
  steps: TestSteps | null;
  position: number;
  /** Of the section. */
  total: number;
  readClock(): void;
  goTo(index: number): void;
  /** Something else is on the screen: nothing is asked. */
  held: boolean;
}

/** What Next does. In steps it asks before a question stays empty for good, and reads the question's time before it is over. */
export function useGoOn({ steps, position, total, readClock, goTo, held }: GoOnOptions) {
  const store = useStore<RootState>();
  // The question that is asked about; no other one, to which the test has gone on meanwhile.
  const [skipped, setSkipped] = useState<number | null>(null);
  const step = (): void => {
    setSkipped(null);
    readClock();
    steps?.onNext();
  };
  return {
    skips: skipped === position && !held,
    goOn: (): void => {
      if (!steps) return goTo(position + 1);
      const answer = selectSection(store.getState()).answers[position] ?? '';
      if (isAnswered(answer) || position + 1 >= total) return step();
      setSkipped(position);
    },
    skip: step,
    stay: () => setSkipped(null),
  };
}
