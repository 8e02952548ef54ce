import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { focusAreas, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { FocusService } from './focus.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class FocusController {
  constructor(@Inject(FocusService) private readonly focus: FocusService) {}

  @RpcHandler(focusAreas)
  areas(@Payload() { caller }: RpcRequest) {
    return this.focus.areas(caller);
  }
}
