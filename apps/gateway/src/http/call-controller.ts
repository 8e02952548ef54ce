import { Controller, Delete, Get, HttpCode, Inject, Post, Put, Req, Res, type Type } from '@nestjs/common';
import type { Call, HttpMethod } from '@aivy/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CallDispatcher } from './call-dispatcher.js';
import { pathOf } from './routes.js';

const ROUTE: Record<HttpMethod, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, DELETE: Delete };

/**
 * One controller for a set of calls, its routes made from the contract table: a call that is not in the table
 * cannot be reached, and one that is cannot be forgotten.
 * @param paths where a call answers, below the site root; the API prefix by default
 */
export function createCallController(calls: readonly Call[], paths = pathOf): Type {
  @Controller()
  class CallController {
    constructor(@Inject(CallDispatcher) readonly dispatcher: CallDispatcher) {}
  }
  for (const call of calls) {
    const name = call.pattern;
    const handler = function (this: CallController, request: FastifyRequest, reply: FastifyReply) {
      return this.dispatcher.dispatch(call, request, reply);
    };
    Object.defineProperty(CallController.prototype, name, { value: handler, configurable: true, writable: true });
    const descriptor = Object.getOwnPropertyDescriptor(CallController.prototype, name)!;
    Req()(CallController.prototype, name, 0);
    // passthrough: the dispatcher returns the body and only sets headers on the reply.
    Res({ passthrough: true })(CallController.prototype, name, 1);
    HttpCode(200)(CallController.prototype, name, descriptor);
    ROUTE[call.method](paths(call))(CallController.prototype, name, descriptor);
  }
  return CallController;
}
