import type { staffMailJob } from '@aivy/contracts';
import { staffMailText } from '@aivy/mail';
import type { RedisClient } from '@aivy/server-kit';
import type * as z from 'zod/mini';
import type { MailAttempt } from './send-mail.js';

/** One email per student in this time: the list has the rest. */
const QUIET_SECONDS = 3_600;

export interface StaffMailOptions {
  /** Where the hour is noted; it has to outlive a restart. */
  redis: RedisClient;
  prefix: string;
  /** Absent: no email is sent. */
  to: string | undefined;
  publicUrl: string;
}

/**
 * Tells staff that a message was flagged. The student's hour belongs to one job, so a job that runs again sends nothing
 * again. If the process dies while it sends, the email leaves a second time: better than not at all.
 */
export function staffMail(
  { redis, prefix, to, publicUrl }: StaffMailOptions,
  { user_id, grade, said_at }: z.infer<typeof staffMailJob.data>,
  jobId: string,
): MailAttempt {
  const hour = `${prefix}:staff-mail:${user_id}`;
  return {
    take: async () => {
      if (to === undefined) return undefined;
      const isFirst = (await redis.set(hour, jobId, 'EX', QUIET_SECONDS, 'NX')) !== null;
      if (!isFirst && (await redis.get(hour)) !== jobId) return undefined;
      const listUrl = new URL('/ops/distress', publicUrl).href;
      return { to, ...staffMailText({ grade, saidAt: new Date(said_at), listUrl }) };
    },
    // Another message of the student may reach staff while this one waits for its next try.
    release: () => redis.del(hour),
    markSent: () => redis.set(hour, `${jobId} sent`, 'EX', QUIET_SECONDS),
  };
}
