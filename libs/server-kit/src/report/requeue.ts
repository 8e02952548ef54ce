const HOUR_MS = 3_600_000;

/** All tries of a job are over by then. */
export const OVERDUE_MINUTES = 10;

/**
 * Makes the id of a job that's enqueued again one that the queue hasn't seen. The same within an hour, so a job is enqueued
 * again once an hour at most, by however many replicas and looks.
 */
export const requeueSuffix = (): string => `-again-${Math.floor(Date.now() / HOUR_MS)}`;
