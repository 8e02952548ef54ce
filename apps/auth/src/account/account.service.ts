import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  type InputOf,
  type InternalOutputOf,
  type signUp,
  type testSettings,
  type updateProfile,
  type UserInfo,
} from '@aivy/contracts';
import { SecurityLog, Transactions } from '@aivy/server-kit';
import { PasswordHasher } from '../password/password-hasher.js';
import { SessionService } from '../session/session.service.js';
import { VerificationService } from '../verification/verification.service.js';
import { openTo, pathAccessOf } from './product.service.js';
import { UserRepository } from './user.repository.js';

/** Accounts and what they own. */
@Injectable()
export class AccountService {
  constructor(
    @Inject(Transactions) private readonly transactions: Transactions,
    @Inject(UserRepository) private readonly users: UserRepository,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @Inject(VerificationService) private readonly verification: VerificationService,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  /** @returns the token of the new account's first session */
  async signUp(input: InputOf<typeof signUp>, caller: Caller): Promise<string> {
    const email = input.email.toLowerCase();
    // Hashing is costly on purpose, so it is done for those who hold the code, not for everybody who asks; the code is
    // used up after it, by the transaction that makes the account.
    const refusal = await this.transactions.run(async (manager) => {
      if (await this.users.selectOptionalByEmail(email, manager)) return 'AUTH-USEREXIST';
      return this.verification.check(email, input.verification_code, manager);
    });
    if (refusal) throw new DomainError(refusal);
    const passwordHash = await this.hasher.hash(input.password, caller);
    // A wrong guess must be counted, so the transaction commits and the fault is thrown after it.
    const outcome = await this.transactions.run(async (manager) => {
      if (await this.users.selectOptionalByEmail(email, manager)) return new DomainError('AUTH-USEREXIST');
      const fault = await this.verification.use(email, input.verification_code, manager);
      if (fault) return new DomainError(fault);
      const userId = randomUUID();
      const profile = {
        name: input.name,
        state: input.state ?? '',
        grade: input.grade ?? 0,
        school: input.school ?? '',
        timezone: caller.timezone ?? null,
      };
      if (!(await this.users.insert({ userId, email, passwordHash, ...profile }, manager)))
        throw new DomainError('AUTH-USEREXIST');
      return { userId, token: await this.sessions.open(userId, caller, manager) };
    });
    if (outcome instanceof DomainError) throw outcome;
    this.security.record('account.created', { userId: outcome.userId, email, address: caller.address });
    return outcome.token;
  }

  async info(userId: string, timezone?: string): Promise<UserInfo> {
    const user = await this.users.selectOptional(userId);
    if (!user) throw new DomainError('AUTH-UNAUTHORIZED');
    // The client asks for the profile at every start, so this is where a student who travelled is noticed.
    if (timezone && timezone !== user.timezone) await this.users.updateTimezone(userId, timezone);
    const { name, email, state, grade, school, stage, role, timeFactor, currentProduct } = user;
    return {
      id: userId,
      name,
      email,
      state,
      grade,
      school,
      stage,
      role,
      time_factor: timeFactor,
      products: [...user.products].sort((a, b) => a - b),
      current_product: currentProduct,
      path_access: pathAccessOf(user),
    };
  }

  updateProfile(
    userId: string,
    { name, state = '', grade = 0, school = '' }: InputOf<typeof updateProfile>,
  ): Promise<void> {
    return this.users.updateProfile(userId, { name, state, grade, school });
  }

  setTimeFactor(userId: string, timeFactor: number): Promise<void> {
    return this.users.updateTimeFactor(userId, timeFactor);
  }

  /** @throws DomainError AUTH-USERNOTEXIST */
  async testSettings(userId: string): Promise<InternalOutputOf<typeof testSettings>> {
    const user = await this.users.selectOptional(userId);
    if (!user) throw new DomainError('AUTH-USERNOTEXIST');
    return { time_factor: user.timeFactor, ...openTo(user) };
  }

  async mailAddress(userId: string): Promise<{ email: string } | null> {
    const user = await this.users.selectOptional(userId);
    return user && { email: user.email };
  }

  async operators(): Promise<{ user_id: string; name: string }[]> {
    const operators = await this.users.selectOfRole('operator');
    return operators.map(({ userId, name }) => ({ user_id: userId, name }));
  }

  /** Logged before it is shown. @throws DomainError NOT-FOUND */
  async contact(aboutId: string, { userId, address }: Caller): Promise<{ name: string; email: string }> {
    const user = await this.users.selectOptional(aboutId);
    if (!user) throw new DomainError('NOT-FOUND');
    this.security.record('contact.shown', { userId, address, aboutId });
    return { name: user.name, email: user.email };
  }

  advanceStage(userId: string, stage: number): Promise<void> {
    return this.users.updateStage(userId, stage);
  }
}
