import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { markMissionRecorded, markPracticeRecorded, type InternalInputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { attemptIds } from './evidence.js';
import { EvidenceRepository } from './evidence.repository.js';

/** What has arrived, as the worker says. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class EvidenceController {
  constructor(@Inject(EvidenceRepository) private readonly evidence: EvidenceRepository) {}

  @RpcHandler(markPracticeRecorded)
  async practice(@Payload() { input }: RpcRequest<InternalInputOf<typeof markPracticeRecorded>>) {
    await this.evidence.updateRecorded(
      input.batches.flatMap(({ user_id, source_ids }) => source_ids.map((id) => attemptIds(user_id, id))),
    );
    return null;
  }

  @RpcHandler(markMissionRecorded)
  async mission(@Payload() { input }: RpcRequest<InternalInputOf<typeof markMissionRecorded>>) {
    await this.evidence.updateMissionRecorded({ userId: input.user_id, conversationId: input.conversation_id });
    return null;
  }
}
