import type { Caller, ReportedScores } from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import type { RedisClient, RpcClient } from '@aivy/server-kit';
import type { GivenAnswer } from '../learner/evidence-of-test.js';

export interface ReportParts {
  rpc: RpcClient;
  bank: LiveBank;
  redis: RedisClient;
  prefix: string;
}

export interface TestIds {
  user_id: string;
  attempt_id: string;
}

/** A finished test with its answers marked: the same marks make its report and go into the learner record. */
export interface FinishedTest {
  /** From the stored report; null for one without a score, undefined while there's no report. */
  scores: ReportedScores | null | undefined;
  /** Undefined where the owner is of the release before. */
  finishedAt: number | undefined;
  /** When the test was finished of which this one takes a section again. */
  repeatsAt?: number | undefined;
  /** Those that the record gets. */
  answers: GivenAnswer[];
  /** Scores the test and hands the report to its owner, who keeps the first one. */
  storeReport(): Promise<ReportedScores | null>;
  /** Tells everyone who waits for it that the record has the test. */
  markRecorded(): Promise<void>;
}

/** Asks the owner of a test for it. */
export type ReadTest = (parts: ReportParts, caller: Caller, ids: TestIds) => Promise<FinishedTest>;
