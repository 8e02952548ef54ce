import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  checkItems,
  ImportFault,
  importItems,
  item as itemSchema,
  liftItem,
  type Fault,
  type Item,
} from '@aivy/item-bank';
import { formatOf, FORMATS, readItems, type Format } from '@aivy/item-bank/formats';
import { counted } from './counted.js';
import { requireTarget } from '../lib/target.js';
import { UsageError } from '../lib/usage-error.js';

interface Located {
  file: string;
  line: number;
  value: unknown;
}

/** Folders stand for the files in them that have a known format. */
const filesOf = (paths: readonly string[]): string[] =>
  paths.flatMap((each) => {
    if (!fs.existsSync(each)) throw new UsageError(`There is no ${each}.`);
    return fs.statSync(each).isDirectory()
      ? fs
          .readdirSync(each)
          .filter((name) => formatOf(name))
          .sort()
          .map((name) => path.join(each, name))
      : [each];
  });

function chosenFormat(text: string | undefined): Format | undefined {
  const found = FORMATS.find((format) => format === text);
  if (text !== undefined && !found)
    throw new UsageError(`There is no format ${text}; there are ${FORMATS.join(', ')}.`);
  return found;
}

function readAll(files: readonly string[], format: Format | undefined): { located: Located[]; faults: string[] } {
  const located: Located[] = [];
  const faults: string[] = [];
  for (const file of files) {
    const known = format ?? formatOf(file);
    if (!known) throw new UsageError(`The name of ${file} tells no format; say --format ${FORMATS.join('|')}.`);
    const read = readItems(known, fs.readFileSync(file, 'utf8'));
    located.push(...read.entries.map((entry) => ({ ...entry, file })));
    faults.push(
      ...read.faults.map(
        ({ line, item, rule, message }) => `${file}:${line}: ${item ? `${item}: ` : ''}${rule}: ${message}`,
      ),
    );
  }
  return { located, faults };
}

const keyOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
    ? value.key
    : undefined;

/** Where a fault stands: at the last item of its key, since a doubled key is the later one's fault. */
function locate(located: readonly Located[], { item, rule, message }: Fault): string {
  const index = /^#(\d+)$/.exec(item)?.[1];
  const found = index === undefined ? located.findLast(({ value }) => keyOf(value) === item) : located[Number(index)];
  return `${found ? `${found.file}:${found.line}: ` : ''}${item}: ${rule}: ${message}`;
}

/**
 * `bank import FILE…`: all or nothing. Every fault is told with its file, line and item.
 * @returns 0 when the items are in the bank, 1 when there were faults
 */
export async function importFiles(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  if (positionals.length === 0) throw new UsageError('Which files? npm run bank -- import FILE…');
  const { located, faults } = readAll(filesOf(positionals), chosenFormat(values.format));
  const lifted = located.map(({ value }) => liftItem(value));
  // Without the rest of the bank first: what a file does wrong by itself is told even when the database is away.
  const own = checkItems(lifted).filter(({ rule }) => rule !== 'key-balance' && rule !== 'key-length');
  faults.push(...own.map((fault) => locate(located, fault)));
  const refuse = (): number => {
    for (const fault of faults) console.error(fault);
    console.error(`${counted(faults.length, 'fault')}; nothing was imported.`);
    return 1;
  };
  if (faults.length > 0) return refuse();
  const items: Item[] = lifted.map((value) => itemSchema.parse(value));
  if (values['dry-run']) {
    console.log(`${counted(items.length, 'item')} without a fault of their own; nothing was imported (--dry-run).`);
    return 0;
  }
  try {
    const { written, unchanged } = await importItems(requireTarget().databaseUrl, items);
    for (const { key, id, version } of written) console.log(`${key}: item ${id}, version ${version}`);
    console.log(
      `${counted(written.length, 'version')} imported, ${counted(unchanged, 'item')} unchanged.${written.length > 0 ? ' Students see them after: npm run bank -- release' : ''}`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    faults.push(...error.faults.map((fault) => locate(located, fault)));
    return refuse();
  }
}
