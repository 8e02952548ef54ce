import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { accountMails, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { MailService } from './mail.service.js';

type Request = RpcRequest<InternalInputOf<typeof accountMails.get>>;

/** How the worker gets the emails that auth ordered. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class MailController {
  constructor(@Inject(MailService) private readonly mails: MailService) {}

  @RpcHandler(accountMails.get)
  get(@Payload() { input }: Request) {
    return this.mails.take(input);
  }

  @RpcHandler(accountMails.markSent)
  async markSent(@Payload() { input }: Request) {
    await this.mails.markSent(input);
    return null;
  }

  @RpcHandler(accountMails.release)
  async release(@Payload() { input }: Request) {
    await this.mails.release(input);
    return null;
  }
}
