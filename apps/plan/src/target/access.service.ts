import { Inject, Injectable } from '@nestjs/common';
import { DomainError, signedIn, testSettings, type Caller } from '@aivy/contracts';
import { LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';

/** How long a set or a target waits to hear what's open, milliseconds. */
const PATIENCE_MS = 1_500;

/** Whether a plan may go on. Auth knows: AivyPath comes with full tests, so it's open when they are. */
@Injectable()
export class AccessService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Asked before anything new; what a student has done or opened stays theirs. @throws DomainError PLAN-LOCKED */
  async require(caller: Caller): Promise<void> {
    if (!(await this.isOpen(caller, signedIn(caller)))) throw new DomainError('PLAN-LOCKED');
  }

  /** While auth doesn't say, the student is believed: a missing answer may not cost a day. */
  async isOpen(caller: Caller, user_id: string): Promise<boolean> {
    try {
      const { full_tests: isOpen } = await this.rpc.call(
        testSettings,
        caller,
        { user_id },
        { timeLeftMs: PATIENCE_MS },
      );
      return isOpen ?? true;
    } catch (err) {
      this.logger.warn({ err, user_id }, 'auth does not say what is open; the plan goes on');
      return true;
    }
  }
}
