import { Inject, Injectable } from '@nestjs/common';
import { Batcher, currentRequest, LOGGER, runInRequest, type Logger, type RequestContext } from '@aivy/server-kit';
import { AnswerRepository, type ModuleSave } from './answer.repository.js';
import { sharedContext } from './shared-context.js';

/** Two, so that one is on its way while another one is being written to disk. */
const AT_ONCE = 2;
const MOST = 32;

interface Waiting {
  save: ModuleSave;
  /** Of the request that brought it. */
  context: RequestContext | undefined;
}

/**
 * Stores saves. Those of different modules that come at the same time go as one statement: what a commit costs, on disk
 * and on the way, is shared by all of them.
 */
@Injectable()
export class SaveBatches {
  readonly #batcher = new Batcher<Waiting, Date | undefined>({
    most: MOST,
    atOnce: AT_ONCE,
    keyOf: ({ save }) => `${save.userId}/${save.attemptId}/${save.module}`.toLowerCase(),
    run: (batch) => this.run(batch),
  });

  constructor(
    @Inject(AnswerRepository) private readonly answers: AnswerRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns the module's deadline, or null when it is not open */
  async store(save: ModuleSave): Promise<Date | null> {
    const deadline = await this.#batcher.add({ save, context: currentRequest() });
    // Closed, or locked by a submit that is under way, or in bad company: by itself it waits its turn and gets its answer.
    return deadline ?? this.answers.upsertOpen(save);
  }

  private run(batch: readonly Waiting[]): Promise<(Date | undefined)[]> {
    return inContext(sharedContext(batch.map(({ context }) => context)), async () => {
      try {
        return await this.answers.upsertOpenTogether(batch.map(({ save }) => save));
      } catch (error) {
        this.logger.warn({ err: error, saves: batch.length }, 'saves that came together are stored one by one');
        return batch.map(() => undefined);
      }
    });
  }
}

const inContext = <T>(context: RequestContext | undefined, work: () => T): T =>
  context ? runInRequest(context, work) : work();
