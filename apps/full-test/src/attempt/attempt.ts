import { DomainError, type Subject, type TestRoute, type Workspace } from '@aivy/contracts';
import type { ModuleNumber } from '@aivy/exam';

/** A question of a module, in the version that the student sees. */
export interface PinnedQuestion {
  id: number;
  version: number;
  /** Tried out, not scored. */
  pretest: boolean;
}

export type ModuleRoute = 'first' | TestRoute;

export interface AttemptIds {
  userId: string;
  attemptId: string;
}

/** A student's sitting of a full test. */
export interface Attempt extends AttemptIds {
  currentModule: ModuleNumber;
  timeFactor: number;
  /** The section that was copied from the test before, while the other one is taken again; null in a whole test. */
  keptSection: Subject | null;
  /** The test that the kept section is from. */
  repeats: string | null;
  /** Of the item bank, when it began: by its scale the test is scored. Null in tests from before it was kept. */
  release: number | null;
  /** When the break before the current module is over. */
  breakEnds: Date | null;
  startTime: Date;
  endTime: Date | null;
  /** Set beside `endTime` when the student gave the test up: it is over and gets no report. */
  givenUpAt: Date | null;
  /** In the version in which it was stored. */
  report: object | null;
}

/** @throws DomainError FT-GIVENUP, FT-NOTFINISHED */
export function requireFinished(test: Attempt): Attempt & { endTime: Date } {
  if (test.givenUpAt) throw new DomainError('FT-GIVENUP');
  if (!test.endTime) throw new DomainError('FT-NOTFINISHED');
  return { ...test, endTime: test.endTime };
}

/** What a list shows of a test. */
export interface ListedAttempt extends Pick<Attempt, 'attemptId' | 'currentModule' | 'timeFactor'> {
  /** Moments as `formatUtcStamp` writes them. */
  startTime: string;
  endTime: string | null;
  givenUp: boolean;
  /** Null without a report, where nobody has noted them beside it, and of a section without a score. */
  englishScore: number | null;
  mathScore: number | null;
  /** There is a report, and its scores were noted beside it. */
  isReported: boolean;
  /** Of a report beside which they were not noted: what stands in it, whatever that is. */
  unscored: Record<'version' | 'english' | 'math', unknown> | null;
}

/** A module of a test, from the moment it is made. */
export interface AttemptModule extends AttemptIds {
  module: ModuleNumber;
  route: ModuleRoute;
  questions: readonly PinnedQuestion[];
  /** Limit, with the time factor. */
  seconds: number;
  startedAt: Date | null;
  deadline: Date | null;
  submittedAt: Date | null;
  workspace: Workspace | null;
  /** Of two workspaces the one with the higher number stays; milliseconds since 1970. */
  workspaceSeq: number;
}

/** What the server has of a student's answer to a question. */
export interface StoredAnswer {
  attemptId: string;
  module: ModuleNumber;
  questionId: number;
  answer: string;
  /** When it was given, milliseconds since 1970 by the server's clock as the client knew it. */
  seq: number;
  spentMs: number;
}
