/** Quiet time after a change before it is sent. */
export const SAVE_IDLE_MS = 1_500;

const SPREAD = 0.5;

/** What a busy server said and up to half of it more, so that a class does not come back as one; milliseconds. */
export const spread = (ms: number, random = Math.random): number => ms * (1 + SPREAD * random());
