import { Inject, Injectable } from '@nestjs/common';
import {
  accountMailJob,
  collectUserData,
  DomainError,
  eraseUserJob,
  type Caller,
  type exportAccount,
  type OutputOf,
} from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { RPC, Outbox, SecurityLog, Transactions, type RpcClient } from '@aivy/server-kit';
import { PasswordHasher } from '../password/password-hasher.js';
import { SessionService } from '../session/session.service.js';
import { VerificationCodeRepository } from '../verification/verification-code.repository.js';
import { AccountService } from './account.service.js';
import { UserRepository } from './user.repository.js';

/** All that is kept of a user, to hand out or to delete. */
@Injectable()
export class UserDataService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(VerificationCodeRepository) private readonly codes: VerificationCodeRepository,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  async export(caller: Caller, userId: string): Promise<OutputOf<typeof exportAccount>> {
    const [profile, sessions, sections] = await Promise.all([
      this.accounts.info(userId),
      this.sessions.list(userId, caller.sessionHash),
      collectUserData((call) => this.rpc.call(call, caller, { user_id: userId })),
    ]);
    this.security.record('account.exported', { userId, email: profile.email, address: caller.address });
    return { exported_at: formatUtcStamp(new Date()), profile, sessions, ...sections };
  }

  /**
   * Ends the account and every session at once. What the other services keep is erased by a job of the same
   * transaction, so that nothing stays behind when one of them is away. Where the account is gone already, it is done:
   * a request whose answer was lost may come again.
   */
  async delete(userId: string, password: string, caller: Caller): Promise<void> {
    const { address } = caller;
    const stored = await this.users.selectOptionalPasswordHash(userId);
    if (!stored) return;
    const right = await this.hasher.verify(stored, password, caller);
    const outcome =
      right &&
      (await this.transactions.run(async (manager) => {
        const user = await this.users.selectOptionalForUpdate(userId, manager);
        if (!user) return 'gone';
        if (user.passwordHash !== stored) return null; // changed meanwhile: what was checked is no longer the password
        const sessions = await this.sessions.endAll(userId, manager);
        await this.codes.delete(user.email, manager);
        await this.users.delete(userId, manager);
        await this.outbox.deleteOfUser(manager, accountMailJob, userId);
        await this.outbox.add(manager, eraseUserJob, `erase-user-${userId}`, {
          user_id: userId,
          deleted_at: Date.now(),
        });
        return { email: user.email, sessions };
      }));
    if (outcome === 'gone') return;
    if (!outcome) {
      this.security.record('password-check.failed', { userId, address, call: 'auth.delete-account' });
      throw new DomainError('AUTH-WRONGPASSWORD');
    }
    this.security.record('account.deleted', { userId, email: outcome.email, address });
    await this.sessions.evict(outcome.sessions);
  }
}
