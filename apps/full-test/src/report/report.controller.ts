import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getAllTests,
  getModuleAnswers,
  getTestReport,
  readFullTestReport,
  signedIn,
  storeTestReport,
  testForReport,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ReportService } from './report.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class ReportController {
  constructor(@Inject(ReportService) private readonly reports: ReportService) {}

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
    return this.reports.solutions(signedIn(caller), input);
  }

  @RpcHandler(testForReport)
  testForReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof testForReport>>) {
    return this.reports.forReport(input.user_id, input.test_id);
  }

  @RpcHandler(storeTestReport)
  async storeTestReport(@Payload() { input }: RpcRequest<InternalInputOf<typeof storeTestReport>>) {
    await this.reports.storeReport(input.user_id, input.test_id, readFullTestReport(input.report));
    return null;
  }
}
