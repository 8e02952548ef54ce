/** Sections of a running test; the words of the specification. */
export type SectionName = 'reading_and_writing' | 'math';

/** One section of the running test, arrays in question order. */
export interface SectionRecord {
  /** '' = unanswered, a-d for choices, the entry for blanks. */
  answers: string[];
  /** Milliseconds with the question on the screen. */
  spentMs: number[];
  marked: boolean[];
  /** Letters struck out, e.g. 'ac'. */
  eliminated: string[];
}

export type TestPhase = 'idle' | 'running' | 'submitted';

export interface RunningTest {
  phase: TestPhase;
  section: SectionName;
  position: number;
  /** The section's review page is open instead of a question. */
  reviewing: boolean;
  sections: Record<SectionName, SectionRecord>;
  /** UTC stamp of the first start of a diagnostic, which tells it from any other; '' for a full test. */
  startTime: string;
  formId: string | null;
  /** The section that's taken again, after which the test ends; null in a whole test. */
  only: SectionName | null;
  /** Name of the account, null for a visitor. */
  owner: string | null;
  /** Time left of a deadline, as last read; null where the limit counts the time spent. */
  leftMs: number | null;
  /** Counts every change that should be saved; a saver compares it with what it saved last. */
  revision: number;
}
