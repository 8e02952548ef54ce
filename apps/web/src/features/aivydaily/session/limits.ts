export const SAVE_DEBOUNCE_MS = 500;
/** A call that failed for want of a network or a server is tried again so often, after waits that double. */
export const RETRIES = 3;
export const RETRY_BASE_MS = 1_000;
export const RETRY_MULTIPLIER = 2;
