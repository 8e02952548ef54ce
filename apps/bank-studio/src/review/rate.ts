import fs from 'node:fs';
import { authoredItems } from '@aivy/item-bank';
import { chooseUnsolved, currentSolves, RATING_SOLVERS, ratingsOf } from '../difficulty/index.js';
import type { Rating } from '@aivy/item-bank/difficulty';
import { readKept } from './kept.js';

const RATED = 'libs/item-bank/src/difficulty/rated';
const MADE = '// Made by `npm run bank -- review rate` from apps/bank-studio/review/solves. Not edited by hand.\n';

/** `rw-words` → `RW_WORDS`. */
const constantOf = (pack: string): string => pack.toUpperCase().replaceAll('-', '_');

const lineOf = (name: string, { band, b, b_sd, solves, prints }: Rating): string =>
  `  '${name}': { band: '${band}', b: ${b}, b_sd: ${b_sd}, solves: ${solves}, prints: [${prints.map((print) => `'${print}'`).join(', ')}] },\n`;

const tableOf = (pack: string, rows: string): string =>
  `${MADE}import type { RatedTable } from '../rating.js';\n\nexport const ${constantOf(pack)}: RatedTable = {\n${rows}};\n`;

function indexOf(packs: readonly string[]): string {
  const imports = packs.map((pack) => `import { ${constantOf(pack)} } from './${pack}.js';\n`).join('');
  const spread = packs.map((pack) => `  ...${constantOf(pack)},\n`).join('');
  return `${MADE}import type { RatedTable } from '../rating.js';\n${imports}\n/** Every item and template that was solved, under the name of \`ratingKey\`. */\nexport const RATED: RatedTable = {\n${spread}};\n`;
}

/** `bank review rate`: band, b and b_sd of everything that was solved by both solvers, by the rule; what ships reads them. */
export function rateAll(): number {
  const items = authoredItems();
  const solves = [...readKept().values()].flat();
  const packs = new Map<string, string>();
  const ratings = ratingsOf(items, solves);
  for (const [name, rating] of ratings) packs.set(rating.pack, (packs.get(rating.pack) ?? '') + lineOf(name, rating));
  for (const file of fs.readdirSync(RATED)) fs.rmSync(`${RATED}/${file}`);
  for (const [pack, rows] of packs) fs.writeFileSync(`${RATED}/${pack}.ts`, tableOf(pack, rows));
  fs.writeFileSync(`${RATED}/index.ts`, indexOf([...packs.keys()].sort()));
  const left = chooseUnsolved(items, currentSolves(items, solves), RATING_SOLVERS);
  const count = (prefix: string): number => left.filter(({ key }) => key.startsWith(prefix)).length;
  console.log(
    `${ratings.size} items and templates rated. Still to solve: ${count('rw-')} items of Reading & Writing, ${count('math-')} variants of Mathematics (bank review sheet --unsolved)`,
  );
  return 0;
}
