import { DIAGNOSTIC_MESSAGES, type TestDetail } from '@aivy/contracts';
import type { AppDispatch, RootState } from '../../app/store';
import { readCompleted, readInProgress, type InProgressDiagnostic } from '../../lib/local-diagnostic';
import { diagnosticApi } from './api';
import { freshDiagnostic, fromServer, isBegun, newerCopy } from './resume';

/** What there is to do in the diagnostic for whoever is here. */
export type DiagnosticState =
  | { kind: 'new'; test: InProgressDiagnostic }
  | { kind: 'begun'; test: InProgressDiagnostic }
  /** A visitor finished it on this device and has not signed in since. */
  | { kind: 'completed-here' }
  | { kind: 'submitted' }
  | { kind: 'failed'; message: string };

type ServerCopy = { kind: 'none' } | { kind: 'found'; detail: TestDetail } | { kind: 'failed' };

const fetchDetail = () => async (dispatch: AppDispatch): Promise<ServerCopy> => {
  const { data, error } = await dispatch(diagnosticApi.endpoints.diagnosticDetail.initiate(undefined, { forceRefetch: true, subscribe: false }));
  if (data) return { kind: 'found', detail: data };
  return error && 'status' in error && error.status === 404 ? { kind: 'none' } : { kind: 'failed' };
};

const continued = (test: InProgressDiagnostic | null, owner: string | null): DiagnosticState =>
  test && isBegun(test) ? { kind: 'begun', test } : { kind: 'new', test: freshDiagnostic(owner) };

/**
 * Finds the test to continue: a visitor's on the device, a student's on the server or, when newer, on the device.
 * When the server cannot be asked, a copy kept on the device goes on; without one the caller may retry.
 * The profile must have been loaded (or there is none).
 */
export const openDiagnostic = () => async (dispatch: AppDispatch, getState: () => RootState): Promise<DiagnosticState> => {
  const { isLoggedIn, userId } = getState().session;
  const kept = readInProgress();
  if (!isLoggedIn || userId === null) {
    if (readCompleted()) return { kind: 'completed-here' };
    return continued(newerCopy(kept, null, null), null);
  }
  const server = await dispatch(fetchDetail());
  if (server.kind === 'found' && server.detail.status === 'submitted') return { kind: 'submitted' };
  const test = newerCopy(kept, server.kind === 'found' ? fromServer(server.detail, userId) : null, userId);
  if (server.kind === 'failed' && !test) return { kind: 'failed', message: DIAGNOSTIC_MESSAGES.detailFailed };
  return continued(test, userId);
};
