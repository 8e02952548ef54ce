import { Controller, Inject, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type {
  handleChatDistress,
  handlePracticeDistress,
  InputOf,
  listChatDistress,
  listPracticeDistress,
  RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DistressRepository } from './distress.repository.js';

export interface DistressCalls {
  list: typeof listChatDistress | typeof listPracticeDistress;
  handle: typeof handleChatDistress | typeof handlePracticeDistress;
  /** What a failing database answers. */
  faults: Type<NestInterceptor>;
}

/** What operators see and do about distress in a service, under that service's calls. */
export function distressController({ list, handle, faults }: DistressCalls): Type {
  @Controller()
  @UseInterceptors(faults)
  class DistressController {
    constructor(@Inject(DistressRepository) private readonly messages: DistressRepository) {}

    @RpcHandler(list)
    list() {
      return this.messages.select();
    }

    @RpcHandler(handle)
    async handle(@Payload() { caller, input }: RpcRequest<InputOf<typeof handleChatDistress>>) {
      await this.messages.updateHandled(input, caller);
      return null;
    }
  }
  return DistressController;
}
