import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Item } from '@aivy/item-bank';
import { UsageError } from '@aivy/server-kit/command';
import { writeJson } from '../formats/json.js';
import { counted } from './counted.js';
import { sourceBank } from './source.js';

/** How a format writes items: all in one text, or each into a file of its own. */
export type ExportFormat = { whole: (items: readonly Item[]) => string } | { each: (item: Item) => string };

export const JSON_ONLY: Readonly<Record<string, ExportFormat>> = { json: { whole: writeJson } };

/** Where there is no file to write to, as in a pod. */
const STDOUT = '-';

function write(out: string, items: readonly Item[], format: ExportFormat): void {
  if ('each' in format) {
    fs.mkdirSync(out, { recursive: true });
    for (const item of items) fs.writeFileSync(path.join(out, `${item.key}.xml`), format.each(item));
  } else if (out === STDOUT) process.stdout.write(format.whole(items));
  else {
    fs.mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
    fs.writeFileSync(out, format.whole(items));
  }
}

/** `bank export --out PATH`: formats with a file per item make a folder, the others one file; `-` is stdout. */
export async function exportItems(args: string[], formats = JSON_ONLY): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, format: { type: 'string' }, only: { type: 'string' } },
  });
  const { out } = values;
  if (!out) throw new UsageError('Where to? npm run bank -- export --out PATH, or --out - for stdout');
  const isPiped = out === STDOUT;
  const name = values.format ?? (isPiped ? 'json' : path.extname(out).slice(1).toLowerCase());
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UsageError(`Which format? --format ${Object.keys(formats).join('|')}`);
  if (isPiped && 'each' in format) throw new UsageError(`${name.toUpperCase()} is a folder of files: --out FOLDER`);
  const { bank, from } = await sourceBank();
  // Id and version belong to a database. Without them the items can go into any other one.
  const items = bank
    .items()
    .filter(({ key }) => key.startsWith(values.only ?? ''))
    .map(({ id: _id, version: _version, ...item }): Item => item);
  write(out, items, format);
  const said = `${counted(items.length, 'item')} of ${from} written to ${isPiped ? 'stdout' : out} as ${name.toUpperCase()}`;
  if (isPiped) console.error(said);
  else console.log(said);
  return 0;
}
