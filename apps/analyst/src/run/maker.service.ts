import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ReportKindName } from '@aivy/contracts';
import { CONFIG, LOGGER, type Logger } from '@aivy/server-kit';
import type { AnalystConfig } from '../config.js';
import type { Run, Standing } from '../job/job.js';
import { JobNotices } from '../job/job-notices.js';
import { HistoryPacker } from '../kinds/history-packer.js';
import type { PublishedHistory } from '../kinds/history.js';
import type { FromThread } from './protocol.js';
import { runThread } from './report-thread.js';
import { RunRepository } from './run.repository.js';

/** How often a run says that it lives, and looks whether it is still wanted: a cancel acts within a second. */
const BEAT_MS = 400;
/** Begun so often: a report that takes the program down with it must not do so for ever. */
const MOST_TRIES = 2;
const STOPPED =
  'The program ended twice while it made this report. Please make it again, with a smaller group or period.';
const FAILED = 'This report could not be made. Please try again; if it fails again, tell the operator.';

const NOT_BEGUN: Standing = { progress: 0, step: null, stepNumber: null, steps: null };

/** What became of a run, once that stands in the table. */
interface Ended {
  outcome?: string;
}

/** Why a run ends before its report is made. */
class Unwanted extends Error {
  constructor(readonly why: 'not-mine' | 'leaving') {
    super(why);
  }
}

/** Makes ordered reports, one after the other, each in a thread. */
@Injectable()
export class MakerService {
  constructor(
    @Inject(RunRepository) private readonly runs: RunRepository,
    @Inject(JobNotices) private readonly notices: JobNotices,
    @Inject(CONFIG) private readonly config: AnalystConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Makes what is waiting, until nothing is left that may be made.
   * @param leaving aborted when this program ends; the report in hand goes back into the queue
   * @throws the reason of `leaving`
   */
  async makeAll(leaving: AbortSignal): Promise<void> {
    for (;;) {
      leaving.throwIfAborted();
      const run = await this.runs.updateTaken(randomUUID());
      if (!run) return;
      await this.make(run, leaving);
    }
  }

  private async make(run: Run, leaving: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const outcome =
      run.tries > MOST_TRIES ? await this.end(run, 'failed', STOPPED) : await this.tryToMake(run, leaving);
    const ms = Math.round(performance.now() - startedAt);
    this.logger.info({ job: run.jobId, kind: run.kind, outcome, ms }, 'report ended');
  }

  private async tryToMake(run: Run, leaving: AbortSignal): Promise<string> {
    const unwanted = new AbortController();
    const leave = (): void => unwanted.abort(new Unwanted('leaving'));
    leaving.addEventListener('abort', leave, { once: true });
    if (leaving.aborted) leave();
    const standing = { ...NOT_BEGUN };
    const beat = this.beat(run, standing, unwanted);
    const ended: Ended = {};
    try {
      return await this.inThread(run, standing, unwanted, ended);
    } catch (error) {
      // Nobody's any more, since it is made: the thread was only not gone yet.
      if (ended.outcome !== undefined) return ended.outcome;
      const { reason } = unwanted.signal as { reason?: unknown };
      if (reason instanceof Unwanted) return await this.leaveOff(run, reason.why);
      this.logger.error({ err: error, job: run.jobId, kind: run.kind }, 'report failed');
      return await this.end(run, 'failed', FAILED);
    } finally {
      leaving.removeEventListener('abort', leave);
      clearInterval(beat);
    }
  }

  /** Says twice a second that the run lives, and ends it when it is nobody's any more. */
  private beat(run: Run, standing: Standing, unwanted: AbortController): NodeJS.Timeout {
    let asking = false;
    return setInterval(() => {
      if (asking || unwanted.signal.aborted) return;
      asking = true;
      this.runs
        .updateStanding(run, standing)
        .then((mine) => {
          if (!mine) unwanted.abort(new Unwanted('not-mine'));
          else this.notices.moved(run, { state: 'active', ...standing });
        })
        // A database that is away for a moment: the next one tells.
        .catch((err: unknown) => this.logger.warn({ err, job: run.jobId }, 'a report cannot say that it goes on'))
        .finally(() => (asking = false));
    }, BEAT_MS);
  }

  private async inThread(run: Run, standing: Standing, unwanted: AbortController, ended: Ended): Promise<string> {
    let parts = 0;
    let rowCount = 0;
    const kept = (mine: boolean): void => {
      if (mine) return;
      unwanted.abort(new Unwanted('not-mine'));
      unwanted.signal.throwIfAborted();
    };
    const hear = async (message: FromThread): Promise<void> => {
      if (unwanted.signal.aborted) return;
      if (message.type === 'progress') {
        const { step, steps, text, share } = message;
        const progress = Math.min(1, (step + share) / Math.max(1, steps));
        Object.assign(standing, { progress, step: text, stepNumber: step + 1, steps });
      } else if (message.type === 'part') {
        kept(await this.runs.insertPart(run, parts++, message.bytes));
        rowCount += message.rows;
      } else if (message.type === 'made') {
        kept(await this.runs.updateReady(run, { ...message, rowCount }, message.cells));
        this.notices.moved(run, { state: 'ready', progress: 1, step: null });
        ended.outcome = 'ready';
      } else if (message.type === 'suppressed') ended.outcome = await this.end(run, 'suppressed', message.reason);
      else throw new Error(message.message);
    };
    await runThread({
      file: this.config.REPORT_THREAD,
      heapMb: this.config.REPORT_HEAP_MB,
      assignment: {
        kind: run.kind,
        params: run.params,
        published: await this.published(run.kind),
        databaseUrl: this.config.ANALYTICS_DATABASE_URL ?? this.config.DATABASE_URL,
        statementSeconds: this.config.REPORT_STATEMENT_SECONDS,
      },
      hear,
      signal: unwanted.signal,
    });
    if (ended.outcome === undefined) throw new Error('the thread ended without a report');
    return ended.outcome;
  }

  private async published(kind: ReportKindName): Promise<PublishedHistory> {
    const packer = new HistoryPacker();
    for await (const report of this.runs.selectPublished(kind)) packer.add(report);
    return packer.history;
  }

  private async end(run: Run, state: 'failed' | 'suppressed', reason: string): Promise<string> {
    const mine = await this.runs.updateEnded(run, state, reason);
    await this.runs.deleteParts(run);
    if (!mine) return 'cancelled';
    this.notices.moved(run, { state, progress: 0, step: null });
    return state;
  }

  private async leaveOff(run: Run, why: Unwanted['why']): Promise<string> {
    await this.runs.deleteParts(run);
    if (why === 'leaving') await this.runs.updateGivenBack(run);
    return why === 'leaving' ? 'given-back' : 'cancelled';
  }
}
