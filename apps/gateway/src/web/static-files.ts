import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { mediaTypeOf } from './media-type.js';
import { drawnAddress, PAGE } from './page-names.js';

/** How files are encoded, smallest first. */
export const CODINGS = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof CODINGS)[number];

/** One form in which a file can be sent, with its headers. */
export interface Variant {
  body: Buffer;
  etag: string;
  /** Name, value, name, value: what Node writes without a look at it. */
  headers: string[];
  /** Of an answer that has no body or another one: without type, length and coding. */
  withoutBody: string[];
}

export type StaticFile = Partial<Record<Coding, Variant>> & { identity: Variant };

/** A file whose name changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASK = 'no-cache';
const ENDINGS: Readonly<Record<Exclude<Coding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };
const COMPRESSED = new Set(Object.values(ENDINGS));
const ETAG_LETTERS = 22;

/**
 * The built web client with its compressed files, read once and kept in memory. @fastify/static would save this file,
 * but it reads from disk and goes through every hook: .24 ms of CPU per file instead of .02. A page is 20 to 40 files,
 * so 1,500 students who arrive within a minute would take a fifth more CPU, just when the first answers are saved.
 */
export class StaticFiles {
  private constructor(
    private readonly files: ReadonlyMap<string, StaticFile>,
    /** By address; these files have no address of their own. */
    private readonly drawnPages: ReadonlyMap<string, StaticFile>,
  ) {}

  /**
   * @param folder read whole; one that is not there is empty, as before the first build
   * @param security headers of every answer
   * @param made files that are in no folder, by name
   */
  static async read(
    folder: string,
    security: Readonly<Record<string, string>>,
    made: Readonly<Record<string, string>> = {},
  ): Promise<StaticFiles> {
    const names = await fs.readdir(folder, { recursive: true }).catch(() => []);
    const bodies = new Map<string, Buffer>(Object.entries(made).map(([name, text]) => [name, Buffer.from(text)]));
    for (const name of names) {
      const file = path.join(folder, name);
      if ((await fs.stat(file)).isFile()) bodies.set(name.split(path.sep).join('/'), await fs.readFile(file));
    }
    return StaticFiles.of(bodies, security);
  }

  /** @param bodies what the files hold, by name, with what the build compressed beside them */
  static of(bodies: ReadonlyMap<string, Buffer>, security: Readonly<Record<string, string>>): StaticFiles {
    const files = new Map<string, StaticFile>();
    const drawnPages = new Map<string, StaticFile>();
    for (const [name, body] of bodies) {
      if (COMPRESSED.has(path.extname(name))) continue;
      const address = drawnAddress(name);
      const file = fileOf(name, body, bodies, security);
      if (address === undefined) files.set(name, file);
      else drawnPages.set(address, file);
    }
    return new StaticFiles(files, drawnPages);
  }

  /** What an address shows to visitors, where the build has drawn that. @param path without query */
  drawnFor(path: string): StaticFile | undefined {
    return this.drawnPages.get(path);
  }

  /** @param name below the web folder, without a slash at its beginning */
  get(name: string): StaticFile | undefined {
    return this.files.get(name);
  }

  /** Does something lie below such a name, so that no page of the client can have it? */
  isBelowFile(name: string): boolean {
    const parts = name.split('/');
    return parts.some((_part, n) => this.files.has(parts.slice(0, n).join('/')));
  }
}

function fileOf(
  name: string,
  identity: Buffer,
  bodies: ReadonlyMap<string, Buffer>,
  security: Readonly<Record<string, string>>,
): StaticFile {
  // A browser takes no new policy from an answer 304: the same page under another policy is another page.
  const hash = createHash('sha256').update(identity).update(JSON.stringify(security)).digest('base64url');
  const compressed = (['br', 'gzip'] as const).flatMap((coding): [Exclude<Coding, 'identity'>, Buffer][] => {
    const body = bodies.get(name + ENDINGS[coding]);
    return body ? [[coding, body]] : [];
  });
  const dependsOn = [
    ...(compressed.length > 0 ? ['Accept-Encoding'] : []),
    // Which of the two an address shows.
    ...(name === PAGE || drawnAddress(name) !== undefined ? ['Cookie'] : []),
  ];
  const common = [
    ...Object.entries(security).flat(),
    ...['cache-control', name.startsWith('assets/') ? FOREVER : ALWAYS_ASK],
    ...(dependsOn.length > 0 ? ['vary', dependsOn.join(', ')] : []),
  ];
  const variantOf = (coding: Coding, body: Buffer): Variant => {
    const etag = `"${hash.slice(0, ETAG_LETTERS)}${coding === 'identity' ? '' : `-${coding}`}"`;
    const withoutBody = [...common, 'etag', etag];
    const aboutBody = [
      'accept-ranges',
      'bytes',
      'content-type',
      mediaTypeOf(name),
      'content-length',
      String(body.length),
    ];
    const ofCoding = coding === 'identity' ? [] : ['content-encoding', coding];
    return { body, etag, headers: [...withoutBody, ...aboutBody, ...ofCoding], withoutBody };
  };
  return {
    identity: variantOf('identity', identity),
    ...Object.fromEntries(compressed.map(([coding, body]) => [coding, variantOf(coding, body)])),
  };
}
