import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, testSettings, type Caller, type OutputOf, type startTest } from '@aivy/contracts';
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
    const [{ time_factor: timeFactor }, seen] = await Promise.all([
      this.rpc.call(testSettings, caller, { user_id: userId }),
      this.attempts.selectSeenQuestions(userId),
    ]);
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
