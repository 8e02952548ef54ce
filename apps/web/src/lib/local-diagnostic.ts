/**
 * The diagnostic as this device keeps it. A visitor's test lives here alone until sign-in; a signed-in student's is
 * mirrored here, so that nothing is lost while the network is away.
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
  /** Name of the account whose test this is; null for a visitor. */
  owner: string | null;
  /** Milliseconds since the epoch, this device's clock. */
  saved_at: number;
}

export interface CompletedDiagnostic extends DiagnosticAnswers {
  end_time: string;
  owner: string | null;
}

const IN_PROGRESS = 'aivy.diagnostic.in-progress';
const COMPLETED = 'aivy.diagnostic.completed';

/** The test begun on this device, null when there is none or it cannot be read. */
export const readInProgress = (): InProgressDiagnostic | null => {
  const kept = read(IN_PROGRESS);
  return isAnswers(kept) && isPlace(kept) ? kept : null;
};

/** @returns false when the device refuses to keep it (storage full or switched off). */
export const writeInProgress = (test: InProgressDiagnostic): boolean => write(IN_PROGRESS, test);

/** The finished test waiting for its student to sign in. */
export const readCompleted = (): CompletedDiagnostic | null => {
  const kept = read(COMPLETED);
  return isAnswers(kept) && typeof kept.end_time === 'string' ? (kept as unknown as CompletedDiagnostic) : null;
};

/** Keeps the finished test and drops the unfinished one it came from. @returns false when the device refuses. */
export function writeCompleted(test: CompletedDiagnostic): boolean {
  if (!write(COMPLETED, test)) return false;
  remove(IN_PROGRESS);
  return true;
}

/** Forgets both. */
export function clearLocalDiagnostic(): void {
  remove(IN_PROGRESS);
  remove(COMPLETED);
}

type Loose = Record<string, unknown>;

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
    localStorage.setItem(key, JSON.stringify(value));
    return true;
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

const isListOf = (type: 'string' | 'number', value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === type);

const isAnswers = (kept: Loose | null): kept is Loose =>
  kept !== null && isListOf('string', kept.english) && isListOf('string', kept.math) &&
  isListOf('number', kept.english_time) && isListOf('number', kept.math_time) && typeof kept.start_time === 'string';

const isPlace = (kept: Loose): kept is Loose & InProgressDiagnostic =>
  (kept.section === 'reading_and_writing' || kept.section === 'math') && typeof kept.position === 'number' &&
  typeof kept.marked === 'object' && typeof kept.eliminated === 'object' && typeof kept.saved_at === 'number';
