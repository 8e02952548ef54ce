import { SUBMITTED_STAGE, DIAGNOSTIC_MESSAGES, type TestDetail } from '@aivy/contracts';
import { stageReached } from '../../core/session/session-slice';
import type { AppDispatch, RootState } from '../../core/store';
import {
  clearLocalDiagnostic,
  readCompleted,
  readInProgress,
  type InProgressDiagnostic,
} from '../../core/device/local-diagnostic';
import { diagnosticApi } from '../../core/api/diagnostic';
import { freshDiagnostic, fromServer, furtherCopy, isBegun } from './resume';
import { isTestDetail, mayBeTakenAgain } from './server-detail';

/** What there is to do in the diagnostic for whoever is here. */
export type DiagnosticState =
  | { kind: 'new'; test: InProgressDiagnostic }
  | { kind: 'begun'; test: InProgressDiagnostic }
  /** A visitor finished it on this device and has not signed in since. */
  | { kind: 'completed-here' }
  /** The student's finished test is here still: the server could not be given it. */
  | { kind: 'unsent' }
  | { kind: 'submitted' }
  | { kind: 'failed'; message: string };

type ServerCopy = { kind: 'none' } | { kind: 'found'; detail: TestDetail } | { kind: 'failed' };

const fetchDetail =
  () =>
  async (dispatch: AppDispatch): Promise<ServerCopy> => {
    const { data, error } = await dispatch(
      diagnosticApi.endpoints.getTestDetail.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data !== undefined) return isTestDetail(data) ? { kind: 'found', detail: data } : { kind: 'failed' };
    return error && 'status' in error && error.status === 404 ? { kind: 'none' } : { kind: 'failed' };
  };

const continued = (test: InProgressDiagnostic | null, owner: string | null): DiagnosticState =>
  test && isBegun(test) ? { kind: 'begun', test } : { kind: 'new', test: freshDiagnostic(owner) };

/**
 * Finds the test to continue: a visitor's on the device, a student's on the server or, when further, on the device.
 * When the server cannot be asked, a copy kept on the device goes on; without one the caller may retry.
 * The profile must have been loaded (or there is none).
 */
export const openDiagnostic =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<DiagnosticState> => {
    const { isLoggedIn, userId } = getState().session;
    if (!isLoggedIn || userId === null) {
      if (readCompleted(null)) return { kind: 'completed-here' };
      return continued(readInProgress(null), null);
    }
    const server = await dispatch(fetchDetail());
    if (server.kind === 'found' && server.detail.status === 'submitted') {
      dispatch(stageReached(SUBMITTED_STAGE));
      if (mayBeTakenAgain(server.detail)) return continued(readInProgress(userId), userId);
      clearLocalDiagnostic(userId);
      return { kind: 'submitted' };
    }
    if (readCompleted(userId)) return { kind: 'unsent' };
    const test = furtherCopy(
      readInProgress(userId),
      server.kind === 'found' ? fromServer(server.detail, userId) : null,
    );
    if (server.kind === 'failed' && !test) return { kind: 'failed', message: DIAGNOSTIC_MESSAGES.detailFailed };
    return continued(test, userId);
  };
