import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { authoredItems, type Item } from '@aivy/item-bank';
import { currentSolves, isSolved, packOf, type Solve } from '../difficulty/index.js';
import { UsageError } from '@aivy/server-kit/command';
import { counted } from '../operate/counted.js';
import { readKept, readWaiting, writeKept, writeWaiting } from './kept.js';
import { lettersNow, reordered } from './reordered.js';
import { sheetText } from './sheet-text.js';
import { dropSuperseded } from './superseded.js';
import { readWritten } from './written-solve.js';

/** Items of sheets that solvers had, by key: as it was then. */
function onSheets(files: readonly string[]): Map<string, string> {
  const sections = files.flatMap((file) => fs.readFileSync(file, 'utf8').split(/^(?=### )/m));
  return new Map(sections.map((section) => [/^### (\S+)/.exec(section)?.[1] ?? '', section]));
}

/** An item waits no longer once two people have solved it; of a pack that waits its other items go on waiting. */
function noLongerWaiting(items: readonly Item[], solves: ReadonlyMap<string, Solve[]>): void {
  const left = readWaiting().flatMap((name) =>
    items
      .filter((item) => item.key === name || packOf(item) === name)
      .filter(({ key }) => !isSolved(solves.get(key)))
      .map(({ key }) => key),
  );
  writeWaiting([...new Set(left)]);
}

/** What is no object of JSON has no fields, and is refused for it. */
function parsedLine(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

interface Reading {
  taken: Solve[];
  /** `file:line key: reason`. */
  refused: string[];
}

function readFiles(
  files: readonly string[],
  solver: number,
  items: ReadonlyMap<string, Item>,
  sheets: Map<string, string>,
): Reading {
  const reading: Reading = { taken: [], refused: [] };
  const itemOf = (key: string): Item | undefined => items.get(key);
  for (const file of files) {
    if (!fs.existsSync(file)) throw new UsageError(`There is no ${file}.`);
    fs.readFileSync(file, 'utf8')
      .split('\n')
      .forEach((text, index) => {
        if (text.trim() === '') return;
        const value = parsedLine(text);
        const { key = '' } = value as { key?: string };
        const [item, seen] = [items.get(key), sheets.get(key)];
        const letters = item && seen !== undefined ? lettersNow(seen, sheetText(item)) : new Map<string, string>();
        const result: ReturnType<typeof readWritten> =
          letters === null
            ? { refused: 'the item was changed after the sheet was made' }
            : readWritten(reordered(value, letters), itemOf, solver);
        if ('refused' in result) reading.refused.push(`${file}:${index + 1} ${key}: ${result.refused}`);
        else reading.taken.push(result.solve);
      });
  }
  return reading;
}

/** Keeps what was taken, one line an item and solver; drops what is of items as they no longer are. @returns how many were dropped */
function keep(taken: readonly Solve[], items: ReadonlyMap<string, Item>): number {
  const fresh = new Set(taken.map(({ key, solver }) => `${key} ${solver}`));
  const all = [...readKept().values()]
    .flat()
    .filter(({ key, solver }) => !fresh.has(`${key} ${solver}`))
    .concat([...new Map(taken.map((each) => [`${each.key} ${each.solver}`, each])).values()]);
  const current = currentSolves([...items.values()], all);
  const packs = new Map<string, Solve[]>();
  for (const solves of current.values()) {
    const pack = packOf(items.get(solves[0]!.key)!);
    packs.set(pack, [...(packs.get(pack) ?? []), ...solves]);
  }
  writeKept(packs);
  noLongerWaiting([...items.values()], current);
  dropSuperseded(current);
  return all.length - [...current.values()].flat().length;
}

/**
 * `bank review take FILE… --solver N [--sheet FILE]…`: keeps what a solver wrote (a line of JSON an item) with the print of
 * the item. Refused and listed are other answers than the key, lines that cannot be read, and with `--sheet` items that
 * were changed since the solver read them.
 * @returns 1 when something was refused
 */
export function take(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { solver: { type: 'string' }, sheet: { type: 'string', multiple: true, default: [] } },
  });
  const solver = Number(values.solver);
  if (positionals.length === 0 || !Number.isInteger(solver) || solver < 1)
    throw new UsageError('npm run bank -- review take FILE… --solver N [--sheet FILE]…');
  const items = new Map(authoredItems().map((item) => [item.key, item]));
  const { taken, refused } = readFiles(positionals, solver, items, onSheets(values.sheet));
  const dropped = keep(taken, items);
  for (const reason of refused) console.error(reason);
  const flawed = taken.filter(({ flaw }) => flaw !== undefined);
  for (const { key, flaw } of flawed) console.log(`${key}: solver ${solver} finds: ${flaw}`);
  console.log(
    `${counted(taken.length, 'solve')} of solver ${solver} taken, ${refused.length} refused, ${flawed.length} with a remark; ${dropped} of items that were changed since are dropped`,
  );
  return refused.length > 0 ? 1 : 0;
}
