import { getPlanMail, markMailSent, planMailJob, type Caller } from '@aivy/contracts';
import { jobHandler, type JobHandler, type Mailer, type RpcClient } from '@aivy/server-kit';

/** Sends a reminder or a weekly letter that is still wanted. Dying between the two last steps sends it twice, not never. */
export const planMailHandler = ({ rpc, mailer }: { rpc: RpcClient; mailer: Mailer }): JobHandler =>
  jobHandler(planMailJob, async (ids, { jobId }) => {
    const caller: Caller = { requestId: `job-${jobId}` };
    const mail = await rpc.call(getPlanMail, caller, ids);
    if (!mail) return;
    if (mail.to === null) throw new Error('the address of the account is not known here');
    await mailer.send({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    await rpc.call(markMailSent, caller, ids);
  });
