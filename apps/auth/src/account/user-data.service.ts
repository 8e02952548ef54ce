import { Inject, Injectable } from '@nestjs/common';
import { DomainError, exportDiagnostic, exportTests, forgetUserJob, type Caller, type exportAccount, type OutputOf } from '@aivy/contracts';
import { formatUtcStamp } from '@aivy/exam';
import { Outbox, type RpcClient } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { verifyPassword } from '../secrets.js';
import { SessionService } from '../session/session.service.js';
import { RPC } from '../tokens.js';
import { VerificationCodeRepository } from '../verification/verification-code.repository.js';
import { AccountService } from './account.service.js';
import { UserRepository } from './user.repository.js';

/** All that is kept of a user, to hand out or to delete. */
@Injectable()
export class UserDataService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(VerificationCodeRepository) private readonly codes: VerificationCodeRepository,
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RPC) private readonly rpc: RpcClient,
  ) {}

  async export(caller: Caller, userId: string): Promise<OutputOf<typeof exportAccount>> {
    const input = { user_id: userId };
    const [profile, diagnostic, tests] = await Promise.all([
      this.accounts.info(userId), this.rpc.call(exportDiagnostic, caller, input), this.rpc.call(exportTests, caller, input),
    ]);
    return { exported_at: formatUtcStamp(new Date()), profile, diagnostic, full_tests: tests };
  }

  /**
   * Ends the account and every session at once. What the other services keep is deleted by a job of the same
   * transaction, so that nothing stays behind when one of them is away.
   */
  async delete(userId: string, password: string): Promise<void> {
    const ended = await this.source.transaction(async (manager) => {
      const user = await this.users.selectOptionalForUpdate(userId, manager);
      if (!user) throw new DomainError('AUTH-UNAUTHORIZED');
      if (!(await verifyPassword(user.passwordHash, password))) throw new DomainError('AUTH-WRONGPASSWORD');
      const sessions = await this.sessions.endAll(userId, manager);
      await this.codes.delete(user.email, manager);
      await this.users.delete(userId, manager);
      await this.outbox.add(manager, forgetUserJob, `forget-user-${userId}`, { user_id: userId, deleted_at: Date.now() });
      return sessions;
    });
    await this.sessions.forget(ended);
  }
}
