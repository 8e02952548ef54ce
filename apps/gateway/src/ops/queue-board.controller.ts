import fs from 'node:fs/promises';
import path from 'node:path';
import { Controller, Get, Inject, Put, Req, Res, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, QUEUE_BOARD_PATH } from '@aivy/contracts';
import { CONFIG, LOGGER, redisUrls, SecurityLog, type Logger } from '@aivy/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import type { QueueBoard } from './queue-board.js';
import { OperatorDoor } from './operator-door.js';

const SIGN_IN = '/signin';
const OWN_FILE = /^(?!.*\.\.)[\w./-]+$/;
/** Their header is set here: nobody else than the operator's browser may keep them. */
const KEPT = { cacheControl: false } as const;

/** The queue board of operators. For everybody else who is signed in there is no such page, as with the calls of a role. */
@Controller()
export class QueueBoardController implements OnApplicationShutdown {
  private board: Promise<QueueBoard> | undefined;

  constructor(
    @Inject(OperatorDoor) private readonly door: OperatorDoor,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SecurityLog) private readonly security: SecurityLog,
  ) {}

  @Get([QUEUE_BOARD_PATH, `${QUEUE_BOARD_PATH}/*`])
  async look(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const url = placeOf(request);
    if (url.startsWith('/api/')) return this.api(request, reply, 'get');
    if (url.startsWith('/static/')) return this.file(request, reply, url);
    return this.page(request, reply);
  }

  @Put(`${QUEUE_BOARD_PATH}/api/*`)
  async change(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return this.api(request, reply, 'put');
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.board)?.close();
  }

  private async api(request: FastifyRequest, reply: FastifyReply, method: 'get' | 'put') {
    const operator = await this.signedIn(request);
    const place = placeOf(request);
    const { routes } = await this.opened();
    const answer = await routes.answer({ method, path: place, query: request.query as Record<string, unknown> });
    if (!answer) throw new DomainError('NOT-FOUND');
    const status = answer.status ?? 200;
    if (method === 'put' && status < 400)
      this.security.record('queue.changed', { userId: operator.userId, address: request.ip, call: place });
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .send(status === 204 ? undefined : answer.body);
  }

  private async file(request: FastifyRequest, reply: FastifyReply, url: string) {
    await this.signedIn(request);
    const { routes } = await this.opened();
    const name = url.slice('/static/'.length);
    if (!OWN_FILE.test(name)) throw new DomainError('NOT-FOUND');
    void reply.header('cache-control', 'private, max-age=86400');
    return reply.sendFile(name, routes.files, KEPT);
  }

  private async page(request: FastifyRequest, reply: FastifyReply) {
    void reply.header('cache-control', 'no-store');
    const operator = await this.door.operator(request).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'NOT-FOUND') return null;
      throw error;
    });
    if (operator === null) return this.notFound(reply);
    if (!operator) return reply.redirect(`${SIGN_IN}?redirect=${encodeURIComponent(request.url)}`, 302);
    const { routes } = await this.opened();
    return reply.type('text/html; charset=utf-8').send(await routes.page());
  }

  /** The client's own page says it, as for any address that it does not know. */
  private async notFound(reply: FastifyReply) {
    const html = await fs.readFile(path.join(this.config.WEB_DIR, 'index.html'));
    return reply.status(404).type('text/html; charset=utf-8').send(html);
  }

  private async signedIn(request: FastifyRequest) {
    const operator = await this.door.operator(request);
    if (!operator) throw new DomainError('AUTH-UNAUTHORIZED');
    return operator;
  }

  /** Loaded when the first operator comes: most gateways never show it. */
  private opened(): Promise<QueueBoard> {
    const { KEY_PREFIX: prefix } = this.config;
    this.board ??= import('./queue-board.js').then(({ openQueueBoard }) =>
      openQueueBoard({ redisUrl: redisUrls(this.config).queue, prefix, logger: this.logger }),
    );
    return this.board;
  }
}

/** The path below the board's address. */
const placeOf = ({ url }: FastifyRequest): string => url.split('?')[0]!.slice(QUEUE_BOARD_PATH.length);
