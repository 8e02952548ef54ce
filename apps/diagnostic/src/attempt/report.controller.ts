import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  attemptForReport,
  getOpenItems,
  markAttemptRecorded,
  readDiagnosticReport,
  reportedScoresOf,
  storeReport,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { FinishedTests, RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AskedItemsService } from './asked-items.service.js';
import { AttemptService } from './attempt.service.js';

/** What other services ask for and the worker hands back. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class ReportController {
  constructor(
    @Inject(AttemptService) private readonly attempts: AttemptService,
    @Inject(AskedItemsService) private readonly asked: AskedItemsService,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
  ) {}

  @RpcHandler(attemptForReport)
  async attemptForReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof attemptForReport>>) {
    const attempt = await this.attempts.submitted(input.user_id, input.attempt_id);
    const { formId, itemVersions, itemIds, release, english, math, englishTime, mathTime, savedAt, report } = attempt;
    return {
      form_id: formId,
      item_versions: itemVersions,
      item_ids: itemIds,
      release,
      english,
      math,
      english_time: englishTime,
      math_time: mathTime,
      finished_at: savedAt.getTime(),
      ...(report && { scores: reportedScoresOf(readDiagnosticReport(report).sections) }),
    };
  }

  @RpcHandler(storeReport)
  async storeReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof storeReport>>) {
    await this.attempts.storeReport({ ...input, report: readDiagnosticReport(input.report) });
    return null;
  }

  @RpcHandler(markAttemptRecorded)
  async markRecorded(@Payload() { input }: RpcRequest<InternalInputOf<typeof markAttemptRecorded>>) {
    await this.finished.markRecorded({ userId: input.user_id, attemptId: input.attempt_id });
    return null;
  }

  @RpcHandler(getOpenItems)
  async openItems(@Payload() { input }: RpcRequest<InternalInputOf<typeof getOpenItems>>) {
    return { item_ids: await this.asked.of(input.user_id) };
  }
}
