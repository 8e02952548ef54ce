import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StemIndex } from '../drafts/index.js';
import { counted } from '../operate/counted.js';
import { sourceBank } from '../operate/source.js';
import { UsageError } from '@aivy/server-kit/command';
import { DraftFolder } from './draft-folder.js';
import { pageFiles } from './page-files.js';
import { misconceptionsOf, Routes } from './routes.js';
import { editorServer } from './serve.js';

/** Where an import puts drafts unless it is told otherwise. */
const DEFAULT_FOLDER = 'drafts';

/**
 * `bank edit [FOLDER]`: serves the page that completes drafts until it is interrupted. Keys are on it, so it listens on
 * this machine only.
 */
export async function edit(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string', default: '3101' } },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not ${values.port}.`);
  if (positionals.length > 1) throw new UsageError('One folder: npm run bank -- edit FOLDER');
  const folder = new DraftFolder(path.resolve(positionals[0] ?? DEFAULT_FOLDER));
  if (!fs.existsSync(folder.folder))
    throw new UsageError(
      `There is no folder ${folder.folder}; npm run bank -- import makes one of other makers' items.`,
    );
  const [{ bank, from }, files] = await Promise.all([sourceBank(), pageFiles()]);
  const items = bank.items();
  const routes = new Routes({ folder, stems: new StemIndex(items), misconceptions: misconceptionsOf(items) });
  const server = editorServer(routes, files);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  console.log(
    `${counted(folder.keys().length, 'draft')} of ${folder.folder} at http://localhost:${(server.address() as AddressInfo).port} (Ctrl-C stops it); compared with ${from}.`,
  );
  await new Promise<void>((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
  );
  server.close();
  server.closeAllConnections();
  return 0;
}
