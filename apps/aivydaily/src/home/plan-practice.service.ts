import { Inject, Injectable } from '@nestjs/common';
import { getPractisedDays, signedIn, type Caller, type InternalOutputOf } from '@aivy/contracts';
import { LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';

export type PlanPractice = InternalOutputOf<typeof getPractisedDays>;

/** The page waits this long for the plan, and no longer. */
const PATIENCE_MS = 500;

/** What a student has done in AivyPath: its days keep the shared streak, its units earn points. */
@Injectable()
export class PlanPracticeService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param since first moment of the student's day. @returns null while the plan doesn't respond */
  async of(caller: Caller, since: Date): Promise<PlanPractice | null> {
    try {
      const input = { user_id: signedIn(caller), since: since.getTime() };
      return await this.rpc.call(getPractisedDays, caller, input, { timeLeftMs: PATIENCE_MS });
    } catch (err) {
      this.logger.warn({ err }, 'plan not available; streak and points counted without it');
      return null;
    }
  }
}
