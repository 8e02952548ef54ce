import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { requestVerification, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { VerificationService } from './verification.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class VerificationController {
  constructor(@Inject(VerificationService) private readonly verification: VerificationService) {}

  @RpcHandler(requestVerification)
  async requestVerification(@Payload() { input }: RpcRequest<InputOf<typeof requestVerification>>) {
    await this.verification.request(input.email);
    return null;
  }
}
