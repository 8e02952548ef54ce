import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { analystUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { JobRepository } from '../job/job.repository.js';

/** The end of an analyst's account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(JobRepository) private readonly jobs: JobRepository) {}

  @RpcHandler(analystUserData.export)
  async export(@Payload() { input }: RpcRequest<InternalInputOf<typeof analystUserData.export>>) {
    const jobs = await this.jobs.selectOfUser(input.user_id);
    return jobs.map(({ kind, params, state, createdAt }) => ({
      kind,
      params,
      state,
      created_at: createdAt.toISOString(),
    }));
  }

  @RpcHandler(analystUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof analystUserData.erase>>) {
    await this.jobs.deleteOfUser(input.user_id);
    return null;
  }
}
