import { Controller, UseInterceptors } from '@nestjs/common';
import { DomainError, setTarget, getPlan, targetStart } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class TargetController {
  @RpcHandler(setTarget)
  setTarget(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getPlan)
  getPlan(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(targetStart)
  targetStart(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
