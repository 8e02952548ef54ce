import { randomUUID } from 'node:crypto';
import { getPlanMail, mailAddress, markMailSent, planMailJob, releaseMail, type Caller } from '@aivy/contracts';
import { jobHandler, type JobHandler, type Mailer, type RpcClient } from '@aivy/server-kit';

/** The headers by which a mailbox ends the mails with one click (RFC 8058). */
const oneClick = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends a reminder or a weekly letter that is still wanted. A mail that the mail server does not take is tried again; one
 * that may have left is not, also when this process dies before it could say so.
 */
export const planMailHandler = ({ rpc, mailer }: { rpc: RpcClient; mailer: Pick<Mailer, 'send'> }): JobHandler =>
  jobHandler(planMailJob, async (ids, { jobId }) => {
    const caller: Caller = { requestId: `job-${jobId}` };
    const taken = { ...ids, attempt: randomUUID() };
    const mail = await rpc.call(getPlanMail, caller, taken);
    if (!mail) return;
    try {
      const to = mail.to ?? (await rpc.call(mailAddress, caller, { user_id: ids.user_id }))?.email;
      // Deleted in this very moment.
      if (to === undefined) return;
      const { subject, text, html, unsubscribe_url: url } = mail;
      await mailer.send({ to, subject, text, html, headers: oneClick(url) });
    } catch (error) {
      await rpc.call(releaseMail, caller, taken);
      throw error;
    }
    await rpc.call(markMailSent, caller, taken);
  });
