import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getAllTests,
  getModuleAnswers,
  getOpenTestItems,
  getTestReport,
  markTestRecorded,
  signedIn,
  storeTestReport,
  testForReport,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { FinishedTests, RpcHandler } from '@aivy/server-kit';
import { AttemptRepository } from '../attempt/attempt.repository.js';
import { DatabaseFaults } from '../database-faults.js';
import { FinishedTestService } from './finished-test.service.js';
import { ReportService } from './report.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class ReportController {
  constructor(
    @Inject(ReportService) private readonly reports: ReportService,
    @Inject(FinishedTestService) private readonly tests: FinishedTestService,
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(FinishedTests) private readonly finished: FinishedTests,
  ) {}

  @RpcHandler(getAllTests)
  list(@Payload() { caller }: RpcRequest) {
    return this.reports.list(signedIn(caller));
  }

  @RpcHandler(getTestReport)
  report(@Payload() { caller, input }: RpcRequest<InputOf<typeof getTestReport>>) {
    return this.reports.report(signedIn(caller), input.test_id);
  }

  @RpcHandler(getModuleAnswers)
  solutions(@Payload() { caller, input }: RpcRequest<InputOf<typeof getModuleAnswers>>) {
    return this.reports.solutions(caller, input);
  }

  @RpcHandler(testForReport)
  testForReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof testForReport>>) {
    return this.tests.forReport(input.user_id, input.test_id);
  }

  @RpcHandler(storeTestReport)
  storeTestReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof storeTestReport>>) {
    return this.tests.storeReport(input);
  }

  @RpcHandler(markTestRecorded)
  async markRecorded(@Payload() { input }: RpcRequest<InternalInputOf<typeof markTestRecorded>>) {
    await this.finished.markRecorded({ userId: input.user_id, attemptId: input.test_id });
    return null;
  }

  @RpcHandler(getOpenTestItems)
  async openItems(@Payload() { input }: RpcRequest<InternalInputOf<typeof getOpenTestItems>>) {
    return { item_ids: await this.attempts.selectOpenItems(input.user_id) };
  }
}
