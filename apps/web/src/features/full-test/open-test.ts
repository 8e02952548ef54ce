import type { OutputOf, getProgress } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';
import { timesAhead } from '../../core/api/ahead';
import type { ApiError } from '../../core/api/api';
import type { AppDispatch } from '../../core/store';
import { fullTestApi } from '../../core/api/full-test';
import { moduleNotFound, openingFault, progressFault, questionsFault } from './server-answers';
import { newestAnswers } from '../../player/saving/desk';
import { device, type KeptAnswer, type KeptDesk, type KeptModule } from '../../core/device/kept-tests';
import type { OutboxStart } from '../../player/saving/outbox-ports';
import type { ServerClock } from '../../player/saving/server-clock';

type Progress = OutputOf<typeof getProgress>;

/** Where a test stands. */
export type TestState =
  | { kind: 'open'; module: ModuleNumber; /** Null while the network is away. */ progress: Progress | null }
  | { kind: 'finished' }
  /** Ended by its student; there is no report. */
  | { kind: 'given-up' }
  | { kind: 'missing' }
  | { kind: 'failed'; message: string };

/** Waits before the tries to load progress (specification). */
const TRY_AFTER_MS = [0, 1_000, 2_000];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error;
const codeOf = (error: unknown): string => (isApiError(error) ? error.code : '');

/** Beside an error stands what was answered before, with the time of then: it must not set the clock. */
const fresh = <Data>({
  data,
  error,
}: {
  data?: Data | undefined;
  error?: unknown;
}): { data?: Data; error?: unknown } => (error !== undefined || data === undefined ? { error } : { data });

/** Sets the clock by an answer, which may be of a call that was sent before the page asked for it. */
function observeAnswer(clock: ServerClock, path: string, serverMs: number, askedAt: number): void {
  const { sentAt, answeredAt } = timesAhead(path) ?? { sentAt: askedAt };
  clock.observe(serverMs, sentAt, answeredAt);
}

/** An answer that took longer than this, and then failed, is not worth asking for again while the module is at hand. */
const HANGING_MS = 5_000;

/** Asks the server, three times; without network the device's copy of the module goes on. */
export const findTest =
  (userId: string, testId: string, clock: ServerClock) =>
  async (dispatch: AppDispatch): Promise<TestState> => {
    // Read while the server is asked: most looks at a test never need it.
    const keeping = device.newestModule(userId, testId).catch(() => undefined);
    let message = openingFault('');
    for (const wait of TRY_AFTER_MS) {
      await pause(wait);
      const sentAt = clock.mark();
      const askedAt = performance.now();
      const { data, error } = fresh(
        await dispatch(
          fullTestApi.endpoints.getProgress.initiate({ test_id: testId }, { forceRefetch: true, subscribe: false }),
        ),
      );
      const fault = data === undefined ? null : progressFault(data);
      if (data !== undefined && fault === null) {
        observeAnswer(clock, '/full-test/get-progress', data.server_time, sentAt);
        if (data.given_up) return { kind: 'given-up' };
        // Checked just now.
        return data.finished
          ? { kind: 'finished' }
          : { kind: 'open', module: data.current_module as ModuleNumber, progress: data };
      }
      message = fault ?? openingFault('');
      if (codeOf(error) === 'FT-TESTNOTEXIST' || codeOf(error) === 'FT-INVALIDINPUT') return { kind: 'missing' };
      if (performance.now() - askedAt > HANGING_MS && (await keeping)) break;
    }
    const kept = await keeping;
    // Kept by this feature.
    return kept ? { kind: 'open', module: kept.module as ModuleNumber, progress: null } : { kind: 'failed', message };
  };

/** A module ready to work on, or why not. */
export type OpenedModule = { kind: 'ready'; start: OutboxStart } | { kind: 'failed'; message: string };

/** The server has spoken: what this device keeps is no module to work on. */
const GONE = new Set(['FT-TESTNOTEXIST', 'FT-GIVENUP', 'FT-MODULENOTOPEN']);

/** Opens a module: what the server has, what this device has, the newest of each. Starts the module's clock. */
export const openModule =
  (userId: string, testId: string, module: ModuleNumber, progress: Progress | null, clock: ServerClock) =>
  async (dispatch: AppDispatch): Promise<OpenedModule> => {
    const keeping = Promise.all([
      device.moduleOf(userId, testId, module),
      device.deskOf(userId, testId, module),
      device.answersOf(userId, testId, module),
    ]).catch(() => [undefined, undefined, []] as const);
    const sentAt = clock.mark();
    // Both at once: neither the server nor this device need wait for the other.
    const asking =
      progress &&
      dispatch(
        fullTestApi.endpoints.getModuleQuestions.initiate(
          { test_id: testId, module },
          { forceRefetch: true, subscribe: false },
        ),
      );
    const [keptModule, keptDesk, keptAnswers] = await keeping;
    const server: KeptAnswer[] = (progress?.user_answer ?? []).map((answer) => ({
      user: userId,
      test: testId,
      module,
      question: answer.question_id,
      answer: answer.user_answer,
      seq: answer.seq,
      spentMs: answer.spent_ms,
      sent: true,
    }));
    const answers = progress ? newestAnswers(keptAnswers, server) : keptAnswers;
    // Whether the server has the desk is not known here; having it twice changes nothing.
    const keptOr = (message: string): OpenedModule =>
      keptModule && keptDesk
        ? { kind: 'ready', start: { module: keptModule, desk: keptDesk, deskSent: false, answers } }
        : { kind: 'failed', message };
    if (!asking) {
      if (keptDesk) clock.restore(keptDesk.anchor);
      return keptOr(moduleNotFound());
    }
    const { data, error } = fresh(await asking);
    const fault = data === undefined ? openingFault(codeOf(error)) : questionsFault(data);
    if (GONE.has(codeOf(error))) return { kind: 'failed', message: openingFault(codeOf(error)) };
    if (fault !== null || data?.deadline == null) return keptOr(fault ?? openingFault(''));
    observeAnswer(clock, '/full-test/get-questions', data.server_time, sentAt);
    const owner = { user: userId, test: testId, module };
    const opened: KeptModule = { ...owner, questions: data.questions, deadline: data.deadline };
    const newest =
      keptDesk && keptDesk.workspaceSeq > progress.workspace_seq
        ? keptDesk
        : { workspace: progress.workspace, workspaceSeq: progress.workspace_seq };
    const desk: KeptDesk = {
      ...owner,
      anchor: clock.keep(),
      workspace: newest.workspace,
      workspaceSeq: newest.workspaceSeq,
    };
    // Also what was answered elsewhere: a reload without network must find all of it here. A device that keeps nothing
    // still takes the test; its footer says so when the network goes. The page does not wait for it: what is kept or
    // erased later comes after it, since transactions of a store take turns.
    void Promise.all([device.putModule(opened), device.putDesk(desk), device.putAnswers(answers)]).catch(
      () => undefined,
    );
    return {
      kind: 'ready',
      start: { module: opened, desk, deskSent: desk.workspaceSeq <= progress.workspace_seq, answers },
    };
  };
