import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  advanceStage,
  choosePlan,
  getUserInfo,
  grantPathWeek,
  listOperators,
  mailAddress,
  selectProduct,
  setTimeFactor,
  showContact,
  signedIn,
  signUp,
  switchProduct,
  testSettings,
  updateProfile,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { AccountService } from './account.service.js';
import { ProductService } from './product.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class AccountController {
  constructor(
    @Inject(AccountService) private readonly accounts: AccountService,
    @Inject(ProductService) private readonly products: ProductService,
  ) {}

  @RpcHandler(signUp)
  async signUp(@Payload() { caller, input }: RpcRequest<InputOf<typeof signUp>>) {
    return { token: await this.accounts.signUp(input, caller) };
  }

  @RpcHandler(getUserInfo)
  getUserInfo(@Payload() { caller }: RpcRequest) {
    return this.accounts.info(signedIn(caller), caller.timezone);
  }

  @RpcHandler(selectProduct)
  async selectProduct(@Payload() { caller, input }: RpcRequest<InputOf<typeof selectProduct>>) {
    await this.products.select(signedIn(caller), input.product_id, caller.timezone);
    return null;
  }

  @RpcHandler(switchProduct)
  async switchProduct(@Payload() { caller, input }: RpcRequest<InputOf<typeof switchProduct>>) {
    await this.products.switch(signedIn(caller), input.product_id);
    return null;
  }

  @RpcHandler(choosePlan)
  async choosePlan(@Payload() { caller, input }: RpcRequest<InputOf<typeof choosePlan>>) {
    await this.products.choosePlan(signedIn(caller), input.plan);
    return null;
  }

  @RpcHandler(grantPathWeek)
  async grantPathWeek(@Payload() { input }: RpcRequest<InternalInputOf<typeof grantPathWeek>>) {
    await this.products.grantWeek(input.user_id);
    return null;
  }

  @RpcHandler(updateProfile)
  async updateProfile(@Payload() { caller, input }: RpcRequest<InputOf<typeof updateProfile>>) {
    await this.accounts.updateProfile(signedIn(caller), input);
    return null;
  }

  @RpcHandler(setTimeFactor)
  async setTimeFactor(@Payload() { caller, input }: RpcRequest<InputOf<typeof setTimeFactor>>) {
    await this.accounts.setTimeFactor(signedIn(caller), input.time_factor);
    return null;
  }

  @RpcHandler(testSettings)
  testSettings(@Payload() { input }: RpcRequest<InternalInputOf<typeof testSettings>>) {
    return this.accounts.testSettings(input.user_id);
  }

  @RpcHandler(mailAddress)
  mailAddress(@Payload() { input }: RpcRequest<InternalInputOf<typeof mailAddress>>) {
    return this.accounts.mailAddress(input.user_id);
  }

  @RpcHandler(listOperators)
  listOperators() {
    return this.accounts.operators();
  }

  @RpcHandler(showContact)
  showContact(@Payload() { caller, input }: RpcRequest<InputOf<typeof showContact>>) {
    return this.accounts.contact(input.user_id, caller);
  }

  @RpcHandler(advanceStage)
  async advanceStage(@Payload() { input }: RpcRequest<InternalInputOf<typeof advanceStage>>) {
    await this.accounts.advanceStage(input.user_id, input.stage);
    return null;
  }
}
