import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  changePassword,
  requestResetPassword,
  resetPassword,
  signedIn,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { PasswordService } from './password.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class PasswordController {
  constructor(@Inject(PasswordService) private readonly passwords: PasswordService) {}

  @RpcHandler(requestResetPassword)
  async requestReset(@Payload() { caller, input }: RpcRequest<InputOf<typeof requestResetPassword>>) {
    await this.passwords.requestReset(input.email, caller);
    return null;
  }

  @RpcHandler(resetPassword)
  async reset(@Payload() { caller, input }: RpcRequest<InputOf<typeof resetPassword>>) {
    await this.passwords.reset(input.token, input.new_password, caller);
    return null;
  }

  @RpcHandler(changePassword)
  async change(@Payload() { caller, input }: RpcRequest<InputOf<typeof changePassword>>) {
    await this.passwords.change(signedIn(caller), input.password, input.new_password, caller);
    return null;
  }
}
