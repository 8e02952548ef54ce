import { ERRORS } from '@aivy/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { showAlert } from '../../../core/alerts/alerts-slice';
import type { InProgressDiagnostic } from '../../../core/device/local-diagnostic';
import type { SaveState } from '../../../player/save-state';
import { useAppDispatch, useAppSelector, type RootState } from '../../../core/store';
import {
  finished,
  sectionEntered,
  selectAnnotations,
  selectAnnotationsRevision,
  selectTest,
  submitOnce,
  toInProgress,
} from '../../../player';
import { submissionKey, submitDiagnostic } from '../submit';
import { useDiagnosticSaving } from './use-diagnostic-saving';

export interface DiagnosticSubmit {
  saveState: SaveState;
  pending: boolean;
  /** Why it did not work last time. */
  error: string | null;
  /** The end of a section: the second one begins, or the test is submitted. Nothing while that is under way. */
  submit(): void;
  /** Before the page is left: saves what there is. */
  save(): void;
}

/** Saves a running diagnostic, takes it from the first section to the second, submits it and leads on. */
export function useDiagnosticSubmit(): DiagnosticSubmit {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const revision = useAppSelector((state) => selectTest(state).revision);
  const annotationsRevision = useAppSelector(selectAnnotationsRevision);
  const owner = useAppSelector((state) => selectTest(state).owner);
  const answers = useAppSelector((state) => {
    const { reading_and_writing: reading, math } = selectTest(state).sections;
    return `${reading.answers.join()};${math.answers.join()}`;
  });
  const [attempt, setAttempt] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });
  const underWay = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const snapshot = useCallback(
    (): InProgressDiagnostic => ({
      ...toInProgress(selectTest(store.getState()), Date.now()),
      annotations: selectAnnotations(store.getState()),
    }),
    [store],
  );
  const endAlreadySubmitted = useCallback(() => {
    dispatch(showAlert({ tone: 'error', text: ERRORS['DT-TESTEXIST'].text }));
    dispatch(finished(selectTest(store.getState()).startTime));
    void navigate(routePath('ReviewPage'), { replace: true });
  }, [dispatch, navigate, store]);
  const saving = useDiagnosticSaving({
    snapshot,
    revision: revision + annotationsRevision,
    answers,
    owner,
    onAlreadySubmitted: endAlreadySubmitted,
  });

  const send = async (): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setAttempt({ pending: true, error: null });
    // A save that arrives after the submission would be refused as a second test.
    saving.stop();
    const sent = snapshot();
    const outcome = await submitOnce(store, submissionKey(sent.owner), () => dispatch(submitDiagnostic(sent)));
    underWay.current = false;
    if (outcome.kind === 'failed') {
      if (!here.current) return;
      saving.resume();
      setAttempt({ pending: false, error: outcome.message });
      return;
    }
    // Whoever has left meanwhile stays where they went; the test is over all the same, if it still lies on the desk.
    dispatch(finished(sent.start_time));
    if (!here.current) return;
    if (outcome.kind === 'already-submitted') return endAlreadySubmitted();
    void navigate(`${routePath('LoadingPage')}?nextRoute=ReviewPage`, { replace: true });
  };
  return {
    saveState: saving.state,
    ...attempt,
    submit: () => {
      const { section, only } = selectTest(store.getState());
      if (section === 'math' || only === section) return void send();
      dispatch(sectionEntered('math'));
      void saving.flush();
    },
    save: () => void saving.flush(),
  };
}
