import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getItemEvidence,
  getPractisedDays,
  recordMission,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { PracticeService } from './practice.service.js';

/** Practice: its missions count for the streak, and the tutor asks what a student has answered. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class PracticeController {
  constructor(@Inject(PracticeService) private readonly practice: PracticeService) {}

  @RpcHandler(recordMission)
  recordMission(@Payload() { input }: RpcRequest<InternalInputOf<typeof recordMission>>) {
    return this.practice.recordMission(input);
  }

  @RpcHandler(getPractisedDays)
  practisedDays(@Payload() { input }: RpcRequest<InternalInputOf<typeof getPractisedDays>>) {
    return this.practice.practisedDays(input);
  }

  @RpcHandler(getItemEvidence)
  itemEvidence(@Payload() { caller, input }: RpcRequest<InternalInputOf<typeof getItemEvidence>>) {
    return this.practice.itemEvidence(caller, input);
  }
}
