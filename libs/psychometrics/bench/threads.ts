import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Part, Row } from './row.js';
import type { BenchThread } from './shipped.js';

export interface Outcome {
  rows: Row[];
  seconds: number;
}

/** What a thread is told; it answers with an `Outcome` and waits for the next. */
export interface Ask {
  part: string;
}

function ask(thread: Worker, part: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle =
      <T>(then: (value: T) => void) =>
      (value: T): void => {
        thread.off('message', done).off('error', failed);
        then(value);
      };
    const done = settle<Outcome>(resolve);
    const failed = settle<Error>(reject);
    thread.on('message', done).on('error', failed);
    thread.postMessage({ part } satisfies Ask);
  });
}

/**
 * Runs the parts in threads, one for each core; what takes times comes last, by itself. Each part has its own seeds, so
 * that its figures are the same on one core as on ten.
 * @param program the file that a thread runs: it answers `Ask` with `Outcome`
 * @param report is told of each part in the order of the list
 */
export async function inThreads(
  parts: readonly Part[],
  program: URL,
  data: BenchThread,
  report: (part: Part, outcome: Outcome) => void,
): Promise<void> {
  const outcomes = new Map<Part, Outcome>();
  let told = 0;
  const tell = (part: Part, outcome: Outcome): void => {
    outcomes.set(part, outcome);
    for (let next = parts[told]; next && outcomes.has(next); next = parts[(told += 1)])
      report(next, outcomes.get(next)!);
  };
  const drain = async (queue: Part[], thread: Worker): Promise<void> => {
    for (let part = queue.shift(); part; part = queue.shift()) tell(part, await ask(thread, part.name));
  };
  const beside = parts.filter(({ timed }) => !timed);
  const alone = parts.filter(({ timed }) => timed);
  const count = Math.max(1, Math.min(availableParallelism(), beside.length));
  const threads = Array.from({ length: count }, () => new Worker(program, { workerData: data }));
  try {
    await Promise.all(threads.map((thread) => drain(beside, thread)));
    await drain(alone, threads[0]!);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
