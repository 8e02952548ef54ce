import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getLearnerState,
  getMetItems,
  getOpenUnitItems,
  learnerEvidence,
  recordEvidence,
  recordPractice,
  storeLearner,
  type InternalInputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { FocusService } from '../focus/focus.service.js';
import { UnitRepository } from '../unit/unit.repository.js';
import { LearnerService } from './learner.service.js';
import { RecordService } from './record.service.js';

/** The learner record, for the worker, practice, the tutor and analysts. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class LearnerController {
  constructor(
    @Inject(RecordService) private readonly records: RecordService,
    @Inject(LearnerService) private readonly learners: LearnerService,
    @Inject(FocusService) private readonly focus: FocusService,
    @Inject(UnitRepository) private readonly units: UnitRepository,
  ) {}

  @RpcHandler(recordEvidence)
  record(@Payload() { input }: RpcRequest<InternalInputOf<typeof recordEvidence>>) {
    return this.records.record(input);
  }

  @RpcHandler(recordPractice)
  async recordPractice(@Payload() { input }: RpcRequest<InternalInputOf<typeof recordPractice>>) {
    return { added: await this.records.recordPractice(input) };
  }

  @RpcHandler(learnerEvidence)
  evidence(@Payload() { input }: RpcRequest<InternalInputOf<typeof learnerEvidence>>) {
    return this.learners.evidenceOf(input.user_id, input.reviewed_through);
  }

  @RpcHandler(storeLearner)
  async store(@Payload() { input }: RpcRequest<InternalInputOf<typeof storeLearner>>) {
    const stored = await this.learners.store(input);
    // A practice test may have just ended a journey: the next one needs its focus areas.
    if (stored) await this.focus.begin(input.user_id);
    return { stored };
  }

  @RpcHandler(getLearnerState)
  state(@Payload() { input }: RpcRequest<InternalInputOf<typeof getLearnerState>>) {
    return this.learners.view(input.user_id);
  }

  @RpcHandler(getMetItems)
  async metItems(@Payload() { input }: RpcRequest<InternalInputOf<typeof getMetItems>>) {
    const [met, open] = await Promise.all([
      this.learners.metItems(input.user_id, input.skills),
      this.units.selectOpenItems(input.user_id),
    ]);
    return { item_ids: met, open_item_ids: open };
  }

  @RpcHandler(getOpenUnitItems)
  async openItems(@Payload() { input }: RpcRequest<InternalInputOf<typeof getOpenUnitItems>>) {
    return { item_ids: await this.units.selectOpenItems(input.user_id) };
  }
}
