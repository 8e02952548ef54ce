import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Assignment, FromThread, ToThread } from './protocol.js';

/** What a thread that was told to stop gets to let go of its connection. */
const STOP_MS = 300;

export interface ThreadOptions {
  /** The program of the thread. */
  file: string;
  heapMb: number;
  assignment: Assignment;
  /** What it says, one after the other: the next is heard when this one is done with. @throws what ends the thread */
  hear(message: FromThread): Promise<void>;
  /** Aborted when nobody wants the report any more: within a moment the thread is gone, whatever it is at. */
  signal: AbortSignal;
}

/**
 * Makes a report in a thread of its own.
 * @throws what `hear` throws; Error when the thread ended without a word, as for want of memory; the reason of `signal`
 */
export async function runThread({ file, heapMb, assignment, hear, signal }: ThreadOptions): Promise<void> {
  signal.throwIfAborted();
  const thread = new Worker(file, { workerData: assignment, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  const tell = (message: ToThread): void => thread.postMessage(message);
  const stop = (): void => {
    tell({ type: 'abort' });
    void pause(STOP_MS).then(() => thread.terminate());
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      let heard = Promise.resolve();
      thread.on('message', (message: FromThread) => {
        heard = heard.then(async () => {
          await hear(message);
          if (message.type === 'part') tell({ type: 'stored' });
        });
        heard.catch(reject);
      });
      thread.once('error', reject);
      thread.once('exit', () => void heard.then(resolve, reject));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
  signal.throwIfAborted();
}
