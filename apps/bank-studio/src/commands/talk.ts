import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  AUTHORED_ITEMS,
  misconceptionsIn,
  parseTalk,
  RELEASED_VARIANTS,
  talk as talkSchema,
  TEMPLATES,
  UNRELEASED_TEMPLATES,
  variantsOf,
  type BankItem,
  type Item,
  type TalkEntry,
} from '@aivy/item-bank';
import { checkTalk } from '@aivy/item-bank/checks';
import { talkFaults, talkLeaks } from '@aivy/tutor';
import { UsageError } from '@aivy/server-kit/command';
import { counted } from '../operate/counted.js';

const CONTENT = 'libs/item-bank/src/content';
const LIST = `${CONTENT}/talk/texts.ts`;
/** Share of the phrasings that have to find their own idea. */
export const LEAST_FOUND = 0.85;

/** The files that match, by their paths from the content. */
const filesIn = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();

const talkFiles = (): string[] => [
  ...filesIn('reading-writing', /^[^/]+\/talk\/[^/]+\.txt$/),
  ...filesIn('../templates', /^[^/]+\/talk\.txt$/),
];

/** Writes the module that brings the files into the bank. */
function writeList(files: readonly string[]): void {
  const nameOf = (file: string): string =>
    file
      .replace(/^reading-writing\/|^\.\.\/templates\/|\.txt$/g, '')
      .replace('/talk/', '_')
      .replace(/\W/g, '_');
  const imports = files.map((file) => `import ${nameOf(file)} from '../${file}';`);
  const entries = files.map((file) => `  '${file}': ${nameOf(file)},`);
  const head = '// Written by `npm run bank -- talk --list`.';
  const record = `export const TALK_TEXTS: Readonly<Record<string, string>> = {${entries.length > 0 ? `\n${entries.join('\n')}\n` : ''}};`;
  fs.writeFileSync(LIST, `${[head, ...imports, ...(imports.length > 0 ? [''] : []), record].join('\n')}\n`);
}

/** Is a file or one of its keys what was asked for? */
const isWanted = (wanted: readonly string[], file: string, key: string): boolean =>
  wanted.length === 0 || wanted.some((each) => path.posix.join(CONTENT, file).includes(each) || key.startsWith(each));

interface Result {
  faults: string[];
  lost: number;
  phrasings: number;
}

/** The items that a key of a talk file is about: one, or the variants of a template. */
function itemsOf(key: string): Item[] {
  const authored = AUTHORED_ITEMS.filter((item) => item.key === key);
  const template = [...TEMPLATES, ...UNRELEASED_TEMPLATES].find(({ id }) => id === key);
  return template ? variantsOf(template, RELEASED_VARIANTS) : authored;
}

function checkEntry({ key, talk }: TalkEntry): Result {
  const items = itemsOf(key).map((item): BankItem => ({ ...item, talk: { ...item.talk, ...talk }, id: 1, version: 1 }));
  const [first, ...others] = items;
  if (!first) return { faults: [`there is no item or template ${key}`], lost: 0, phrasings: 0 };
  const parsed = talkSchema.safeParse(talk);
  const schema = parsed.success
    ? []
    : parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  const known = new Set(items.flatMap(misconceptionsIn));
  const unknown = talk.ideas.flatMap(({ id, misconception }) =>
    misconception === undefined || known.has(misconception) ? [] : [`${id} names ${misconception}, which no item has`],
  );
  const { leaks, alike, lost, phrasings } = talkFaults(first);
  const form = items.flatMap((item) => checkTalk(item).map(({ message }) => message));
  const faults = new Set([...schema, ...unknown, ...form, ...leaks, ...others.flatMap(talkLeaks), ...alike, ...lost]);
  return { faults: [...faults], lost: lost.length, phrasings };
}

/**
 * `bank talk [FILE | KEY]… [--list]`: checks the files of what students say, straight from the folder: all of them, or
 * those whose path holds a word given or whose keys begin with it. `--list` also writes the list of files that the bank
 * is made from.
 * @returns the exit code
 */
export function talk(args: string[]): number {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { list: { type: 'boolean' } } });
  const files = talkFiles();
  if (values.list) writeList(files);
  const results: Result[] = [];
  for (const file of files) {
    const { entries, faults } = parseTalk(fs.readFileSync(path.join(CONTENT, file), 'utf8'));
    const wanted = entries.filter(({ key }) => isWanted(positionals, file, key));
    if (wanted.length === 0 && !isWanted(positionals, file, '')) continue;
    for (const { line, message } of faults) console.log(`${file}:${line}: ${message}`);
    results.push({ faults: faults.map(({ message }) => message), lost: 0, phrasings: 0 });
    for (const entry of wanted) {
      const result = checkEntry(entry);
      for (const fault of result.faults) console.log(`${file}:${entry.line}: ${entry.key}: ${fault}`);
      results.push(result);
    }
  }
  if (results.length === 0) throw new UsageError('No talk file matches.');
  const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
  const [phrasings, lost] = [sum((result) => result.phrasings), sum((result) => result.lost)];
  const found = phrasings === 0 ? 1 : 1 - lost / phrasings;
  const others = sum(({ faults }) => faults.length) - lost;
  console.log(
    `${counted(phrasings, 'phrasing')}, ${(found * 100).toFixed(1)} % find their own idea (at least ${LEAST_FOUND * 100} %), ${counted(others, 'other fault')}`,
  );
  return others > 0 || found < LEAST_FOUND ? 1 : 0;
}
