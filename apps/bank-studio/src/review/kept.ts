import fs from 'node:fs';
import path from 'node:path';
import { solve, type Solve } from '../difficulty/index.js';

const SOLVES = 'apps/bank-studio/review/solves';
const WAITING = 'apps/bank-studio/review/waiting.json';

const linesOf = (file: string): string[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** Keys and packs that two people haven't solved yet. */
export const readWaiting = (): string[] => JSON.parse(fs.readFileSync(WAITING, 'utf8')) as string[];

export const writeWaiting = (names: readonly string[]): void =>
  fs.writeFileSync(WAITING, `${JSON.stringify(names, null, 1)}\n`);

/** Every solve that is kept, by pack. @throws ZodError */
export const readKept = (): Map<string, Solve[]> =>
  new Map(
    fs
      .readdirSync(SOLVES)
      .sort()
      .map((file) => [
        path.basename(file, '.jsonl'),
        linesOf(path.join(SOLVES, file)).map((line) => solve.parse(JSON.parse(line))),
      ]),
  );

/** `rw-words-9` before `rw-words-10`. */
const natural = new Intl.Collator('en', { numeric: true });

/** A line as the oldest ones stand: a blank after each colon and comma, so that only what changed differs. */
const lineOf = (entry: Solve): string =>
  `{${Object.entries(entry)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(', ')}}`;

/** Writes all that is kept, by pack, item and solver; a pack of which nothing is left goes. */
export function writeKept(packs: ReadonlyMap<string, readonly Solve[]>): void {
  for (const file of fs.readdirSync(SOLVES))
    if (!packs.has(path.basename(file, '.jsonl'))) fs.rmSync(path.join(SOLVES, file));
  for (const [pack, solves] of packs) {
    const ordered = solves.toSorted((x, y) => natural.compare(x.key, y.key) || x.solver - y.solver);
    fs.writeFileSync(path.join(SOLVES, `${pack}.jsonl`), `${ordered.map(lineOf).join('\n')}\n`);
  }
}
