import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { deleteAccount, exportAccount, signedIn, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { UserDataService } from './user-data.service.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  constructor(@Inject(UserDataService) private readonly data: UserDataService) {}

  @RpcHandler(exportAccount)
  export(@Payload() { caller }: RpcRequest) {
    return this.data.export(caller, signedIn(caller));
  }

  @RpcHandler(deleteAccount)
  async delete(@Payload() { caller, input }: RpcRequest<InputOf<typeof deleteAccount>>) {
    await this.data.delete(signedIn(caller), input.password, caller);
    return null;
  }
}
