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
    const { PROMO_VIDEO_URL, CALCULATOR_URL, SITE_JSON, TEST_TIMING } = this.config;
    return reply.header('cache-control', 'no-cache').send({
      promoVideoUrl: PROMO_VIDEO_URL ?? '',
      calculatorUrl: CALCULATOR_URL ?? '',
      ...SITE_JSON,
      timing: TEST_TIMING,
    });
  }

  @Get('/*')
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const url = request.url.split('?')[0]!;
    if (NOT_PAGES.some((prefix) => url === prefix || url.startsWith(`${prefix}/`))) throw new DomainError('NOT-FOUND');
    const name = fileName(url);
    if (name === undefined) throw new DomainError('NOT-FOUND');
    if (this.exists(name))
      return url.startsWith('/assets/')
        ? reply.sendFile(name, FOREVER)
        : reply.header('cache-control', 'no-cache').sendFile(name, ALWAYS_ASK);
    // A missing file is missing; a missing page is a route of the client.
    if (path.extname(url)) throw new DomainError('NOT-FOUND');
    return reply.header('cache-control', 'no-cache').sendFile('index.html', ALWAYS_ASK);
  }

  /** @throws DomainError NOT-FOUND when nothing can ever be there */
  private exists(name: string): boolean {
    if (name === '') return false;
    try {
      return fs.statSync(path.join(this.config.WEB_DIR, name), { throwIfNoEntry: false })?.isFile() === true;
    } catch (error) {
      // Below a file, which is no folder: no route of the client looks like that.
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') throw new DomainError('NOT-FOUND');
      throw error;
    }
  }
}

/** What a file system takes for one name. */
const LONGEST_NAME_BYTES = 255;
/** Of a whole path; the shortest limit of the systems that we run on, less room for the web folder. */
const LONGEST_PATH_BYTES = 900;

/** @returns the path below the web folder, '' for its root; undefined when no file can have such a name and no page has it */
function fileName(url: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(url);
  } catch {
    return undefined;
  }
  const name = path.posix.normalize(decoded).replace(/^\/+/, '');
  const possible =
    !decoded.includes('\0') &&
    Buffer.byteLength(name) <= LONGEST_PATH_BYTES &&
    name.split('/').every((part) => Buffer.byteLength(part) <= LONGEST_NAME_BYTES);
  return possible && name !== '..' && !name.startsWith('../') ? name : undefined;
}
