import * as z from 'zod/mini';
import { defineJob } from '../core/job.js';
import { defineMails, writtenMail } from '../core/mails.js';
import { localDate } from './fields.js';

/** Emails a student can turn on and that another service orders. Each one has its text in libs/mail. */
export const OPT_IN_MAILS = ['report-ready'] as const;
export type OptInMail = (typeof OPT_IN_MAILS)[number];

const oneMail = z.object({ user_id: z.string(), mail_id: z.string() });
const order = z.object({
  kind: z.enum(OPT_IN_MAILS),
  /** Id of what the email is about. A student gets one of a kind about it. */
  about: z.string(),
  date: localDate,
});

/** Send a reminder or a weekly letter. Job id `plan-mail-<mail_id>`. */
export const planMailJob = defineJob({ queue: 'mails', name: 'plan-mail', data: oneMail });

/** Send an email the student turned on; plan drops it for everyone else. Job id `<kind>-<about>`. */
export const orderMailJob = defineJob({
  queue: 'mails',
  name: 'order-mail',
  data: z.extend(oneMail, { order }),
});

/** Whoever gets an email marks it sent or releases it. An attempt that dies does neither: the email may have left. */
export const planMails = defineMails({
  service: 'plan',
  attempt: z.extend(oneMail, {
    /** A UUID per attempt. */
    attempt: z.string(),
    order: z.optional(order),
  }),
  mail: z.extend(writtenMail, {
    /** For `List-Unsubscribe` of RFC 8058. */
    unsubscribe_url: z.string(),
  }),
  inputError: 'PLAN-INVALIDINPUT',
  errors: ['PLAN-DB'],
});
