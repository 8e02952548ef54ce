/** Writes docs/openapi.json from the call table; `npm run generate openapi` after a change of a contract. */
import fs from 'node:fs';
import { openApiDocument } from '../openapi.js';

fs.writeFileSync('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write('docs/openapi.json written\n');
