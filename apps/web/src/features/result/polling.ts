/** Longest pause between two looks at a report that is still being computed. */
export const MAX_POLL_MS = 15_000;

/**
 * Pause before the next look: 1 s, 2 s, 4 s … up to `MAX_POLL_MS`.
 * @param looks looks that already came back "processing", from 1
 */
export const pollDelayMs = (looks: number): number => Math.min(1_000 * 2 ** Math.max(0, looks - 1), MAX_POLL_MS);
