import path from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { DomainError } from '@aivy/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isNoPage, PAGE } from './page-names.js';
import { sendStatic } from './send-static.js';
import { StaticFiles } from './static-files.js';

/**
 * The built web client where an address needs thought; plain ones are answered at the door (`answerStatic`). Unknown
 * paths are the client's own.
 */
@Controller()
export class WebController {
  constructor(@Inject(StaticFiles) private readonly files: StaticFiles) {}

  @Get('/*')
  file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const url = request.url.split('?')[0]!;
    const name = isNoPage(url) ? undefined : fileName(url);
    if (name === undefined || this.files.isBelowFile(name)) throw new DomainError('NOT-FOUND');
    // A missing file is missing; a missing page is a route of the client.
    const file = this.files.get(name) ?? (path.extname(url) ? undefined : this.files.get(PAGE));
    if (!file) throw new DomainError('NOT-FOUND');
    reply.hijack();
    sendStatic(file, request.raw, reply.raw);
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
