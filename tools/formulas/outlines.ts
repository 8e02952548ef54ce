// `npm run formulas:outlines`: writes libs/typeset/src/draw/outlines.ts, the glyphs with which the web draws formulas
// that were set at release, frequent ones first. After it the edition of the typesettings must rise.
import fs from 'node:fs';
import { packItems } from '@aivy/item-bank';
import { outlinesOf, outlinesOfItem } from '@aivy/item-bank/typeset';

/** What authors are likely to use next, beside what the bank has. */
const LIKELY = [
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '0123456789.,;:!?/|+-=<>',
  '\\pi\\theta\\alpha\\beta\\pm\\times\\div\\cdot\\le\\ge\\ne\\approx\\to\\infty\\angle\\%\\$',
  '\\left(\\frac{1}{2}\\right)\\sqrt{x}\\sqrt{x^2}\\sqrt{\\frac{1}{2}}',
];

const counts = new Map<string, number>();
for (const outline of [...packItems().flatMap(outlinesOfItem), ...LIKELY.flatMap((tex) => outlinesOf(tex, true))])
  counts.set(outline, (counts.get(outline) ?? 0) + 1);
const outlines = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([outline]) => outline);
fs.writeFileSync(
  'libs/typeset/src/draw/outlines.ts',
  `/** Glyphs of MathJax's fonts, each from its own beginning: thousandths of an em, \`y\` downwards. Written by \`npm run formulas:outlines\`. */
export const OUTLINES: readonly string[] = [
${outlines.map((outline) => `  '${outline}',`).join('\n')}
];
`,
);
console.log(`${outlines.length} outlines`);
