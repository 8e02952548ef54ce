import { Controller, UseInterceptors } from '@nestjs/common';
import { DomainError, dailyProgress, scorePath, dailyWins, achievement, outlook } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class DashboardController {
  @RpcHandler(dailyProgress)
  dailyProgress(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(scorePath)
  scorePath(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(dailyWins)
  dailyWins(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(achievement)
  achievement(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(outlook)
  outlook(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
