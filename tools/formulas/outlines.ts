// `npm run generate outlines`: adds to libs/typeset/src/draw/outlines.ts the glyphs that formulas of the bank are drawn
// with and the web does not know. A table that has grown is a new edition of the typesettings.
import fs from 'node:fs';
import { writtenItems } from '@aivy/item-bank';
import { outlinesOf, outlinesOfItem } from '@aivy/item-bank/typeset';
import { TYPESET_EDITION } from '@aivy/typeset';
import { OUTLINES } from '@aivy/typeset/outlines';
import { grownTable, printOfTable, type TableEdition } from './table.js';

const FOLDER = 'libs/typeset/src';
const TABLE = `${FOLDER}/draw/outlines.ts`;
/** What each edition drew with; a spec holds the table to it. */
const EDITIONS = `${FOLDER}/draw/editions.json`;
const EDITION = `${FOLDER}/edition.ts`;

/** What authors are likely to use next, beside what the bank has. */
const LIKELY = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789.,;:!?/|+-=<>',
  '\\pi\\theta\\alpha\\beta\\pm\\times\\div\\cdot\\le\\ge\\ne\\approx\\to\\infty\\angle\\%\\$',
  '\\left(\\frac{1}{2}\\right)\\sqrt{x}\\sqrt{x^2}\\sqrt{\\frac{1}{2}}',
];

function writeTable(table: readonly string[]): void {
  fs.writeFileSync(
    TABLE,
    `/** Glyphs of MathJax's fonts, each from its own beginning: thousandths of an em, \`y\` downwards. Written by \`npm run generate outlines\`. */
export const OUTLINES: readonly string[] = [
${table.map((outline) => `  '${outline}',`).join('\n')}
];
`,
  );
}

function raiseEdition(table: readonly string[]): number {
  const edition = TYPESET_EDITION + 1;
  const editions = JSON.parse(fs.readFileSync(EDITIONS, 'utf8')) as TableEdition[];
  editions.push({ edition, outlines: table.length, print: printOfTable(table) });
  fs.writeFileSync(EDITIONS, `${JSON.stringify(editions, null, 2)}\n`);
  const source = fs.readFileSync(EDITION, 'utf8');
  fs.writeFileSync(EDITION, source.replace(/(TYPESET_EDITION = )\d+/, `$1${edition}`));
  return edition;
}

const drawn = [...writtenItems().flatMap(outlinesOfItem), ...LIKELY.flatMap((tex) => outlinesOf(tex, true))];
const table = grownTable(OUTLINES, drawn);
if (table.length === OUTLINES.length) console.log(`${table.length} outlines; none is missing`);
else {
  writeTable(table);
  console.log(
    `${table.length} outlines, ${table.length - OUTLINES.length} of them new: edition ${raiseEdition(table)}`,
  );
}
