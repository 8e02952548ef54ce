import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { aivydailyUserData, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { UserDataRepository } from './user-data.repository.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(UserDataRepository) private readonly data: UserDataRepository) {}

  @RpcHandler(aivydailyUserData.export)
  export(@Payload() { input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.export>>) {
    return this.data.select(input.user_id);
  }

  @RpcHandler(aivydailyUserData.erase)
  async erase(@Payload() { input }: RpcRequest<InternalInputOf<typeof aivydailyUserData.erase>>) {
    await this.data.delete(input.user_id);
    return null;
  }
}
