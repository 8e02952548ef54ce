import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Item } from '@aivy/item-bank';
import { FORMATS, formatOf, writeCsv, writeJson, writeQti } from '@aivy/item-bank/formats';
import { counted } from './counted.js';
import { sourceBank } from './source.js';
import { UsageError } from '../lib/usage-error.js';

/** `bank export --out PATH`: QTI makes a folder with a file for each item, the others one file. */
export async function exportItems(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, format: { type: 'string' }, only: { type: 'string' } },
  });
  if (!values.out) throw new UsageError('Where to? npm run bank -- export --out PATH');
  const format =
    FORMATS.find((each) => each === values.format) ?? (values.format === undefined ? formatOf(values.out) : undefined);
  if (!format) throw new UsageError(`Which format? --format ${FORMATS.join('|')}`);
  const { bank, from } = await sourceBank();
  // Id and version belong to a database; what goes out can come in anywhere.
  const items = bank
    .items()
    .filter(({ key }) => key.startsWith(values.only ?? ''))
    .map(({ id: _id, version: _version, ...item }): Item => item);
  if (format === 'qti') {
    fs.mkdirSync(values.out, { recursive: true });
    for (const item of items) fs.writeFileSync(path.join(values.out, `${item.key}.xml`), writeQti(item));
  } else {
    fs.mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
    fs.writeFileSync(values.out, format === 'json' ? writeJson(items) : writeCsv(items));
  }
  console.log(`${counted(items.length, 'item')} of ${from} written to ${values.out} as ${format.toUpperCase()}`);
  return 0;
}
