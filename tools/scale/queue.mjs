// What requests wait for when they come at random to a few cores: a simulation, because the start of a test is no steady
// state and formulas are.

/** @typedef {{ name: string, cores: number, meanMs: number }} Tier where a request is worked on, one after the other; `meanMs` of one core */
/** @typedef {{ p50Ms: number, p99Ms: number, longestMs: number, perSecond: number }} Waited from the arrival to the end of the last tier */

/**
 * Spread of service times over their mean. Requests of one kind are alike, garbage collection and neighbours are not:
 * 1 is that of exponential times and rather too much than too little.
 */
const SPREAD = 1;

/**
 * Requests that arrive at random, at a rate that may change, and pass through tiers, each with one queue for its cores.
 * @param {{ tiers: readonly Tier[], ratePerSecond: (second: number) => number, highestRate: number, seconds: number, random: () => number }} options
 *   `highestRate` is not below any rate
 * @returns {Waited}
 */
export function simulateQueue({ tiers, ratePerSecond, highestRate, seconds, random }) {
  // When each core is free again, as a heap, the soonest first.
  const free = tiers.map(({ cores }) => new Float64Array(cores));
  /** @type {{ at: number, since: number }[]} */
  let requests = arrivals({ ratePerSecond, highestRate, seconds, random }).map((at) => ({ at, since: at }));
  for (const [index, { meanMs }] of tiers.entries()) {
    const cores = free[index];
    if (!cores) continue;
    for (const request of requests) {
      const begins = Math.max(request.at, cores[0] ?? 0);
      request.at = begins + serviceTime(meanMs, random) / 1_000;
      replaceSoonest(cores, request.at);
    }
    // The next tier takes them as they come out of this one.
    requests = requests.sort((one, other) => one.at - other.at);
  }
  const times = Float64Array.from(requests, ({ at, since }) => 1_000 * (at - since)).sort();
  /** @param {number} share */
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99), longestMs: times.at(-1) ?? 0, perSecond: times.length / seconds };
}

/** A Poisson process whose rate changes, by thinning (Lewis & Shedler 1979). @param {{ ratePerSecond: (second: number) => number, highestRate: number, seconds: number, random: () => number }} options @returns {number[]} seconds */
function arrivals({ ratePerSecond, highestRate, seconds, random }) {
  /** @type {number[]} */
  const times = [];
  for (let at = 0; ;) {
    at -= Math.log(1 - random()) / highestRate;
    if (at >= seconds) return times;
    if (random() * highestRate < ratePerSecond(at)) times.push(at);
  }
}

/** @param {number} meanMs @param {() => number} random */
const serviceTime = (meanMs, random) => meanMs * (1 - SPREAD + SPREAD * -Math.log(1 - random()));

/** @param {Float64Array} heap @param {number} value in place of the smallest */
function replaceSoonest(heap, value) {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const child = right < heap.length && (heap[right] ?? 0) < (heap[left] ?? 0) ? right : left;
    if ((heap[child] ?? 0) >= value) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = value;
}
