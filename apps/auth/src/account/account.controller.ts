import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { advanceStage, getUserInfo, selectProduct, signedIn, signUp, type InputOf, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AccountService } from './account.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class AccountController {
  constructor(@Inject(AccountService) private readonly accounts: AccountService) {}

  @RpcHandler(signUp)
  async signUp(@Payload() { caller, input }: RpcRequest<InputOf<typeof signUp>>) {
    return { token: await this.accounts.signUp(input, caller.timezone) };
  }

  @RpcHandler(getUserInfo)
  getUserInfo(@Payload() { caller }: RpcRequest) {
    return this.accounts.info(signedIn(caller), caller.timezone);
  }

  @RpcHandler(selectProduct)
  async selectProduct(@Payload() { caller, input }: RpcRequest<InputOf<typeof selectProduct>>) {
    await this.accounts.selectProduct(signedIn(caller), input.product_id);
    return null;
  }

  @RpcHandler(advanceStage)
  async advanceStage(@Payload() { input }: RpcRequest<InternalInputOf<typeof advanceStage>>) {
    await this.accounts.advanceStage(input.user_id, input.stage);
    return null;
  }
}
