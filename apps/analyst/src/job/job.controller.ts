import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  getReport,
  listReports,
  removeReport,
  retryReport,
  submitReport,
  type Caller,
  type InputOf,
  type RpcRequest,
} from '@aivy/contracts';
import { RpcHandler } from '@aivy/server-kit';
import { DatabaseFaults } from '../database-faults.js';
import type { Owner } from './job.js';
import { OrderService } from './order.service.js';
import { ViewService } from './view.service.js';

/** The gateway lets analysts through alone; who has no account is the command line of the installation. */
export const ownerOf = ({ userId }: Caller): Owner => userId ?? null;

@Controller()
@UseInterceptors(DatabaseFaults)
export class JobController {
  constructor(
    @Inject(OrderService) private readonly orders: OrderService,
    @Inject(ViewService) private readonly views: ViewService,
  ) {}

  @RpcHandler(submitReport)
  async submit(@Payload() { caller, input }: RpcRequest<InputOf<typeof submitReport>>) {
    return { job_id: await this.orders.submit(input, ownerOf(caller)) };
  }

  @RpcHandler(listReports)
  list(@Payload() { caller, input }: RpcRequest<InputOf<typeof listReports>>) {
    return this.views.list(ownerOf(caller), input.before);
  }

  @RpcHandler(getReport)
  one(@Payload() { caller, input }: RpcRequest<InputOf<typeof getReport>>) {
    return this.views.one(input.job_id, ownerOf(caller));
  }

  @RpcHandler(removeReport)
  async remove(@Payload() { caller, input }: RpcRequest<InputOf<typeof removeReport>>) {
    await this.orders.remove(input.job_id, ownerOf(caller), input.only === 'cancel');
    return null;
  }

  @RpcHandler(retryReport)
  async retry(@Payload() { caller, input }: RpcRequest<InputOf<typeof retryReport>>) {
    await this.orders.retry(input.job_id, ownerOf(caller));
    return null;
  }
}
