import type { ApiError } from '../../../core/api/api';
import { device } from '../../../core/device/kept-tests';
import type { AppDispatch, RootState } from '../../../core/store';
import type { Outbox } from '../../../player/saving/outbox';
import type { Batch, SendOutcome } from '../../../player/saving/outbox-ports';
import { planApi } from '../../../core/api/plan';
import { codeOf, textOf } from './faults';
import { eraseUnit, type KeptDay } from './kept-units';

/** How long a student waits for the network once a unit is finished; after that it is handed in behind the page. */
export const PATIENCE_MS = 8_000;

/** What became of a unit that its student finished. */
export type FinishOutcome =
  | {
      kind: 'done';
      /** It had been finished before, on another device: answers given here since do not count. */ late: boolean;
    }
  /** This device hands it in when the network is back. */
  | { kind: 'kept' }
  | { kind: 'failed'; message: string };

/** Names the submission of a student's unit; several ways lead to it, and they are one. */
export const unitKey = (user: string, day: number): string => `daily ${user} ${day}`;

/** No answer is taken any more. */
const CLOSED = new Set(['PLAN-UNITCLOSED', 'PLAN-NOTEXIST']);

/** Sends a batch of the outbox; place, marks and notes stay here. Never rejects. */
export const sendUnitBatch =
  (planId: string, batch: Pick<Batch, 'module' | 'question_id' | 'answer' | 'seq' | 'spent_ms'>) =>
  async (dispatch: AppDispatch): Promise<SendOutcome> => {
    const { module: day, question_id, answer, seq, spent_ms } = batch;
    const { data, error } = await dispatch(
      planApi.endpoints.saveDailyProgress.initiate(
        { plan_id: planId, day, question_id, answer, spent_ms, seq },
        { track: false },
      ),
    );
    if (data) return { kind: 'stored', serverMs: data.server_time, deadline: null, refused: data.refused ?? [] };
    return CLOSED.has(codeOf(error))
      ? { kind: 'closed' }
      : { kind: 'failed', retryAfterMs: (error as ApiError).retryAfterMs };
  };

/** The network is away, the server down, or the session over: to be tried again, nothing is wrong with the unit. */
const isPassing = (error: unknown): boolean => {
  const { code, status } = (error ?? {}) as { code?: string; status?: number };
  return (
    code === 'NETWORK' || code === 'ABORTED' || status === undefined || status >= 500 || [401, 429].includes(status)
  );
};

/** Tells the server that a unit is finished. Never rejects. @param finishedAt by the server's clock */
export const finish =
  ({ user, test, module: day, unit }: KeptDay, finishedAt: number, late: boolean) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<FinishOutcome> => {
    // Someone else has signed in meanwhile: to them the server says that there's no such plan.
    const isTheirs = (): boolean => getState().session.userId === user;
    if (!isTheirs()) return { kind: 'kept' };
    const { data, error } = await dispatch(
      planApi.endpoints.finishDay.initiate(
        { plan_id: unit.planId, day, finished_at: Math.round(finishedAt) },
        { track: false },
      ),
    );
    // A plan that is gone takes its units along.
    if (data || (codeOf(error) === 'PLAN-NOTEXIST' && isTheirs())) {
      await eraseUnit({ user, test, module: day });
      return { kind: 'done', late };
    }
    return isPassing(error) ? { kind: 'kept' } : { kind: 'failed', message: await textOf(error) };
  };

/**
 * Finishes the unit on the screen. The device knows it first, so that whatever dies from here on it is handed in; the
 * answers go before it. Never rejects.
 * @param now the server's clock
 */
export const finishUnit =
  (outbox: Outbox, unit: KeptDay, now: number, isClosed: () => boolean) =>
  async (dispatch: AppDispatch): Promise<FinishOutcome> => {
    const keeps = await device.putModule({ ...unit, unit: { ...unit.unit, finishedAt: now } }).then(
      () => true,
      () => false,
    );
    const hand = async (): Promise<FinishOutcome> => {
      const left = await outbox.drain();
      return left > 0 && !isClosed() ? { kind: 'kept' } : dispatch(finish(unit, now, isClosed()));
    };
    const outcome = await Promise.race([hand(), patience()]);
    if (outcome.kind === 'done') outbox.stop();
    // Refused, or kept nowhere but on this page: it goes on as it was.
    if (outcome.kind === 'failed') await device.putModule(unit).catch(() => undefined);
    return outcome.kind === 'kept' && !keeps
      ? {
          kind: 'failed',
          message: 'You’re offline, and this browser can’t save your answers. Stay on this page and try again.',
        }
      : outcome;
  };

const patience = (): Promise<FinishOutcome> =>
  new Promise((resolve) => setTimeout(() => resolve({ kind: 'kept' }), PATIENCE_MS));
