/** Reads `YYYY-MM-DD HH:MM:SS` as UTC; null when it names no moment (month 13, 31 April). */
export function parseUtcStamp(stamp: string): Date | null {
  const date = new Date(`${stamp.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) || formatUtcStamp(date) !== stamp ? null : date;
}

/** Writes a moment as `YYYY-MM-DD HH:MM:SS`, UTC. */
export const formatUtcStamp = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
