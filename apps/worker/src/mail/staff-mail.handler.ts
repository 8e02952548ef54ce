import { DISTRESS_GRADES, staffMailJob } from '@aivy/contracts';
import { jobHandler, type JobHandler, type Mailer, type RedisClient } from '@aivy/server-kit';
import { staffMailText } from './staff-mail-text.js';

/** One email per student in this time: the list has the rest. */
const QUIET_SECONDS = 3_600;

export interface StaffMailOptions {
  mailer: Pick<Mailer, 'send'>;
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
export const staffMailHandler = ({ mailer, redis, prefix, to, publicUrl }: StaffMailOptions): JobHandler =>
  jobHandler(staffMailJob, async ({ user_id, grade, said_at }, { jobId }) => {
    if (to === undefined) return;
    const hour = `${prefix}:staff-mail:${user_id}`;
    const isFirst = (await redis.set(hour, jobId, 'EX', QUIET_SECONDS, 'NX')) !== null;
    if (!isFirst && (await redis.get(hour)) !== jobId) return;
    try {
      const text = staffMailText({ name: DISTRESS_GRADES[grade], grade, saidAt: new Date(said_at), publicUrl });
      await mailer.send({ to, ...text });
    } catch (error) {
      // Another message of the student may reach staff while this one waits for its next try.
      await redis.del(hour);
      throw error;
    }
    await redis.set(hour, `${jobId} sent`, 'EX', QUIET_SECONDS);
  });
