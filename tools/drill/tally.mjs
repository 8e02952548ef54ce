// Every call that the students of a drill make, as they see it.
import { watchCalls } from '../load/request.mjs';

/** @typedef {import('../load/request.mjs').Made} Made */
/** @typedef {ReturnType<typeof startTally>} Tally */

/** Calls have five seconds; so long may an answer take on top, on its way. */
const USUAL_DEADLINE_MS = 5_000;
/** Longer deadlines of the contract, by path. Those that a drill calls; a spec holds them to it. @type {Readonly<Record<string, number>>} */
const LONGER_DEADLINES = { 'aivydaily/send-message': 40_000 };
const ON_ITS_WAY_MS = 250;
/** After a fault the parts that it hit find each other again. */
const RECOVERY_MS = 10_000;
/** Saves wait on the device and are sent again without a word; whatever else fails is shown. */
const SILENT = /\/save-/;

/** Did it come to nothing, so that the student tries again? @param {Made} made */
const failed = ({ status, code }) => status === 0 || status >= 500 || status === 429 || code === 'OUTCOME-UNKNOWN';

/** Counts from now on. */
export function startTally() {
  const found = { made: 0, failed: 0, shown: 0, signedOut: 0, beyondDeadline: 0, outsideFaults: 0, slowestMs: 0 };
  /** @type {Map<string, number>} by what they were and were answered with */
  const failures = new Map();
  let faults = 0;
  let calmFrom = 0;
  let doorsShut = 0;
  let doorsOpenFrom = 0;
  const stop = watchCalls((made) => {
    found.made += 1;
    if (made.status === 401) found.signedOut += 1;
    const deadline = (LONGER_DEADLINES[made.path] ?? USUAL_DEADLINE_MS) + ON_ITS_WAY_MS;
    // Nobody hears who knocks at a frozen gateway.
    const isHeard = doorsShut === 0 && made.startedAt >= doorsOpenFrom;
    if (isHeard) {
      found.slowestMs = Math.max(found.slowestMs, LONGER_DEADLINES[made.path] ? 0 : made.ms);
      if (made.ms > deadline) found.beyondDeadline += 1;
    }
    if (!failed(made)) return;
    found.failed += 1;
    if (!SILENT.test(made.path)) found.shown += 1;
    const what = `${made.path}: ${made.status || 'no answer'} ${made.code ?? ''}`.trim();
    failures.set(what, (failures.get(what) ?? 0) + 1);
    if (faults === 0 && made.startedAt > calmFrom) found.outsideFaults += 1;
  });
  return {
    found,
    failures,
    stop,
    /**
     * Calls may fail while this goes on, and for a moment afterwards.
     * @template T
     * @param {() => Promise<T>} work
     * @param {{ shutsDoor?: boolean }} [what] `shutsDoor`: the only gateway hears nobody meanwhile
     */
    async fault(work, { shutsDoor = false } = {}) {
      faults += 1;
      if (shutsDoor) doorsShut += 1;
      try {
        return await work();
      } finally {
        faults -= 1;
        calmFrom = performance.now() + RECOVERY_MS;
        if (shutsDoor) {
          doorsShut -= 1;
          doorsOpenFrom = performance.now();
        }
      }
    },
  };
}
