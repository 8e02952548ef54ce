import { parseArgs } from 'node:util';
import { UsageError } from '@aivy/server-kit/command';
import { rateAll } from '../review/rate.js';
import { sheet } from '../review/sheet.js';
import { take } from '../review/take.js';

/**
 * `bank review sheet`: items without their keys, to be solved. `take`: keeps what a solver wrote, held against the keys.
 * `rate`: makes of it the band, b and b_sd that ship.
 */
export function review([what, ...args]: string[]): number {
  if (what === 'sheet') return sheet(args);
  if (what === 'take') return take(args);
  if (what === 'rate') {
    // It takes nothing; what is asked of it otherwise must not rewrite the tables.
    parseArgs({ args });
    return rateAll();
  }
  throw new UsageError('npm run bank -- review sheet | take FILE… --solver N | rate');
}
