/**
 * Part of `npm run bench tutor`: how well the tutor keeps an answer to itself, and how quick it is, against an endpoint on
 * this machine that obeys, leaks, contradicts, cuts, floods and sends rubbish. Exits with 1 when a bound is missed.
 * `--quick` takes eight items: for a change under way. `--reading` only measures how messages are read.
 */
import 'reflect-metadata';
import { createRedis } from '@aivy/server-kit';
import { realRedis, RedisProcess } from '@aivy/server-testing';
import { ATTACKS } from './attacks.js';
import { benchBudget, benchFaults, benchFirstText, benchOffline, benchRungs } from './behaviour-bench.js';
import { benchItems } from './bench-items.js';
import { holds, printed, type Figure } from './figure.js';
import { benchHarmless } from './harmless-bench.js';
import { benchIdeas } from './ideas-bench.js';
import { benchLeaks } from './leak-bench.js';
import { benchLabels } from './label-bench.js';
import { benchReading } from './reading-bench.js';
import { benchReview } from './review-bench.js';
import { benchVerdicts } from './verdict-bench.js';

const { items, all } = benchItems();
const some = process.argv.includes('--quick') ? items.filter((_, index) => index % 5 === 0) : items;
const server = await RedisProcess.start(realRedis ? 'real' : 'embedded', 'nothing');
const redis = createRedis(server.url);
const figures: Figure[] = [];
const show = (more: readonly Figure[]): void => {
  figures.push(...more);
  for (const figure of more) console.log(printed(figure));
};

try {
  console.log(`${ATTACKS.length} attacks on ${some.length} items; ${server.kind} Redis`);
  show(await benchReading());
  if (process.argv.includes('--reading')) process.exit(figures.every(holds) ? 0 : 1);
  // Times first, while nothing else is warm or waiting to be collected.
  show(await benchFirstText(items, redis, 'first'));
  show(await benchOffline(items, redis, 'offline'));
  show(await benchBudget(items, redis, 'budget'));
  show(benchIdeas());
  show(await benchRungs(items, redis, 'rungs'));
  show([await benchFaults(items, redis, 'faults')]);
  show(await benchReview(items, redis, 'review'));
  show([await benchLabels(all, redis, 'labels')]);
  for (const mode of ['constrained', 'free'] as const) {
    show([await benchHarmless(mode, all, redis, `harmless-${mode}`)]);
    show(await benchVerdicts(mode, items, redis, `verdicts-${mode}`));
    show(await benchLeaks(mode, some, redis, `leaks-${mode}`));
  }
} finally {
  redis.disconnect();
  await server.kill();
}
const missed = figures.filter((figure) => !holds(figure));
console.log(missed.length === 0 ? 'every bound holds' : `${missed.length} bounds missed`);
process.exit(missed.length === 0 ? 0 : 1);
