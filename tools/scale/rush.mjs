import { sizeFor } from './model.mjs';
import { simulateQueue } from './queue.mjs';

/** Simulated seconds: the last ones of a rush, where whoever has arrived saves and others still arrive. */
const SECONDS = 20;
/** So many requests say enough about the slowest hundredth; a larger crowd is simulated in a part of its system. */
const REQUESTS = 150_000;

/**
 * How long saves and arrivals take at the end of the rush, on a share of the replicas that `sizeFor` asks for: 1 all of
 * them, less where some are missing.
 * @param {import('./model.mjs').Crowd} crowd
 * @param {import('./model.mjs').Measured} measured
 * @param {{ share: number, random: () => number }} options
 */
export function rush(crowd, measured, { share, random }) {
  const size = sizeFor(crowd, measured);
  // One request stands for the mean of saves and arrivals, by how often each comes.
  const rate = size.savesPerSecond + size.arrivalsPerSecond;
  const scale = Math.min(1, REQUESTS / (rate * SECONDS));
  /** @param {string} name @param {number} replicas @param {number} busy cores */
  const tier = (name, replicas, busy) => ({
    name,
    cores: Math.max(1, Math.round(replicas * share * scale)),
    meanMs: (1_000 * busy) / rate,
  });
  return simulateQueue({
    tiers: [
      tier('gateway', size.gateways, size.cores.gateway),
      tier('redis', size.redisNodes, size.cores.redis),
      tier('full-test', size.fullTests, size.cores['full-test']),
      tier('postgres', size.postgresCores, size.cores.postgres),
    ],
    ratePerSecond: () => rate * scale,
    highestRate: rate * scale,
    seconds: SECONDS,
    random,
  });
}
