import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { readMessageByModel, renderReply, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { RenderService } from './render.service.js';

/** Words, and readings of messages, for services that students talk to. */
@Controller()
export class RenderController {
  constructor(@Inject(RenderService) private readonly renders: RenderService) {}

  @RpcHandler(renderReply)
  render(@Payload() { input }: RpcRequest<InternalInputOf<typeof renderReply>>, @Ctx() context: RpcContext) {
    return this.renders.render(input, context.timeLeftMs);
  }

  @RpcHandler(readMessageByModel)
  read(@Payload() { input }: RpcRequest<InternalInputOf<typeof readMessageByModel>>, @Ctx() context: RpcContext) {
    return this.renders.read(input, context.timeLeftMs);
  }
}
