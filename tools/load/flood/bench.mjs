// `npm run bench:flood [SECONDS]`: floods of several kinds against a whole system of one process per service, each
// beside a probe that asks whether the gateway lives. Exit 1 when a bound is missed.
import os from 'node:os';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { withScratchSystem } from '../../start/scratch-system.mjs';
import { flooded, run } from './floods.mjs';

const MS = Number(process.argv[2] ?? 15) * 1_000;
const BOUNDS = { liveP99Ms: 250, refusalP50Ms: 50, openMs: 30_000 };

try {
  ensureInstalled();
  const system = { name: 'flood', env: { LOG_LEVEL: 'silent' }, split: true };
  process.exit(await withScratchSystem(system, ({ port }) => bench(port)));
} catch (error) {
  exitWith(error);
}

/** @param {number} port */
async function bench(port) {
  let missed = 0;
  /** @param {boolean} good @param {string} text */
  const say = (good, text) => {
    missed += good ? 0 : 1;
    console.log(`${good ? '✓' : '✗'} ${text}`);
  };
  const quiet = await run({ kind: 'probe', port, ms: 3_000 });
  console.log(
    `  quiet: /live p50 ${quiet.live.p50}, p99 ${quiet.live.p99} ms. ${os.cpus().length} cores, the attackers on them as well.`,
  );
  for (const kind of /** @type {const} */ (['wide', 'wide save', 'many', 'slow bodies'])) {
    const { flood, probe } = await flooded(kind, port, kind === 'slow bodies' ? 35_000 : MS);
    say(
      probe.failed === 0 && probe.live.p99 <= BOUNDS.liveP99Ms,
      `${kind}: /live p50 ${probe.live.p50}, p99 ${probe.live.p99}, max ${probe.live.max} ms of ${probe.live.count}, ${probe.failed} failed (bound p99 ${BOUNDS.liveP99Ms})`,
    );
    if ('open' in flood)
      say(
        flood.cut === 100 && flood.open.max <= BOUNDS.openMs,
        `${kind}: ${flood.cut} of 100 cut, open for ${Math.round(flood.open.max)} ms at most (bound ${BOUNDS.openMs})`,
      );
    else {
      console.log(`  ${kind}: answers ${JSON.stringify(flood.statuses)}`);
      const { refusals } = flood;
      if (refusals.count > 0)
        say(
          flood.refusalsWithoutRetryAfter === 0 && refusals.p50 <= BOUNDS.refusalP50Ms,
          `${kind}: ${refusals.count} refused in p50 ${refusals.p50}, p99 ${refusals.p99} ms as the flooder sees it, ${flood.refusalsWithoutRetryAfter} without Retry-After (bounds p50 ${BOUNDS.refusalP50Ms}, 0)`,
        );
    }
  }
  const after = await run({ kind: 'probe', port, ms: 3_000 });
  say(after.live.p99 <= BOUNDS.liveP99Ms, `afterwards: /live p50 ${after.live.p50}, p99 ${after.live.p99} ms`);
  return missed === 0 ? 0 : 1;
}
