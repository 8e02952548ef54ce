import type { Workspace } from '@aivy/contracts';
import { isFurther } from '@aivy/exam';

/**
 * The diagnostic as this device keeps it. A visitor's test lives here alone until sign-in; a signed-in student's is
 * mirrored here, so that nothing is lost while the network is away. Every owner has a place of their own: what one
 * person keeps is neither read nor replaced by another.
 */
export type DiagnosticSection = 'reading_and_writing' | 'math';

/** What the server takes for a test, finished or not; seconds are integers, one entry per question of the form. */
export interface DiagnosticAnswers {
  english: string[];
  math: string[];
  english_time: number[];
  math_time: number[];
  /** UTC `YYYY-MM-DD HH:MM:SS`. */
  start_time: string;
  form_id?: string;
}

/** The answers, and what only the device needs to put the student back where they were. */
export interface InProgressDiagnostic extends DiagnosticAnswers {
  section: DiagnosticSection;
  /** Index of the question on the screen. */
  position: number;
  /** Question indexes marked for review, per section. */
  marked: Record<DiagnosticSection, number[]>;
  /** Letters struck out, per section and question index. */
  eliminated: Record<DiagnosticSection, Record<number, string>>;
  /** Highlights and notes; absent from before they were kept. */
  annotations?: Workspace['annotations'];
  /** The section that's taken again, and nothing else; absent in a whole test. */
  only?: DiagnosticSection;
  /** Name of the account whose test this is; null for a visitor. */
  owner: string | null;
  /** Milliseconds since the epoch, this device's clock. */
  saved_at: number;
  /** The server has these answers. */
  sent?: boolean;
}

export interface CompletedDiagnostic extends DiagnosticAnswers {
  end_time: string;
  owner: string | null;
}

export const IN_PROGRESS_KEY = 'aivy.diagnostic.in-progress';
const COMPLETED = 'aivy.diagnostic.completed';

/** An account's id, null for whoever is here without one. */
type Owner = string | null;

/** The test that this owner has begun here, null when there is none or it cannot be read. */
export const readInProgress = (owner: Owner): InProgressDiagnostic | null => {
  const kept = readOf(IN_PROGRESS_KEY, owner);
  return isAnswers(kept) && isPlace(kept) ? kept : null;
};

/** @returns false when the device refuses to keep it (storage full or switched off). */
export const writeInProgress = (test: InProgressDiagnostic): boolean =>
  write(placeOf(IN_PROGRESS_KEY, test.owner), test);

/** The server has what this test says: noted where the device still keeps the same answers. */
export function noteSent(test: InProgressDiagnostic): void {
  const kept = readInProgress(test.owner);
  const answersOf = ({ start_time, english, math }: InProgressDiagnostic) =>
    JSON.stringify([start_time, english, math]);
  if (kept && answersOf(kept) === answersOf(test)) writeInProgress({ ...kept, sent: true });
}

/** The owner's finished test, which the server does not have yet. */
export const readCompleted = (owner: Owner): CompletedDiagnostic | null => {
  const kept = readOf(COMPLETED, owner);
  return isAnswers(kept) && typeof kept.end_time === 'string' ? (kept as unknown as CompletedDiagnostic) : null;
};

/** Keeps the finished test and drops the unfinished one it came from. @returns false when the device refuses. */
export function writeCompleted(test: CompletedDiagnostic): boolean {
  if (!write(placeOf(COMPLETED, test.owner), test)) return false;
  removeOf(IN_PROGRESS_KEY, test.owner);
  return true;
}

/** Opens a finished test again: it is no longer finished. @returns false when the device refuses. */
export function reopenCompleted(test: InProgressDiagnostic): boolean {
  if (!writeInProgress(test)) return false;
  removeOf(COMPLETED, test.owner);
  return true;
}

/** Forgets both of this owner's. */
export function clearLocalDiagnostic(owner: Owner): void {
  removeOf(IN_PROGRESS_KEY, owner);
  removeOf(COMPLETED, owner);
}

/**
 * Makes what a visitor has left here the account's, for good: whatever becomes of it now, no second account gets it.
 * Of two unfinished tests the further one stays.
 */
export function giveToAccount(userId: string): void {
  const completed = readCompleted(null);
  const begun = readInProgress(null);
  const own = readInProgress(userId);
  if (completed && !writeCompleted({ ...completed, owner: userId })) return;
  if (begun && !completed && !(own && isFurther(own, begun)) && !writeInProgress({ ...begun, owner: userId })) return;
  clearLocalDiagnostic(null);
}

type Loose = Record<string, unknown>;

const placeOf = (kind: string, owner: Owner): string => (owner === null ? kind : `${kind}.${owner}`);

/** Releases before kept everybody's in one place, with its owner's name. */
function readOf(kind: string, owner: Owner): Loose | null {
  const kept = (owner === null ? null : read(placeOf(kind, owner))) ?? read(kind);
  return kept && (kept.owner ?? null) === owner ? kept : null;
}

function removeOf(kind: string, owner: Owner): void {
  if (owner !== null) remove(placeOf(kind, owner));
  if ((read(kind)?.owner ?? null) === owner) remove(kind);
}

function read(key: string): Loose | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Loose) : null;
  } catch {
    // Unreadable text or storage switched off: the same as nothing kept.
    return null;
  }
}

function write(key: string, value: object): boolean {
  try {
    const text = JSON.stringify(value);
    localStorage.setItem(key, text);
    // What this is a copy of may be deleted next.
    return localStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage switched off: there is nothing to forget.
  }
}

const isListOf = (type: 'string' | 'number', value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);

const isAnswers = (kept: Loose | null): kept is Loose =>
  kept !== null &&
  isListOf('string', kept.english) &&
  isListOf('string', kept.math) &&
  isListOf('number', kept.english_time) &&
  isListOf('number', kept.math_time) &&
  typeof kept.start_time === 'string';

const isPlace = (kept: Loose): kept is Loose & InProgressDiagnostic =>
  (kept.section === 'reading_and_writing' || kept.section === 'math') &&
  typeof kept.position === 'number' &&
  typeof kept.marked === 'object' &&
  typeof kept.eliminated === 'object' &&
  (kept.annotations === undefined || Array.isArray(kept.annotations)) &&
  typeof kept.saved_at === 'number';
