import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Item } from '@aivy/item-bank';
import { FORMATS, formatOf, writeCsv, writeJson, writeQti } from '@aivy/item-bank/formats';
import { counted } from './counted.js';
import { sourceBank } from './source.js';
import { UsageError } from '../lib/usage-error.js';

/** Where there is no file to write, as in a pod. */
const STDOUT = '-';

/** `bank export --out PATH`: QTI makes a folder with a file for each item, the others one file; `-` is stdout. */
export async function exportItems(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, format: { type: 'string' }, only: { type: 'string' } },
  });
  if (!values.out) throw new UsageError('Where to? npm run bank -- export --out PATH, or --out - for stdout');
  const isPiped = values.out === STDOUT;
  const format =
    FORMATS.find((each) => each === values.format) ??
    (values.format !== undefined ? undefined : isPiped ? 'json' : formatOf(values.out));
  if (!format) throw new UsageError(`Which format? --format ${FORMATS.join('|')}`);
  if (isPiped && format === 'qti') throw new UsageError('QTI is a folder of files: --out FOLDER');
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
    const text = format === 'json' ? writeJson(items) : writeCsv(items);
    if (isPiped) process.stdout.write(text);
    else {
      fs.mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
      fs.writeFileSync(values.out, text);
    }
  }
  const said = `${counted(items.length, 'item')} of ${from} written to ${isPiped ? 'stdout' : values.out} as ${format.toUpperCase()}`;
  if (isPiped) console.error(said);
  else console.log(said);
  return 0;
}
