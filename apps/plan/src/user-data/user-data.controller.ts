import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { planUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { UserDataService } from './user-data.service.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(UserDataService) private readonly data: UserDataService) {}

  @RpcHandler(planUserData.export)
  export(@Payload() { input }: RpcRequest<InternalInputOf<typeof planUserData.export>>) {
    return this.data.export(input.user_id);
  }

  @RpcHandler(planUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof planUserData.erase>>) {
    await this.data.erase(input.user_id);
    return null;
  }
}
