import { Controller, UseInterceptors } from '@nestjs/common';
import { DomainError, getMailSettings, setMailSettings, unsubscribe, getPlanMail, markMailSent } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class MailController {
  @RpcHandler(getMailSettings)
  settings(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(setMailSettings)
  setSettings(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(unsubscribe)
  unsubscribe(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(getPlanMail)
  mail(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }

  @RpcHandler(markMailSent)
  markSent(): Promise<never> {
    throw new DomainError('PLAN-DB');
  }
}
