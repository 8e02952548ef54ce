import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  confirmLetter,
  getMailSettings,
  planMails,
  setMailSettings,
  signedIn,
  unsubscribe,
  type InputOf,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import type { MailTry } from './mail.js';
import { MailContentService } from './mail-content.service.js';
import { MailSettingsService } from './mail-settings.service.js';

const tryOf = ({ order, ...ids }: InternalInputOf<typeof planMails.get>): MailTry => ({
  userId: ids.user_id,
  mailId: ids.mail_id,
  attempt: ids.attempt,
  ...(order && { order: { kind: order.kind, dueOn: order.date, about: order.about } }),
});

@Controller()
@UseInterceptors(DatabaseFaults)
export class MailController {
  constructor(
    @Inject(MailSettingsService) private readonly wishes: MailSettingsService,
    @Inject(MailContentService) private readonly content: MailContentService,
  ) {}

  @RpcHandler(getMailSettings)
  settings(@Payload() { caller }: RpcRequest) {
    return this.wishes.get(signedIn(caller), caller.timezone);
  }

  @RpcHandler(setMailSettings)
  async setSettings(@Payload() { caller, input }: RpcRequest<InputOf<typeof setMailSettings>>) {
    await this.wishes.set(signedIn(caller), input);
    return null;
  }

  @RpcHandler(unsubscribe)
  async unsubscribe(@Payload() { input }: RpcRequest<InputOf<typeof unsubscribe>>) {
    return { kind: await this.wishes.unsubscribe(input.token) };
  }

  @RpcHandler(confirmLetter)
  async confirmLetter(@Payload() { input }: RpcRequest<InputOf<typeof confirmLetter>>) {
    await this.wishes.confirmLetter(input.token);
    return null;
  }

  @RpcHandler(planMails.get)
  mail(@Payload() { input }: RpcRequest<InternalInputOf<typeof planMails.get>>) {
    return this.content.take(tryOf(input));
  }

  @RpcHandler(planMails.markSent)
  async markSent(@Payload() { input }: RpcRequest<InternalInputOf<typeof planMails.markSent>>) {
    await this.content.markSent(tryOf(input));
    return null;
  }

  @RpcHandler(planMails.release)
  async release(@Payload() { input }: RpcRequest<InternalInputOf<typeof planMails.release>>) {
    await this.content.release(tryOf(input));
    return null;
  }
}
