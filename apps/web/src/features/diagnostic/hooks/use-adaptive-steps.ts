import type { StudentQuestion } from '@aivy/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, useAppSelector, type RootState } from '../../../core/store';
import { answersFixed, movedTo, selectTest, type SectionName, type TestSteps } from '../../../player';
import { diagnosticApi } from '../../../core/api/diagnostic';
import { SECTIONS } from '../sections';
import type { useSectionQuestions } from './use-section-questions';

/** Without an answer the next question is asked for again after so long, and at once when the network is back. */
const AGAIN_MS = 5_000;

const DRAWING = 'Choosing your next question…';
const MEANWHILE = 'Your answer is kept, your clock stands still, and the test goes on by itself.';
const NO_NETWORK = `Waiting for the network. ${MEANWHILE}`;
const NO_QUESTION = `Your next question is not here yet. ${MEANWHILE}`;

/** Where the question did not come: what is said while it is asked for again. */
type Wait = 'nothing' | 'drawing' | { text: string };

export interface StepsOptions {
  questions: Pick<ReturnType<typeof useSectionQuestions>, 'asked' | 'data' | 'isAdaptive' | 'total'>;
  /** The test was submitted elsewhere. */
  onClosed(): void;
}

/**
 * The steps of an adaptive section: the answer on the screen is final once the next question was drawn by it. What another
 * page of the student has answered meanwhile stands. Null for a form whose questions are all there.
 */
export function useAdaptiveSteps({ questions, onClosed }: StepsOptions): TestSteps | null {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const section = useAppSelector((state) => selectTest(state).section);
  const position = useAppSelector((state) => selectTest(state).position);
  // Of a section each: what the first one waits for does not keep the second.
  const [waited, setWaited] = useState<{ section: SectionName; wait: Wait }>({ section, wait: 'nothing' });
  const wait = waited.section === section ? waited.wait : 'nothing';
  const underWay = useRef<SectionName>(null);
  const joining = useRef<Promise<unknown>>(Promise.resolve());
  const { asked, data, isAdaptive, total } = questions;
  const drawn = data?.length ?? 0;
  const formId = data?.[0]?.form_id;
  const args = useRef(asked);
  useEffect(() => {
    args.current = asked;
  });

  /** @returns why there is nothing new; null for the questions that came */
  const ask = useCallback(
    async (place: number): Promise<string | null> => {
      const isOpen = (): boolean => selectTest(store.getState()).section === section;
      if (formId === undefined || !isOpen()) return NO_QUESTION;
      const into = args.current;
      const { subject } = SECTIONS[section];
      const answer = selectTest(store.getState()).sections[section].answers[place - 1] ?? '';
      const outcome = await dispatch(
        diagnosticApi.endpoints.nextDiagnosticQuestion.initiate({ form_id: formId, subject, place, answer }),
      );
      if (outcome.error) {
        const code = 'code' in outcome.error ? outcome.error.code : undefined;
        if (code === 'DT-TESTEXIST') onClosed();
        return code === 'NETWORK' ? NO_NETWORK : NO_QUESTION;
      }
      const grown = [...(data ?? []).slice(0, place), ...outcome.data.questions];
      dispatch(answersFixed({ section, answers: outcome.data.answers }));
      dispatch(
        diagnosticApi.util.updateQueryData('requestQuestions', into, (known: StudentQuestion[]) => {
          known.splice(0, known.length, ...grown);
        }),
      );
      if (isOpen()) dispatch(movedTo(grown.length - 1));
      return null;
    },
    [data, dispatch, formId, onClosed, section, store],
  );

  /** Takes the answer on the screen as final; what is under way comes before it. */
  const advance = useCallback((): void => {
    if (underWay.current === section) return;
    underWay.current = section;
    void joining.current
      .then(() => ask(drawn))
      .then((text) => {
        if (underWay.current !== section) return;
        underWay.current = null;
        setWaited({ section, wait: text === null ? 'nothing' : { text } });
      });
  }, [ask, drawn, section]);

  // Begun before: this page may lack what was answered elsewhere, and goes on at the question that is open.
  const joined = useRef('');
  useEffect(() => {
    if (!isAdaptive || drawn === 0 || joined.current === section) return;
    joined.current = section;
    joining.current = drawn > 1 ? ask(drawn - 1) : Promise.resolve();
  }, [ask, drawn, isAdaptive, section]);
  useEffect(() => {
    if (isAdaptive && drawn > 0 && position !== drawn - 1) dispatch(movedTo(drawn - 1));
  }, [dispatch, drawn, isAdaptive, position]);

  const asksAgain = typeof wait === 'object';
  useEffect(() => {
    if (!asksAgain) return undefined;
    const timer = setInterval(advance, AGAIN_MS);
    window.addEventListener('online', advance);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', advance);
    };
  }, [advance, asksAgain]);

  if (!isAdaptive || total === undefined) return null;
  return {
    total,
    waiting:
      wait === 'nothing'
        ? null
        : wait === 'drawing'
          ? { text: DRAWING, onRetry: null }
          : { text: wait.text, onRetry: advance },
    onNext: () => {
      if (wait !== 'nothing' || drawn >= total) return;
      setWaited({ section, wait: 'drawing' });
      advance();
    },
  };
}
