import { Inject, Injectable } from '@nestjs/common';
import { grantPathWeek, grantUnlockJob, signedIn, testSettings, type Caller, type UnlockName } from '@aivy/contracts';
import {
  LOGGER,
  Outbox,
  OVERDUE_MINUTES,
  requeueSuffix,
  RPC,
  Transactions,
  type Logger,
  type RpcClient,
  type Transaction,
} from '@aivy/server-kit';
import { PATH_WEEK, UnlockRepository } from './unlock.repository.js';

/** Whoever unlocks waits this long for auth, and no longer: the job does the same. */
const PATIENCE_MS = 1_500;
/** Handed over at one look; the next ones follow at the next. */
const AT_ONCE = 500;

/** Gives the account the week of AivyPath that points were exchanged for. It gets the week once. */
@Injectable()
export class GrantService {
  constructor(
    @Inject(UnlockRepository) private readonly unlocks: UnlockRepository,
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Surely, some time after the transaction. @param suffix makes the job one that the queue has not seen */
  async enqueue(transaction: Transaction, userId: string, name: UnlockName, suffix = ''): Promise<void> {
    if (name !== PATH_WEEK) return;
    const jobId = `grant-unlock-${userId}-${name}${suffix}`;
    await this.outbox.add(transaction, grantUnlockJob, jobId, { user_id: userId, name });
  }

  /** The account has it without points. While auth doesn't say, the student is believed, whose page offered it. */
  async isOpen(caller: Caller, name: UnlockName): Promise<boolean> {
    const user_id = signedIn(caller);
    try {
      const open = await this.rpc.call(testSettings, caller, { user_id }, { timeLeftMs: PATIENCE_MS });
      return (name === PATH_WEEK ? open.path_open : open.full_tests) ?? false;
    } catch (err) {
      this.logger.warn({ err, userId: user_id, name }, 'auth does not say what is open; points unlock it');
      return false;
    }
  }

  /** At once, or by the job that was enqueued with the unlock. Never rejects. */
  async grant(caller: Caller, name: UnlockName): Promise<void> {
    if (name !== PATH_WEEK) return;
    const user_id = signedIn(caller);
    try {
      await this.rpc.call(grantPathWeek, caller, { user_id }, { timeLeftMs: PATIENCE_MS });
    } catch (err) {
      this.logger.warn({ err, userId: user_id, name }, 'unlock not granted yet; its job will do it');
    }
  }

  /** Enqueues what the account has not, though it was paid for. @returns how many there were */
  async enqueueUngranted(): Promise<number> {
    const count = await this.transactions.run(async (transaction) => {
      const taken = await this.unlocks.takeUngranted(OVERDUE_MINUTES, AT_ONCE, transaction);
      for (const { userId, name } of taken) await this.enqueue(transaction, userId, name, requeueSuffix());
      return taken.length;
    });
    if (count > 0) this.logger.warn({ count }, 'unlocks without their product: enqueued');
    return count;
  }
}
