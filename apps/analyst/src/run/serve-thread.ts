import { parentPort, workerData } from 'node:worker_threads';
import { compute, type Kinds } from './compute.js';
import type { Assignment, FromThread, ToThread } from './protocol.js';

/** What a thread does that `runThread` has started: it makes one report and ends. */
export async function serveThread(kinds: Kinds): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This is started as a thread by the analyst program.');
  const aborted = new AbortController();
  let stored: (() => void) | undefined;
  port.on('message', (message: ToThread) => {
    if (message.type === 'abort') aborted.abort();
    stored?.();
  });
  const say = (message: FromThread): void => port.postMessage(message);
  const store = (part: { rows: number; bytes: Uint8Array }): Promise<void> =>
    new Promise((resolve) => {
      stored = resolve;
      say({ type: 'part', ...part });
    });
  await compute(kinds, workerData as Assignment, { say, store }, aborted.signal);
  port.close();
}
