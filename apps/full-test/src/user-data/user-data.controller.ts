import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { fullTestUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { UserDataService } from './user-data.service.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(UserDataService) private readonly data: UserDataService) {}

  @RpcHandler(fullTestUserData.export)
  export(@Payload() { input }: RpcRequest<InternalInputOf<typeof fullTestUserData.export>>) {
    return this.data.export(input.user_id);
  }

  @RpcHandler(fullTestUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof fullTestUserData.erase>>) {
    await this.data.erase(input.user_id);
    return null;
  }
}
