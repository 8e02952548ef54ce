import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { useAppDispatch } from '../../../core/store';
import { noteSent, writeInProgress, type InProgressDiagnostic } from '../../../core/device/local-diagnostic';
import type { SaveState } from '../../../player/save-state';
import { DiagnosticSaver } from '../saver';
import { sendProgress } from '../send';

export interface DiagnosticSaving {
  state: SaveState;
  /** Saves now and resolves when that is done or has failed. */
  flush(): Promise<void>;
  /** No more saving: the test is being submitted. */
  stop(): void;
  /** Submitting failed: saving goes on. */
  resume(): void;
}

export interface DiagnosticSavingOptions {
  snapshot(): InProgressDiagnostic;
  /** Changes with everything that should be saved. */
  revision: number;
  /** Changes with the answers only. */
  answers: string;
  /** Null for a visitor. */
  owner: string | null;
  onAlreadySubmitted(): void;
}

/** Runs the saver beside a test on the screen. */
export function useDiagnosticSaving(options: DiagnosticSavingOptions): DiagnosticSaving {
  const { revision, answers, owner } = options;
  const dispatch = useAppDispatch();
  const [state, setState] = useState<SaveState>(owner === null ? { kind: 'device' } : { kind: 'saved' });
  const saver = useRef<DiagnosticSaver>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const running = new DiagnosticSaver({
      snapshot: () => latest.current.snapshot(),
      keepOnDevice: writeInProgress,
      onSent: noteSent,
      saveToServer:
        owner === null
          ? null
          : async (test) => {
              const outcome = await dispatch(sendProgress(test));
              if (outcome.kind === 'stored') return 'saved';
              if (outcome.kind === 'failed' && outcome.retryAfterMs)
                return { busy: true, retryAfterMs: outcome.retryAfterMs };
              return outcome.kind === 'already-submitted' ? outcome.kind : 'failed';
            },
      onState: setState,
      onFailure: () => dispatch(showAlert({ tone: 'error', text: DIAGNOSTIC_MESSAGES.saveFailed })),
      onAlreadySubmitted: () => latest.current.onAlreadySubmitted(),
    });
    saver.current = running;
    running.start();
    const keep = (): void => running.keep();
    const flush = (): void => void running.flush();
    const onVisibility = (): void => (document.visibilityState === 'hidden' ? flush() : undefined);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      running.keep();
      running.stop();
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [dispatch, owner]);

  const saved = useRef({ revision, answers });
  useEffect(() => {
    if (saved.current.revision === revision) return;
    const isAnswer = saved.current.answers !== answers;
    saved.current = { revision, answers };
    saver.current?.changed(isAnswer);
  }, [answers, revision]);

  return {
    state,
    flush: async () => saver.current?.flush(),
    stop: () => saver.current?.stop(),
    resume: () => saver.current?.start(),
  };
}
