/**
 * What ends a section or module. `spent`: the time with a question on the screen, so that leaving stops the clock.
 * `deadline`: a moment of the server's clock, which runs on whatever the student does.
 */
export type TestLimit =
  { kind: 'spent'; limitMs: number } | { kind: 'deadline'; /** Milliseconds, now. */ leftMs(): number };

/** Seconds left when the timer comes back by itself and turns red. */
export const WARNING_SECONDS = 300;
const ANNOUNCED_MINUTES = [10, 5, 1] as const;

/** Whole seconds left, as shown: 0 only when nothing is left. */
export const remainingSeconds = (limitMs: number, spentMs: number): number =>
  Math.max(0, Math.ceil((limitMs - spentMs) / 1000));

/** `m:ss`, as on an exam clock. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The clock in words, for a screen reader asking. */
export function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    rest > 0 || minutes === 0 ? `${rest} ${rest === 1 ? 'second' : 'seconds'}` : '',
  ];
  return `${parts.filter(Boolean).join(' ')} remaining`;
}

/**
 * The minute mark crossed between two readings of the clock, null for none. A jump over several marks (a tab that
 * slept) reports the lowest one: it is the only one still true.
 */
export function crossedMark(before: number, now: number): (typeof ANNOUNCED_MINUTES)[number] | null {
  return ANNOUNCED_MINUTES.filter((minutes) => before > minutes * 60 && now <= minutes * 60).at(-1) ?? null;
}
