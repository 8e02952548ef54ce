/** Seconds of the diagnostic's two sections at factor 1. */
export const DIAGNOSTIC_SECONDS = { english: 1200, math: 1320 } as const;
/** Questions of the diagnostic form. */
export const DIAGNOSTIC_QUESTIONS = { english: 17, math: 14 } as const;
/** Extended time that a student may choose. */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];
