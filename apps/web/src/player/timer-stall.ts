/** Whether the test's timer stands still. Nothing but the debug panel, which no build holds, ever puts another in here. */
export const timerStall = { holds: (): boolean => false };
