import { Controller, UseInterceptors } from '@nestjs/common';
import { DomainError, journeyPreview } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class LetterController {
  @RpcHandler(journeyPreview)
  journeyPreview(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
