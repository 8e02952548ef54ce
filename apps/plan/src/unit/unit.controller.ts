import { Controller, UseInterceptors } from '@nestjs/common';
import {
  DomainError,
  getDailyQuestions,
  saveDailyProgress,
  getDailyProgress,
  finishDay,
  getDailyAnswers,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class UnitController {
  @RpcHandler(getDailyQuestions)
  questions(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(saveDailyProgress)
  save(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getDailyProgress)
  progress(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(finishDay)
  finish(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getDailyAnswers)
  answers(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
