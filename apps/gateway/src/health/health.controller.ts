import { Controller, Get, Inject, Res } from '@nestjs/common';
import { HealthRegistry } from '@aivy/server-kit';
import type { FastifyReply } from 'fastify';

/** Liveness never asks a dependency; readiness names the one that fails. */
@Controller('/api/health')
export class HealthController {
  constructor(@Inject(HealthRegistry) private readonly health: HealthRegistry) {}

  @Get('/live')
  live(@Res() reply: FastifyReply) {
    return reply.send({ status: 'live' });
  }

  @Get('/ready')
  async ready(@Res() reply: FastifyReply) {
    const report = await this.health.run();
    return reply.status(report.ok ? 200 : 503).send(report);
  }
}
