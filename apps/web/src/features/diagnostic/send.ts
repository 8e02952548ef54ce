import type { ApiError } from '../../core/api/api';
import type { AppDispatch } from '../../core/store';
import type { CompletedDiagnostic, DiagnosticAnswers } from '../../core/device/local-diagnostic';
import { diagnosticApi } from '../../core/api/diagnostic';
import { answersOf } from './payload';

export type SendOutcome =
  | { kind: 'stored' }
  | { kind: 'already-submitted' }
  | { kind: 'not-further' }
  | { kind: 'failed'; code: string; retryAfterMs?: number | undefined };

type Failure = { error?: ApiError | { name?: string; message?: string } };

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

function outcomeOf({ error }: Failure): SendOutcome {
  if (!error) return { kind: 'stored' };
  const code = isApiError(error) ? error.code : '';
  if (code === 'DT-TESTEXIST') return { kind: 'already-submitted' };
  if (code === 'DT-NOTFURTHER') return { kind: 'not-further' };
  return { kind: 'failed', code, retryAfterMs: (error as ApiError).retryAfterMs };
}

/**
 * Stores the answers so far. Never rejects.
 * @param transferred they were given before sign-in: an attempt of the account that came further stays
 */
export const sendProgress =
  (test: DiagnosticAnswers, { transferred = false } = {}) =>
  async (dispatch: AppDispatch): Promise<SendOutcome> =>
    outcomeOf(
      await dispatch(
        diagnosticApi.endpoints.saveAnswers.initiate(
          { ...answersOf(test), ...(transferred ? { transferred } : {}) },
          { track: false },
        ),
      ),
    );

/** Closes the test. Never rejects. */
export const sendCompleted =
  ({ owner: _owner, ...test }: CompletedDiagnostic) =>
  async (dispatch: AppDispatch): Promise<SendOutcome> =>
    outcomeOf(
      await dispatch(
        diagnosticApi.endpoints.submitAnswers.initiate(
          { ...answersOf(test), end_time: test.end_time },
          { track: false },
        ),
      ),
    );
