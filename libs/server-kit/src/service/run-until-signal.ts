import { ConfigError } from '../config/parse-config.js';

/**
 * The body of a `main.ts`: starts, and on SIGTERM or SIGINT closes and ends with 0.
 * A start that fails says why on stderr and ends with 1.
 */
export async function runUntilSignal(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  const end = async (close?: () => Promise<void>): Promise<never> => {
    try {
      await close?.();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  try {
    const running = await start();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(() => running.close()));
    // A parent that holds a channel to us hears when we are ready, and we do not outlive it.
    process.once('disconnect', () => void end(() => running.close()));
    process.send?.('ready');
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
