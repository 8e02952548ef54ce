import { Inject, Injectable } from '@nestjs/common';
import { advanceStage, SUBMITTED_STAGE, type Caller } from '@aivy/contracts';
import { RPC, LOGGER, type Logger, type RpcClient } from '@aivy/server-kit';

/** Tells auth how far a user is, so that every device hears it from the moment of the submit on. */
@Injectable()
export class StageService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Raises the stage now, or leaves it to the report's job. Never rejects. */
  async reached(caller: Caller, userId: string): Promise<void> {
    try {
      await this.rpc.call(advanceStage, caller, { user_id: userId, stage: SUBMITTED_STAGE });
    } catch (error) {
      this.logger.warn(
        { err: error },
        'auth did not hear of a submitted diagnostic; the job of its report will tell it',
      );
    }
  }
}
