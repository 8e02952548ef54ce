import { Controller, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { DomainError, ONE_CLICK_PATH, unsubscribe } from '@aivy/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallDispatcher } from './call-dispatcher.js';
import { isOneClick } from './one-click.js';

/**
 * The address in the `List-Unsubscribe` header of a mail. A mailbox posts to it, without cookie or session; who opens it
 * gets the page with the button, and nothing has changed: scanners of mails open every link.
 */
@Controller()
export class UnsubscribeController {
  constructor(@Inject(CallDispatcher) private readonly dispatcher: CallDispatcher) {}

  @Post(ONE_CLICK_PATH)
  @HttpCode(200)
  oneClick(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Query('token') token?: unknown,
  ) {
    if (!isOneClick(request.body)) throw new DomainError('PLAN-INVALIDINPUT');
    return this.dispatcher.dispatch(unsubscribe, request, reply, { token });
  }
}
