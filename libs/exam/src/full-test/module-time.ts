import { isSecondModule, type ModuleNumber } from './modules.js';

/** Seconds of modules 1 to 4 at factor 1: as specified, and as the official exam has them. */
export const TIMING_PRESETS = { spec: [1620, 1620, 2100, 2100], official: [1920, 1920, 2100, 2100] } as const;
export type TimingPreset = keyof typeof TIMING_PRESETS;
/** What `TEST_TIMING` may be. */
export const TIMING_NAMES = Object.keys(TIMING_PRESETS) as [TimingPreset, ...TimingPreset[]];

const BREAK_SECONDS = 600;
/** Students with extended time also rest inside a section (practice of the official exam). */
const EXTRA_BREAK_SECONDS = 300;
/** An answer given in the last moment may travel this long. */
export const GRACE_SECONDS = 20;
/** Clocks of client and server never agree to the millisecond; this early a module may be closed for time. */
const EARLY_MS = 1_500;

/** Limit of a module in whole seconds. */
export const moduleSeconds = (module: ModuleNumber, factor: number, preset: TimingPreset = 'spec'): number =>
  Math.round(TIMING_PRESETS[preset][module - 1]! * factor);

/** Seconds of rest after a module; 0 when the next one follows at once. */
export function breakSecondsAfter(module: ModuleNumber, factor: number): number {
  if (module === 2) return BREAK_SECONDS;
  return factor > 1 && !isSecondModule(module) ? EXTRA_BREAK_SECONDS : 0;
}

/** Does an answer given at this moment count? All in milliseconds since 1970. */
export const isInTime = (givenAt: number, deadline: number): boolean => givenAt <= deadline + GRACE_SECONDS * 1000;

/** May a module be closed because its time is over? */
export const isTimeOver = (now: number, deadline: number): boolean => now >= deadline - EARLY_MS;

/** Whole seconds left; never negative. */
export const secondsLeft = (now: number, deadline: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));
