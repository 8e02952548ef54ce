/** `YYYY-MM-DD HH:MM:SS` in UTC, the wire's form of a moment. */
export const utcStamp = (moment: Date = new Date()): string => moment.toISOString().slice(0, 19).replace('T', ' ');
