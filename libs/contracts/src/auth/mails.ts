import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { defineMails, writtenMail } from '../core/mails.js';

const accountMail = z.object({
  kind: z.enum(['verification', 'password-reset', 'password-changed']),
  mail_id: z.string(),
  /** Absent for a verification: the account doesn't exist yet. */
  user_id: z.optional(z.string()),
  /** ISO 8601, UTC. */
  ordered_at: z.string(),
});

/**
 * Send an email about an account. It holds no code and no link: auth makes them when the worker asks for the email. Its
 * queue is short, so a code never waits behind the weekly updates. Job id `account-mail-<mail_id>`.
 */
export const accountMailJob = defineJob({ queue: 'accounts', name: 'account-mail', data: accountMail });

export const accountMails = defineMails({
  service: 'auth',
  attempt: accountMail,
  mail: writtenMail,
  inputError: 'AUTH-INVALIDINPUT',
  errors: ['AUTH-DB'],
});
