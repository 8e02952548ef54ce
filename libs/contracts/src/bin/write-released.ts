/**
 * Writes libs/contracts/released.json, what the programs of a release say to each other; `npm run generate contract`
 * when one is tagged.
 */
import fs from 'node:fs';
import { wireContract } from '../wire.js';

fs.writeFileSync('libs/contracts/released.json', `${JSON.stringify(wireContract(), null, 2)}\n`);
process.stdout.write('libs/contracts/released.json written\n');
