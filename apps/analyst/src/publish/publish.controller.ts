import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { publishReport, publishScale, type InputOf, type RpcRequest } from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import { ownerOf } from '../job/job.controller.js';
import { ScalePublisher } from './scale-publisher.service.js';
import { PublishService } from './publish.service.js';

@Controller()
@UseInterceptors(DatabaseFaults)
export class PublishController {
  constructor(
    @Inject(PublishService) private readonly publishing: PublishService,
    @Inject(ScalePublisher) private readonly scales: ScalePublisher,
  ) {}

  @RpcHandler(publishReport)
  async publish(@Payload() { caller, input }: RpcRequest<InputOf<typeof publishReport>>) {
    return { release: await this.publishing.publish(input.job_id, ownerOf(caller)) };
  }

  @RpcHandler(publishScale)
  async publishScale(@Payload() { caller, input }: RpcRequest<InputOf<typeof publishScale>>) {
    return { release: await this.scales.publish(input.job_id, ownerOf(caller)) };
  }
}
