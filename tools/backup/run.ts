/** What `npm run backup` and `npm run restore` do. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseDefinition } from '@aivy/server-kit';
import { requireTarget, UsageError } from '@aivy/server-kit/command';
import { backup } from './backup.js';
import { removeOld } from './folders.js';
import type { Manifest } from './manifest.js';
import { restore } from './restore.js';
import { verify } from './verify.js';

const USAGE = `usage: npm run backup -- --out DIR [--keep N]   a new folder in DIR, made while the system works on; of all there
                                           only the N newest stay
       npm run backup -- verify FOLDER     reads a backup and says whether it is whole
       npm run restore -- FOLDER [--database URL]   brings it into an empty database

A backup is of DATABASE_URL, or of the system that npm start runs here. A restore goes to --database or DATABASE_URL.`;

export interface Installation {
  definitions: readonly DatabaseDefinition[];
  /** Version of Aivy. */
  release: string;
  /** `npm run migrate`. */
  migrate: (databaseUrl: string) => Promise<{ migrations: string[] }>;
}

/** @returns what to tell the operator. @throws UsageError for what the operator can mend */
export async function run(args: string[], installation: Installation): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: 'string' }, keep: { type: 'string' }, database: { type: 'string' } },
  });
  const [command, folder, ...more] = positionals;
  if (more.length === 0 && command === undefined && values.out && !values.database)
    return makeBackup(values.out, keepOf(values.keep), installation);
  if (more.length === 0 && folder && values.out === undefined && values.keep === undefined) {
    if (command === 'verify' && !values.database) return describe(folder, await verify(folder), 'is whole');
    const databaseUrl = values.database ?? process.env['DATABASE_URL'];
    if (command === 'restore' && databaseUrl) return restoreFrom(folder, databaseUrl, installation);
  }
  throw new UsageError(USAGE);
}

function keepOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--keep takes how many backups stay, 1 or more.');
  return Number(text);
}

async function makeBackup(
  out: string,
  keep: number | undefined,
  { definitions, release }: Installation,
): Promise<string> {
  const began = performance.now();
  const { folder, manifest, leftOut } = await backup(requireTarget().databaseUrl, definitions, { out, release });
  const lines = [`${describe(folder, manifest, 'is written')}${speed(manifest, performance.now() - began)}`];
  if (leftOut.length > 0) lines.push(`Not of the system, so left out: the schemas ${leftOut.join(', ')}.`);
  // Only behind one that is whole.
  const removed = keep === undefined ? [] : await removeOld(out, keep);
  if (removed.length > 0) lines.push(`Removed: ${removed.join(', ')}.`);
  return lines.join('\n');
}

async function restoreFrom(
  folder: string,
  databaseUrl: string,
  { definitions, migrate }: Installation,
): Promise<string> {
  const began = performance.now();
  const manifest = await restore(databaseUrl, definitions, folder);
  const restored = speed(manifest, performance.now() - began);
  const { migrations } = await migrate(databaseUrl);
  const newer = migrations.length > 0 ? ` Migrations since: ${migrations.join(', ')}.` : '';
  return `${describe(folder, manifest, 'is restored')}${restored}${newer}`;
}

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

function describe(folder: string, manifest: Manifest, what: string): string {
  const megabytes = manifest.tables.reduce((sum, { fileBytes }) => sum + fileBytes, 0) / 1e6;
  return `${path.resolve(folder)} ${what}: ${manifest.tables.length} tables, ${rowsOf(manifest)} rows, ${megabytes.toFixed(1)} MB, as of ${manifest.snapshotAt}.`;
}

const speed = (manifest: Manifest, ms: number): string => {
  const megabytes = process.resourceUsage().maxRSS / 1_000;
  return ` It took ${(ms / 1000).toFixed(1)} s, ${Math.round(rowsOf(manifest) / (ms / 1000))} rows a second, and ${Math.round(megabytes)} MB of memory.`;
};
