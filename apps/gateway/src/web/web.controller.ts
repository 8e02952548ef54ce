import fs from 'node:fs';
import path from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { CONFIG } from '@aivy/server-kit';

const FOREVER = { maxAge: '365d', immutable: true } as const;
const ALWAYS_ASK = { cacheControl: false } as const;
const NOT_PAGES = ['/api', '/dev', '/socket.io'];

/** The built web client: hashed assets for ever, everything else asked for again, unknown paths are the app's own. */
@Controller()
export class WebController {
  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  @Get('/config.json')
  clientConfig(@Res() reply: FastifyReply) {
    const { PROMO_VIDEO_URL, CALCULATOR_URL, SITE_JSON } = this.config;
    return reply.header('cache-control', 'no-cache').send({ promoVideoUrl: PROMO_VIDEO_URL ?? '', calculatorUrl: CALCULATOR_URL ?? '', ...SITE_JSON });
  }

  @Get('/*')
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const url = request.url.split('?')[0]!;
    if (NOT_PAGES.some((prefix) => url === prefix || url.startsWith(`${prefix}/`))) throw new DomainError('NOT-FOUND');
    const file = this.existing(url);
    if (file) return url.startsWith('/assets/') ? reply.sendFile(file, FOREVER) : reply.header('cache-control', 'no-cache').sendFile(file, ALWAYS_ASK);
    // A missing file is missing; a missing page is a route of the client.
    if (path.extname(url)) throw new DomainError('NOT-FOUND');
    return reply.header('cache-control', 'no-cache').sendFile('index.html', ALWAYS_ASK);
  }

  /** @returns the path below the web folder, or undefined when there is no such file */
  private existing(url: string): string | undefined {
    let name: string;
    try {
      name = path.posix.normalize(decodeURIComponent(url)).replace(/^\/+/, '');
    } catch {
      return undefined;
    }
    if (!name || name.startsWith('..')) return undefined;
    const stat = fs.statSync(path.join(this.config.WEB_DIR, name), { throwIfNoEntry: false });
    return stat?.isFile() ? name : undefined;
  }
}
