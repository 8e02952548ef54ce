import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { renderReply, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcContext, RpcHandler } from '@aivy/server-kit';
import { RenderService } from './render.service.js';

/** Words for whoever has decided on a move. */
@Controller()
export class RenderController {
  constructor(@Inject(RenderService) private readonly renders: RenderService) {}

  @RpcHandler(renderReply)
  render(@Payload() { input }: RpcRequest<InternalInputOf<typeof renderReply>>, @Ctx() context: RpcContext) {
    return this.renders.render(input, context.timeLeftMs);
  }
}
