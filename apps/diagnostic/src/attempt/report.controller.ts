import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  attemptForReport,
  getOpenItems,
  markAttemptRecorded,
  storeReport,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { FinishedTests, RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AskedItemsService } from './asked-items.service.js';
import { ReportService } from './report.service.js';

/** What other services ask for and the worker hands back. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class ReportController {
  constructor(
    @Inject(ReportService) private readonly reports: ReportService,
    @Inject(AskedItemsService) private readonly asked: AskedItemsService,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
  ) {}

  @RpcHandler(attemptForReport)
  attemptForReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof attemptForReport>>) {
    return this.reports.forReport(input.user_id, input.attempt_id);
  }

  @RpcHandler(storeReport)
  storeReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof storeReport>>) {
    return this.reports.storeReport(input);
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
