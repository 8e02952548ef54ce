import { Controller, UseInterceptors } from '@nestjs/common';
import { DomainError, planUserData } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

/** The end of an account, and the file of what is in it. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class UserDataController {
  @RpcHandler(planUserData.export)
  export(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(planUserData.erase)
  erase(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
