import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  accountMailJob,
  accountMails,
  mailAddress,
  orderMailJob,
  planMailJob,
  planMails,
  staffMailJob,
  type Caller,
  type InternalInputOf,
} from '@aivy/contracts';
import { jobHandler, type JobHandler, type Mailer, type RpcClient } from '@aivy/server-kit';
import { sendMail, type MailAttempt } from './send-mail.js';
import { staffMail, type StaffMailOptions } from './staff-mail.js';

export interface MailParts {
  rpc: RpcClient;
  mailer: Pick<Mailer, 'send'>;
  staff: StaffMailOptions;
}

const callerOf = (jobId: string): Caller => ({ requestId: `job-${jobId}` });

const TELLS = 6;
const PAUSE_MS = 250;

/** Tells auth a few times: a replica of the last release doesn't know the call. A job that failed here would send again. */
async function tell(call: () => Promise<unknown>): Promise<void> {
  for (let left = TELLS; left > 0; left -= 1) {
    const isTold = await call().then(
      () => true,
      () => false,
    );
    if (isTold) return;
    await sleep(PAUSE_MS);
  }
}

/** Auth makes a new code or link for each attempt. If the process dies while sending, the email leaves again. */
function accountMail(rpc: RpcClient, caller: Caller, data: InternalInputOf<typeof accountMails.get>): MailAttempt {
  return {
    take: async () => {
      const mail = await rpc.call(accountMails.get, caller, data);
      return mail?.to == null ? undefined : { ...mail, to: mail.to };
    },
    release: () => rpc.call(accountMails.release, caller, data),
    markSent: () => tell(() => rpc.call(accountMails.markSent, caller, data)),
  };
}

/** Plan keeps a row for each email. One that may have left isn't sent again, even if this process dies while sending. */
function planMail(
  rpc: RpcClient,
  caller: Caller,
  data: Omit<InternalInputOf<typeof planMails.get>, 'attempt'>,
): MailAttempt {
  const attempt = { ...data, attempt: randomUUID() };
  const release = () => rpc.call(planMails.release, caller, attempt);
  return {
    take: async () => {
      const mail = await rpc.call(planMails.get, caller, attempt);
      if (!mail) return undefined;
      try {
        const to = mail.to ?? (await rpc.call(mailAddress, caller, { user_id: data.user_id }))?.email;
        // Without an address the account was deleted just now.
        return to === undefined ? undefined : { ...mail, to };
      } catch (error) {
        await release();
        throw error;
      }
    },
    release,
    markSent: () => rpc.call(planMails.markSent, caller, attempt),
  };
}

/** Sends every email, whichever service ordered it. */
export const mailHandlers = ({ rpc, mailer, staff }: MailParts): JobHandler[] => [
  jobHandler(accountMailJob, (data, { jobId }) => sendMail(mailer, accountMail(rpc, callerOf(jobId), data))),
  jobHandler(planMailJob, (data, { jobId }) => sendMail(mailer, planMail(rpc, callerOf(jobId), data))),
  jobHandler(orderMailJob, (data, { jobId }) => sendMail(mailer, planMail(rpc, callerOf(jobId), data))),
  jobHandler(staffMailJob, (data, { jobId }) => sendMail(mailer, staffMail(staff, data, jobId))),
];
