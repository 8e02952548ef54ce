import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { UsageError } from '@aivy/server-kit/command';
import { readJson } from '../formats/json.js';
import { ownItems, type OwnFile } from './own-items.js';
import { refuse, takeItems } from './take-items.js';

function readFile(file: string): OwnFile {
  if (!fs.existsSync(file)) throw new UsageError(`There is no ${file}.`);
  return { file, ...readJson(fs.readFileSync(file, 'utf8')) };
}

/** `bank import FILE…` where there's no checkout: the JSON files of an export. @returns the exit code */
export async function importJson(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('Which files? npm run bank -- import FILE…');
  const other = positionals.find((file) => !file.toLowerCase().endsWith('.json'));
  if (other !== undefined)
    throw new UsageError(`${other} isn't a JSON file. A checkout's npm run bank -- import reads the other formats.`);
  const own = ownItems(positionals.map(readFile));
  return own.faults.length > 0 ? refuse(own.faults) : takeItems(own);
}
