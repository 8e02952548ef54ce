import { Inject, Injectable } from '@nestjs/common';
import { advanceStage, advanceStageJob, PLANNED_STAGE, type Caller } from '@aivy/contracts';
import { LOGGER, Outbox, RPC, type Logger, type RpcClient, type Transaction } from '@aivy/server-kit';

/** Tells auth that a user has a plan. Auth never lowers a stage. */
@Injectable()
export class StageService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Surely, some time after the transaction. */
  enqueue(transaction: Transaction, userId: string): Promise<void> {
    return this.outbox.add(transaction, advanceStageJob, `advance-stage-${userId}-${PLANNED_STAGE}`, {
      user_id: userId,
      stage: PLANNED_STAGE,
    });
  }

  /** At once, or by the job that was enqueued with the plan. Never rejects. */
  async reached(caller: Caller, userId: string): Promise<void> {
    try {
      await this.rpc.call(advanceStage, caller, { user_id: userId, stage: PLANNED_STAGE });
    } catch (error) {
      this.logger.warn({ err: error }, 'auth did not hear of a plan; its job will tell it');
    }
  }
}
