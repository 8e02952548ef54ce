import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, getTestUnlock, testSettings, type Caller, type OutputOf, type startTest } from '@aivy/contracts';
import { RPC, type RpcClient } from '@aivy/server-kit';
import { FormService } from '../forms/form.service.js';
import { AttemptRepository } from './attempt.repository.js';

/** Begins tests and gives them up. A student has one open test at most. */
@Injectable()
export class StartService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(FormService) private readonly forms: FormService,
    @Inject(RPC) private readonly rpc: RpcClient,
  ) {}

  /** The open test, or a new one with the first module of each section; asking twice makes one. */
  async start(caller: Caller, userId: string): Promise<OutputOf<typeof startTest>> {
    const open = await this.attempts.selectOptionalOpen(userId);
    if (open) return { test_id: open.attemptId, resumed: true };
    const [{ time_factor: timeFactor, full_tests: isOpen = true }, seen] = await Promise.all([
      this.rpc.call(testSettings, caller, { user_id: userId }),
      this.attempts.selectSeenQuestions(userId),
    ]);
    if (!isOpen) await this.requireUnlock(caller, userId);
    const attemptId = randomUUID();
    const release = this.forms.release;
    const made = ([1, 3] as const).map((module) =>
      this.forms.make({ module, route: 'first', attemptId, seen, before: [], timeFactor }),
    );
    return this.attempts.transaction(async (manager) => {
      if (!(await this.attempts.insertAttempt({ userId, attemptId, timeFactor, release }, manager))) {
        const other = await this.attempts.selectOptionalOpen(userId, manager);
        if (!other) throw new DomainError('OUTCOME-UNKNOWN');
        return { test_id: other.attemptId, resumed: true };
      }
      for (const module of made) await this.attempts.insertModule(userId, attemptId, module, manager);
      return { test_id: attemptId, resumed: false };
    });
  }

  /** Without AivyPath a student takes the one test that points unlocked. @throws DomainError FT-LOCKED */
  private async requireUnlock(caller: Caller, userId: string): Promise<void> {
    const { unlocked_at: unlockedAt } = await this.rpc.call(getTestUnlock, caller, { user_id: userId });
    if (unlockedAt === null || (await this.attempts.hasTakenSince(userId, new Date(unlockedAt))))
      throw new DomainError('FT-LOCKED');
  }

  /** Ends an open test without a report, so that another can begin; the second time there is nothing left to do. */
  async giveUp(userId: string, unsafeAttemptId: string): Promise<void> {
    await this.attempts.transaction(async (manager) => {
      const test = await this.attempts.selectForUpdate(userId, unsafeAttemptId, manager);
      if (test.givenUpAt) return;
      if (test.endTime) throw new DomainError('FT-FINISHED');
      await this.attempts.updateGivenUp(userId, test.attemptId, manager);
    });
  }
}
