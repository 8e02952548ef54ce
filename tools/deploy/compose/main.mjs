// `npm run drill:compose`: docker-compose.yml from nothing to a killed replica (drill.mjs). Exit 1 when a bound falls.
//   --without SERVICE,…  leaves out what has no image here     --no-build  the image `aivy` that is there
//   --keep               everything goes on running afterwards
import { parseArgs } from 'node:util';
import { exitWith } from '../../lib/fault.mjs';
import { composeDrill } from './drill.mjs';

try {
  const { values } = parseArgs({
    options: {
      without: { type: 'string', default: '' },
      'no-build': { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  });
  const holds = await composeDrill({
    without: values.without.split(','),
    build: !values['no-build'],
    keep: values.keep,
  });
  process.exit(holds ? 0 : 1);
} catch (error) {
  exitWith(error);
}
