import path from 'node:path';
import { UsageError } from '@aivy/server-kit/command';
import { hashFile, readFile, type Stored } from './copy.js';
import { type BackedUpTable, type Manifest, readManifest } from './manifest.js';

/**
 * Reads a backup from one end to the other and holds each file to the manifest.
 * @throws UsageError naming the first file that is not as it was written
 */
export async function verify(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const table of manifest.tables) {
    await insistOnFile(folder, table);
    const { rows, digest } = await readFile(path.join(folder, table.file));
    if (rows !== table.rows || digest !== table.digest)
      throw new UsageError(`${table.file} does not hold the ${table.rows} rows that the manifest names.`);
  }
  return manifest;
}

/** Every file is there and as it was written; what is in it is not looked at. @throws UsageError */
export async function insistOnFiles(folder: string, { tables }: Manifest): Promise<void> {
  for (const table of tables) await insistOnFile(folder, table);
}

async function insistOnFile(folder: string, { file, fileBytes, fileSha256 }: BackedUpTable): Promise<void> {
  const found: Stored | undefined = await hashFile(path.join(folder, file)).catch(() => undefined);
  if (found === undefined) throw new UsageError(`${file} is missing or cannot be read.`);
  if (found.fileBytes !== fileBytes)
    throw new UsageError(`${file} has ${found.fileBytes} bytes and should have ${fileBytes}.`);
  if (found.fileSha256 !== fileSha256) throw new UsageError(`${file} was changed: its SHA-256 is another.`);
}
