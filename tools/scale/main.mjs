// `npm run scale [-- --write]`: what 10,000, 100,000 and 1,000,000 students in a running test need, computed from
// measured.json and, for the start of a test, simulated. `--write` puts the tables into docs/scale.md.
import fs from 'node:fs';
import { randomFrom } from '../lib/random.mjs';
import { limitsOf, sizeFor } from './model.mjs';
import { rush } from './rush.mjs';
import { limitTable, rushTable, sizeTable } from './tables.mjs';

const DOC = new URL('../../docs/scale.md', import.meta.url);
/** @type {import('./model.mjs').Measured} */
const measured = JSON.parse(fs.readFileSync(new URL('measured.json', import.meta.url), 'utf8'));

const CROWDS = [10_000, 100_000, 1_000_000].flatMap((students) =>
  [20, 5].map((everySeconds) => ({ students, everySeconds, startWithinSeconds: 300 })),
);
const sizes = CROWDS.map((crowd) => ({ crowd, size: sizeFor(crowd, measured) }));
const rushes = CROWDS.filter(({ students }) => students <= 100_000).flatMap((crowd) =>
  [1, 0.75, 0.5].map((share) => ({ crowd, share, waited: rush(crowd, measured, { share, random: randomFrom(1) }) })),
);
/** @type {Record<string, string>} */
const parts = {
  limits: limitTable(limitsOf(measured, { replicas: 2, postgresCores: 4 })),
  sizes: sizeTable(sizes),
  rush: rushTable(rushes),
  measured: `Measured ${measured.on}.`,
};

if (process.argv.includes('--write')) {
  const text = fs.readFileSync(DOC, 'utf8');
  const written = text.replace(
    /<!-- (\w+) -->\n[\s\S]*?<!-- \/\1 -->/g,
    (_, name) => `<!-- ${name} -->\n\n${parts[name] ?? ''}\n\n<!-- /${name} -->`,
  );
  fs.writeFileSync(DOC, written);
} else for (const part of Object.values(parts)) console.log(`${part}\n`);
