import { Controller, UseInterceptors } from '@nestjs/common';
import {
  DomainError,
  recordEvidence,
  learnerEvidence,
  storeLearner,
  getLearnerState,
  getMetItems,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class LearnerController {
  @RpcHandler(recordEvidence)
  recordEvidence(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(learnerEvidence)
  evidence(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(storeLearner)
  store(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getLearnerState)
  state(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getMetItems)
  metItems(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
