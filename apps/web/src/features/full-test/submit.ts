import { SUBMIT_MESSAGES } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';
import type { ApiError } from '../../core/api/api';
import type { AppDispatch } from '../../core/store';
import { fullTestApi } from '../../core/api/full-test';
import { device } from '../../core/device/kept-tests';
import { refusalText, submitFault } from './server-answers';
import type { Outbox } from '../../player/saving/outbox';
import type { Batch, SendOutcome } from '../../player/saving/outbox-ports';

export type SubmitOutcome =
  | { kind: 'done'; next: ModuleNumber | null; breakEnds: number | null }
  /** The server's clock leaves time; the page's was wrong and has been set. */
  | { kind: 'time-left' }
  | {
      kind: 'failed';
      message: string;
      /** Answers wait on this device; the sentence about them holds until they are sent. */ unsent?: true;
    };

const codeOf = (error: unknown): string => (error as Partial<ApiError> | undefined)?.code ?? '';

const plural = (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'}`;

/** A desk that the server does not take must not keep the answers from it. */
const REFUSED = new Set(['FT-INVALIDINPUT', 'PAYLOAD-TOO-LARGE']);

/** No answer is taken any more, also of a test that was given up on another device. */
const CLOSED = new Set(['FT-MODULECLOSED', 'FT-GIVENUP']);

/** Sends a batch of the outbox. Never rejects. */
export const sendBatch =
  (testId: string, batch: Batch) =>
  async (dispatch: AppDispatch): Promise<SendOutcome> => {
    const { data, error } = await dispatch(
      fullTestApi.endpoints.saveProgress.initiate(
        { test_id: testId, ...batch, module: batch.module as ModuleNumber },
        { track: false },
      ),
    );
    if (data)
      return {
        kind: 'stored',
        serverMs: data.server_time,
        deadline: data.deadline,
        refused: data.refused,
        deskRefused: data.workspace_refused,
      };
    if (batch.workspace && REFUSED.has(codeOf(error))) {
      const { workspace: _workspace, workspace_seq: _seq, ...answers } = batch;
      return dispatch(sendBatch(testId, answers));
    }
    return CLOSED.has(codeOf(error))
      ? { kind: 'closed' }
      : { kind: 'failed', retryAfterMs: (error as ApiError).retryAfterMs };
  };

/** Names a student's test among all that may be under way to be submitted; only one module of it can be. */
export const submissionKey = (user: string, test: string): string => `full-test ${user} ${test}`;

/** Hands a module in once the server has every answer; until then it says what is missing. Never rejects. */
export const submitModule =
  (outbox: Outbox, where: SubmitPlace, reason: 'student' | 'deadline') =>
  async (dispatch: AppDispatch): Promise<SubmitOutcome> => {
    try {
      return await dispatch(trySubmit(outbox, where, reason));
    } catch (error) {
      console.warn('The module could not be submitted', error);
      return { kind: 'failed', message: SUBMIT_MESSAGES.submitError };
    }
  };

interface SubmitPlace {
  user: string;
  test: string;
  module: ModuleNumber;
}

const trySubmit =
  (outbox: Outbox, where: SubmitPlace, reason: 'student' | 'deadline') =>
  async (dispatch: AppDispatch): Promise<SubmitOutcome> => {
    const left = await outbox.drain();
    if (left > 0) {
      const next =
        reason === 'deadline'
          ? 'The module is submitted as soon as the connection is back.'
          : 'This module is not submitted yet. Submit it again when the connection is back; until then you can go on working.';
      return {
        kind: 'failed',
        unsent: true,
        message: `${plural(left)} could not be sent yet and ${left === 1 ? 'waits' : 'wait'} on this device. ${next}`,
      };
    }
    const { data, error } = await dispatch(
      fullTestApi.endpoints.submitModule.initiate(
        { test_id: where.test, module: where.module, reason },
        { track: false },
      ),
    );
    if (error) {
      if (codeOf(error) === 'FT-TIMELEFT') return { kind: 'time-left' };
      const code = codeOf(error);
      if (code === 'NETWORK')
        return {
          kind: 'failed',
          message: 'All your answers are with us, but the module could not be submitted: there is no connection.',
        };
      return { kind: 'failed', message: refusalText(code) };
    }
    const fault = submitFault(data);
    if (fault !== null) return { kind: 'failed', message: fault };
    outbox.stop();
    await device.eraseModule(where.user, where.test, where.module).catch(() => undefined);
    // Checked just now.
    return { kind: 'done', next: data.next_module as ModuleNumber | null, breakEnds: data.break_ends ?? null };
  };
