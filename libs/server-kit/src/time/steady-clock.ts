/**
 * Milliseconds of this process's steady clock. Deadlines are kept on it: the time of day may be wrong, and may jump
 * while a call is on its way.
 */
export const steadyNow = (): number => performance.now();
