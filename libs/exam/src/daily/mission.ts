import { DAY_MS } from '@aivy/contracts';
/** Questions in a mission (specification, business constants). */
export const MISSION_QUESTIONS = 5;
/** Minutes that a mission is said to take, also when its own time is not known. */
export const MISSION_MINUTES = 15;
/** A session without activity for longer is not gone on with. */
export const SESSION_LIFE_MS = DAY_MS;

/** Is a session still one to go on with? Moments are milliseconds since 1970. */
export const isFresh = (lastActivity: number, now: number): boolean => now - lastActivity < SESSION_LIFE_MS;
