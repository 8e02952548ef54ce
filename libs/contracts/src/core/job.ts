import type * as z from 'zod/mini';

/** The queues that jobs wait in; a worker works them off side by side; `analyst-reports` is the analyst program's own. */
export const QUEUES = ['reports', 'accounts', 'learning', 'mails', 'analyst-reports'] as const;
export type QueueName = (typeof QUEUES)[number];

/** Work that travels through the transactional outbox to BullMQ. Ids are derived, so a job is never queued twice. */
export interface JobKind<Data extends z.ZodMiniType = z.ZodMiniType> {
  queue: QueueName;
  name: string;
  /** Names that jobs of this kind had in earlier releases, the latest last: one may still wait in an outbox or a queue. */
  formerNames?: readonly string[];
  data: Data;
}

/** Keeps the type of a job's data while checking the kind's shape. */
export const defineJob = <D extends z.ZodMiniType>(job: JobKind<D>): JobKind<D> => job;

/**
 * The name under which a job travels. While a former name is kept that is the one: during a rollout workers of the
 * release before take jobs as well, and one that they do not know would fail for good.
 */
export const sentName = ({ name, formerNames = [] }: Pick<JobKind, 'name' | 'formerNames'>): string =>
  formerNames.at(-1) ?? name;
