import { ConfigError } from '../config/parse-config.js';

/** Default of `hardEndMs`. Shorter than anybody waits who has asked us to end: fifteen seconds. */
export const HARD_END_MS = 13_000;
/** Several sources may hand on one Ctrl-C; after this a signal is a second wish. */
const ONE_WISH_MS = 1_000;

export interface RunOptions {
  /** Milliseconds after the signal at which the process ends with 1, whatever is still open; default 13000. */
  hardEndMs?: number;
}

/**
 * The body of a `main.ts`: starts, and on SIGTERM or SIGINT closes and ends with 0; on a second signal, or when the
 * closing takes too long, it ends at once with 1. A start that fails says why on stderr and ends with 1.
 */
export async function runUntilSignal(
  start: () => Promise<{ close(): Promise<void> }>,
  { hardEndMs = HARD_END_MS }: RunOptions = {},
): Promise<void> {
  let running: { close(): Promise<void> } | undefined;
  let askedAt: number | undefined;
  const end = async (): Promise<void> => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > ONE_WISH_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    // Nothing is in hand before the start is through. Without a handler the first process of a container would ignore the signal.
    if (!running) process.exit(0);
    setTimeout(() => {
      console.error(`not closed within ${hardEndMs} ms: ending all the same`);
      process.exit(1);
    }, hardEndMs);
    try {
      await running.close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end());
  // A parent that holds a channel to us hears when we are ready, and we do not outlive it.
  process.once('disconnect', () => void end());
  // It was gone before this program could listen.
  if (process.connected === false) process.exit(0);
  // A terminal or a log that takes no more text is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    running = await start();
    process.send?.('ready');
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
