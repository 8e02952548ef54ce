import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { UsageError } from '@aivy/server-kit/command';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.gte(0));

const backedUpTable = z.object({
  schema: z.string(),
  table: z.string(),
  /** In the order of the file. */
  columns: z.array(z.string()),
  rows: count,
  /** Beside the manifest: what COPY gives as text, compressed by gzip. */
  file: z.string().check(z.regex(/^[^/]+\.gz$/)),
  fileBytes: count,
  fileSha256: sha256,
  /** Of the rows, in whatever order. */
  digest: z.string(),
});
export type BackedUpTable = z.infer<typeof backedUpTable>;

const manifest = z.object({
  format: z.literal(1),
  /** Version of Aivy that made the backup. */
  release: z.string(),
  /** As PostgreSQL says it: `18.4`. */
  server: z.string(),
  startedAt: z.iso.datetime(),
  /** All rows are those of this moment: what was committed later is not in the backup. */
  snapshotAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Schema → names of the migrations that had run. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(backedUpTable),
  sequences: z.array(
    z.object({ schema: z.string(), sequence: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

const NAME = 'manifest.json';
/** As `sha256sum -c manifest.sha256` reads it. */
const CHECKSUM = 'manifest.sha256';

const checksumOf = (text: string): string => `${createHash('sha256').update(text).digest('hex')}  ${NAME}\n`;

/** Writes it with a checksum of itself; to be done last, for a folder without it is no backup. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`;
  for (const [name, what] of [
    [CHECKSUM, checksumOf(text)],
    [NAME, text],
  ] as const)
    await fs.writeFile(path.join(folder, name), what, { mode: 0o600, flush: true });
}

/** @throws UsageError when it is not there, was changed, or is of a format that this release does not know */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string): Promise<string> =>
    fs.readFile(path.join(folder, name), 'utf8').catch(() => {
      throw new UsageError(`${folder} is no backup: it has no ${name}.`);
    });
  const text = await read(NAME);
  if ((await read(CHECKSUM)) !== checksumOf(text)) throw new UsageError(`${NAME} of ${folder} was changed.`);
  const parsed = z.safeParse(manifest, JSON.parse(text));
  if (!parsed.success) throw new UsageError(`${NAME} of ${folder} is of a format that this release does not know.`);
  return parsed.data;
}
