/**
 * Writes what is made from the call table: docs/openapi.json, and the routes that the web client imports (the calls
 * themselves would bring their schemas along). `npm run generate openapi` after a change of a contract.
 */
import fs from 'node:fs';
import { routesOf } from '../core/route.js';
import { openApiDocument } from '../openapi.js';
import { FEATURES } from '../tables.js';

function write(file: string, text: string): void {
  fs.writeFileSync(file, text);
  process.stdout.write(`${file} written\n`);
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
/** As code of one line: `{ method: 'GET', path: '/things' }`. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'");

write('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
for (const [feature, { calls }] of Object.entries(FEATURES)) {
  const name = camelCase(feature);
  const routes = Object.entries(routesOf(calls)).map(([call, route]) => `  ${call}: ${literal(route)},\n`);
  write(
    `libs/contracts/src/${feature}/routes.ts`,
    `// Written by \`npm run generate openapi\`.
import type { Routes } from '../core/route.js';
import type { ${name}Calls } from './calls.js';

export const ${name}Routes: Routes<typeof ${name}Calls> = {
${routes.join('')}};
`,
  );
}
