/** Seconds of the diagnostic's two sections at factor 1. */
export const DIAGNOSTIC_SECONDS = { rw: 1200, math: 1320 } as const;
/** Questions of the diagnostic form. */
export const DIAGNOSTIC_QUESTIONS = { rw: 17, math: 14 } as const;
