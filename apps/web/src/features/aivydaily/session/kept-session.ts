import { isFresh } from '@aivy/exam';
import { PRACTICE_KEY } from '../../../core/device/storage-keys';
import { NO_SESSION, type PracticeSession } from './practice-session';

const LAYOUT = 1;
const keyOf = (userId: string): string => PRACTICE_KEY + userId;

interface Kept {
  layout: typeof LAYOUT;
  /** Milliseconds since 1970. */
  lastActivity: number;
  session: PracticeSession;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Of another layout, or with a field of another kind, it is none of ours. */
function isKept(value: unknown): value is Kept {
  if (!isRecord(value) || value.layout !== LAYOUT || typeof value.lastActivity !== 'number') return false;
  const { session } = value;
  return (
    isRecord(session) &&
    Number.isInteger(session.conversationId) &&
    Object.entries(NO_SESSION).every(([name, sample]) => sample === null || typeof session[name] === typeof sample) &&
    Array.isArray(session.previousAnswers) &&
    Array.isArray(session.questionTypes)
  );
}

/** The student's session on this device, while it is younger than a day; an older one, or rubbish, is cleared. */
export function restoreSession(userId: string, now: number): PracticeSession | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    if (isKept(value) && isFresh(value.lastActivity, now)) return value.session;
    localStorage.removeItem(keyOf(userId));
  } catch {
    forgetSession(userId);
  }
  return null;
}

export function keepSession(userId: string, session: PracticeSession, now: number): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ layout: LAYOUT, lastActivity: now, session } satisfies Kept));
  } catch {
    // Blocked storage keeps nothing; the server has the session.
  }
}

export function forgetSession(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
