import { item as itemSchema, liftItem, type Item } from '@aivy/item-bank';
import { checkItems, type Fault } from '@aivy/item-bank/checks';
import type { ReadFile } from '../formats/entry.js';

/** A file of whole items, as an export writes it. */
export interface OwnFile extends ReadFile {
  file: string;
}

interface Located {
  file: string;
  line: number;
  value: unknown;
}

/** Whole items of files, or every fault that they have by themselves, each with its place. */
export interface OwnItems {
  items: Item[];
  faults: string[];
  /** A fault of the bank with its place in the files. */
  locate: (fault: Fault) => string;
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

/** Faults of the whole bank, which a part of it may have. */
const OF_ALL = new Set(['key-balance', 'key-length']);

/** The items of files that Aivy exported, checked without the rest of the bank: that works without a database. */
export function ownItems(files: readonly OwnFile[]): OwnItems {
  const located: Located[] = [];
  const faults: string[] = [];
  for (const { file, ...read } of files) {
    located.push(...read.entries.map((entry) => ({ ...entry, file })));
    faults.push(
      ...read.faults.map(
        ({ line, item, rule, message }) => `${file}:${line}: ${item ? `${item}: ` : ''}${rule}: ${message}`,
      ),
    );
  }
  const lifted = located.map(({ value }) => liftItem(value));
  const own = checkItems(lifted).filter(({ rule }) => !OF_ALL.has(rule));
  faults.push(...own.map((fault) => locate(located, fault)));
  return {
    items: faults.length > 0 ? [] : lifted.map((value) => itemSchema.parse(value)),
    faults,
    locate: (fault) => locate(located, fault),
  };
}
