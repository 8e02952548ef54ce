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
    const { job_id: jobId, ...choice } = input;
    const { release, items } = await this.publishing.publish(jobId, ownerOf(caller), choice);
    return { release, items: [...items] };
  }

  @RpcHandler(publishScale)
  async publishScale(@Payload() { caller, input }: RpcRequest<InputOf<typeof publishScale>>) {
    return { release: await this.scales.publish(input.job_id, ownerOf(caller)) };
  }
}
