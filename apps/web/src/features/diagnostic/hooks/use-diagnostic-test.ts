import { ERRORS } from '@aivy/contracts';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { routePath } from '../../../config/route-names';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useSingleTab } from '../../../core/device/use-single-tab';
import { useAppDispatch, useAppSelector, type RootState } from '../../../core/store';
import { annotationsLoaded, begun, fromInProgress, left, selectTest } from '../../../player';
import { useOpenDiagnostic } from './use-open-diagnostic';

/** What the screen of the diagnostic shows. */
export type DiagnosticView =
  /** Another tab of this browser has the test. */
  | { kind: 'elsewhere'; takeOver(): void }
  | { kind: 'looking' }
  /** The student is better served by another screen. */
  | { kind: 'lead'; to: string }
  | { kind: 'failed'; message: string; again(): void }
  | { kind: 'running' };

/** Finds the diagnostic to begin or to go on with, and puts it on the test page's desk. */
export function useDiagnosticTest(): DiagnosticView {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const phase = useAppSelector((state) => selectTest(state).phase);
  const { state: opened, retry } = useOpenDiagnostic(phase === 'idle');
  const { elsewhere, takeOver } = useSingleTab('aivy.diagnostic');

  useEffect(() => {
    // Back at a test that was submitted before: look again what there is.
    if (selectTest(store.getState()).phase === 'submitted') dispatch(left());
  }, [dispatch, store]);
  useEffect(() => {
    if (phase !== 'idle' || !opened) return;
    if (opened.kind === 'new' || opened.kind === 'begun') {
      dispatch(annotationsLoaded(opened.test.annotations ?? []));
      dispatch(begun(fromInProgress(opened.test)));
    }
    if (opened.kind === 'submitted') dispatch(showAlert({ tone: 'error', text: ERRORS['DT-TESTEXIST'].text }));
  }, [dispatch, opened, phase]);

  if (elsewhere)
    return {
      kind: 'elsewhere',
      takeOver: () => {
        takeOver();
        // The other tab has gone on meanwhile.
        retry();
        dispatch(left());
      },
    };
  if (phase === 'running') return { kind: 'running' };
  switch (opened?.kind) {
    case 'failed':
      return { kind: 'failed', message: opened.message, again: retry };
    case 'unsent':
      return { kind: 'lead', to: routePath('TestPreview') };
    case 'submitted':
    case 'completed-here':
      return { kind: 'lead', to: routePath('ReviewPage') };
    default:
      return { kind: 'looking' };
  }
}
