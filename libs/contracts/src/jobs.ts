/** Jobs that travel through the transactional outbox to BullMQ. Ids are derived, so a job is never queued twice. */
import * as z from 'zod/mini';

export interface JobKind<Data extends z.ZodMiniType = z.ZodMiniType> {
  queue: 'reports' | 'accounts';
  name: string;
  data: Data;
}

const define = <D extends z.ZodMiniType>(job: JobKind<D>): JobKind<D> => job;

/** Score a submitted diagnostic. Job id `diagnostic-report-<attempt_id>`. */
export const diagnosticReportJob = define({
  queue: 'reports',
  name: 'diagnostic-report',
  data: z.object({ user_id: z.string(), attempt_id: z.string() }),
});

/** Score a finished full test. Job id `full-test-report-<test_id>`. */
export const fullTestReportJob = define({
  queue: 'reports',
  name: 'full-test-report',
  data: z.object({ user_id: z.string(), test_id: z.string() }),
});

/** Tell auth that a user reached a stage. Job id `advance-stage-<user_id>-<stage>`. */
export const advanceStageJob = define({
  queue: 'accounts',
  name: 'advance-stage',
  data: z.object({ user_id: z.string(), stage: z.number() }),
});

/** Delete what the other services keep of a deleted account. Job id `forget-user-<user_id>`. */
export const forgetUserJob = define({
  queue: 'accounts',
  name: 'forget-user',
  data: z.object({ user_id: z.string(), /** Milliseconds since 1970. */ deleted_at: z.number() }),
});

export const JOBS = { diagnosticReportJob, fullTestReportJob, advanceStageJob, forgetUserJob } as const;
export const QUEUES = ['reports', 'accounts'] as const;
export type QueueName = (typeof QUEUES)[number];
