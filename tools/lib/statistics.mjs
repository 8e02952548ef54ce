// The arithmetic of measuring: no clock, no process, no network.

/** @param {readonly number[]} values @returns {number} the mean of the two in the middle of an even number; NaN of none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
    : (sorted[Math.floor(middle)] ?? Number.NaN);
}

/**
 * How often ours is the other's: the median over the ratios of pairs that ran one after the other, so that a slow spell of
 * the machine counts against both of a pair.
 * @param {readonly number[]} ours
 * @param {readonly number[]} others as many, in the same order
 */
export function pairedRatio(ours, others) {
  if (ours.length !== others.length) throw new Error(`${ours.length} of ours beside ${others.length} of the other`);
  return median(ours.map((value, index) => value / (others[index] ?? Number.NaN)));
}

/** @param {readonly number[]} values @param {number} share 1 is the maximum @returns {number} by the nearest rank; NaN of none */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * @typedef {{ dueAt: number, sentAt: number, endedAt: number, status: number }} Sample one request of an open loop, moments in milliseconds; status 0 without an answer
 */

/**
 * What became of requests that were due at a steady rate. Latency counts from when a request was due and not from when it
 * went out: a server that stands still delays those that come meanwhile as well, and a client that waits with them must
 * not leave them out (coordinated omission).
 * @param {readonly Sample[]} samples
 * @param {{ from: number, until: number }} window due in it count; what is due before warms up
 */
export function openLoopFigures(samples, { from, until }) {
  const counted = samples.filter(({ dueAt }) => dueAt >= from && dueAt < until);
  const accepted = counted.filter(({ status }) => status === 200);
  const refused = counted.filter(({ status }) => status === 429 || status === 503);
  /** @param {readonly Sample[]} some */
  const latencies = (some) => some.map(({ dueAt, endedAt }) => endedAt - dueAt);
  return {
    due: counted.length,
    accepted: accepted.length,
    refused: refused.length,
    failed: counted.length - accepted.length - refused.length,
    /** Accepted answers that came in the window, of whatever was due when. */
    goodPerSecond:
      samples.filter(({ status, endedAt }) => status === 200 && endedAt >= from && endedAt < until).length /
      ((until - from) / 1_000),
    acceptedMs: latencies(accepted),
    refusedMs: latencies(refused),
    /** How much later than due requests went out: the client's own delay, which is within the latencies above. */
    clientLateMs: counted.map(({ dueAt, sentAt }) => sentAt - dueAt),
  };
}
