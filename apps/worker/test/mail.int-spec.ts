import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { orderMailJob, planMailJob, planMails, setMailSettings, unsubscribe } from '@aivy/contracts';
import { readMailbox, type OutgoingMail, type RpcClient } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { mailHandlers } from '../src/mail/mail-handlers.js';
import { WorkerUnderTest } from './worker-under-test.js';

let world: WorkerUnderTest;
beforeAll(async () => {
  world = await WorkerUnderTest.start();
});
afterEach(() => world.stopWorkers());
afterAll(() => world.close());

const query = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
  world.system.database.query<T>(sql, parameters);

/** A place where it is about noon, so that no date changes under a test. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The signs of these names are the other way round.
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A student with a plan who is to be reminded now, and the mail that is due. */
async function reminded(): Promise<{ user_id: string; mail_id: string; address: string }> {
  const [userId, mailId] = [randomUUID(), randomUUID()];
  const address = `${userId}@example.com`;
  await query(`insert into auth.users (user_id, email, name, password_hash) values ($1, $2, 'Maya', '')`, [
    userId,
    address,
  ]);
  await query(
    `insert into plan.plans (user_id, plan_id, duration, math_target, english_target, math_weak, english_weak, begin_date,
       ends_on, timezone, created_at)
     values ($1, gen_random_uuid(), 1, 640, 640, '[]', '[]', current_date - 3, current_date + 20, $2, now())`,
    [userId, noonZone()],
  );
  await world.rpc.call(
    setMailSettings,
    { requestId: 'test', userId },
    { reminder: true, reminder_hour: 11, weekly_letter_to: null },
  );
  await query(`update plan.mail_settings set reminder_since = now() - interval '2 days' where user_id = $1`, [userId]);
  await query(
    `insert into plan.mails (user_id, mail_id, kind, due_on, created_at)
     values ($1, $2, 'reminder', (now() at time zone $3)::date, now())`,
    [userId, mailId, noonZone()],
  );
  return { user_id: userId, mail_id: mailId, address };
}
const isSent = async (mailId: string): Promise<boolean> =>
  (
    await query<{ sent: boolean }>('select sent_at is not null as sent from plan.mails where mail_id = $1', [mailId])
  )[0]!.sent;

/** A mail server that takes its time and fails as often as it is told to. */
class SlowPost {
  readonly sent: OutgoingMail[] = [];
  constructor(private failures = 0) {}

  async send(mail: OutgoingMail): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('450 try later');
    }
    this.sent.push(mail);
  }
}
const run = (
  post: SlowPost,
  { user_id, mail_id }: { user_id: string; mail_id: string },
  rpc: Pick<RpcClient, 'call'> = world.rpc,
): Promise<void> => {
  const { redis, prefix } = world.system.redis;
  const staff = { redis, prefix, to: undefined, publicUrl: 'https://aivy.test' };
  const handler = mailHandlers({ rpc: rpc as RpcClient, mailer: post, staff }).find(
    ({ kind }) => kind === planMailJob,
  )!;
  return handler.run({ user_id, mail_id }, { jobId: `plan-mail-${mail_id}`, attempt: 1 });
};

describe('a mail of the plan', () => {
  it('goes through queue and worker to the student’s address, with the headers of RFC 8058', async () => {
    await world.startWorker();
    const { user_id, mail_id, address } = await reminded();
    await query(`insert into plan.outbox (queue, name, job_id, data) values ($1, $2, $3, $4)`, [
      planMailJob.queue,
      planMailJob.name,
      `plan-mail-${mail_id}`,
      JSON.stringify({ user_id, mail_id }),
    ]);
    const { redis, prefix } = world.system.redis;
    const [mail] = await waitFor(
      async () => {
        const mails = await readMailbox(redis, prefix, address);
        return mails.length > 0 && mails;
      },
      { timeoutMs: 15_000 },
    );
    expect(mail!.subject).toBe('Day 1: five Reading & Writing questions');
    const url = /^<(.+)>$/.exec(mail!.headers!['List-Unsubscribe']!)![1]!;
    expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect([new URL(url).pathname, mail!.text.includes(url)]).toEqual(['/unsubscribe', true]);
    await waitFor(() => isSent(mail_id));
  });

  it('that the mail server does not take is tried again, and leaves once', async () => {
    const ids = await reminded();
    const post = new SlowPost(1);
    await expect(run(post, ids)).rejects.toThrow('450');
    await run(post, ids);
    await run(post, ids);
    expect([post.sent.length, await isSent(ids.mail_id)]).toEqual([1, true]);
  });

  it('leaves once when two workers have it at the same time', async () => {
    const ids = await reminded();
    const post = new SlowPost();
    await Promise.all([run(post, ids), run(post, ids), run(post, ids)]);
    expect(post.sent).toHaveLength(1);
  });

  it('that may have left is not sent again by who comes after a worker that died', async () => {
    const ids = await reminded();
    const dying = new SlowPost();
    dying.send = () => new Promise(() => undefined);
    void run(dying, ids);
    await waitFor(async () => {
      const [mail] = await query<{ taken_by: string | null }>('select taken_by from plan.mails where mail_id = $1', [
        ids.mail_id,
      ]);
      return mail!.taken_by !== null;
    });
    const post = new SlowPost();
    await run(post, ids);
    expect(post.sent).toEqual([]);
  });

  it('that left is not sent again when the plan can’t be told, and another student’s goes', async () => {
    const [ids, other] = [await reminded(), await reminded()];
    const post = new SlowPost();
    const call = ((which, ...rest) =>
      (which as unknown) === planMails.markSent
        ? Promise.reject(new Error('plan is away'))
        : world.rpc.call(which, ...rest)) as RpcClient['call'];
    await expect(run(post, ids, { call })).rejects.toThrow('plan is away');
    await run(post, ids);
    expect(post.sent.map(({ to }) => to)).toEqual([ids.address]);
    await run(post, other);
    expect(post.sent.map(({ to }) => to)).toEqual([ids.address, other.address]);
  });

  it('goes to nobody when the account is gone', async () => {
    const ids = await reminded();
    await query('delete from auth.users where user_id = $1', [ids.user_id]);
    const post = new SlowPost();
    await run(post, ids);
    await run(post, ids);
    expect([post.sent, await isSent(ids.mail_id)]).toEqual([[], false]);
  });
});

describe('the email about a practice test report', () => {
  /** A student with a plan, and the order that full-test writes when it stores a report. */
  async function reported(
    optIns: 'report-ready'[],
  ): Promise<{ address: string; order: (date?: string) => Promise<void> }> {
    const { user_id, address } = await reminded();
    const wishes = { reminder: false, reminder_hour: 11, weekly_letter_to: null, opt_ins: optIns };
    await world.rpc.call(setMailSettings, { requestId: 'test', userId: user_id }, wishes);
    let orders = 0;
    const order = async (date = '2026-03-22'): Promise<void> => {
      const data = { user_id, mail_id: randomUUID(), order: { kind: 'report-ready', about: `test-${user_id}`, date } };
      await query(`insert into plan.outbox (queue, name, job_id, data) values ($1, $2, $3, $4)`, [
        orderMailJob.queue,
        orderMailJob.name,
        `report-ready-${user_id}-${(orders += 1)}`,
        JSON.stringify(data),
      ]);
    };
    return { address, order };
  }
  const mailsTo = (address: string) => readMailbox(world.system.redis.redis, world.system.redis.prefix, address);

  it('leaves once per test, links to the report, and stops by its own link', async () => {
    await world.startWorker();
    const [asked, silent] = [await reported(['report-ready']), await reported([])];
    await silent.order();
    for (const date of ['2026-03-22', '2026-03-23']) await asked.order(date);
    const [mail] = await waitFor(async () => {
      const mails = await mailsTo(asked.address);
      return mails.length > 0 && mails;
    });
    expect(mail!.subject).toBe('Your practice test report is ready');
    expect(mail!.text).toMatch(/See your report: http:\/\/127\.0\.0\.1\/full-test\/test-[\w-]+\/report\n/);
    const url = /^<(.+)>$/.exec(mail!.headers!['List-Unsubscribe']!)![1]!;
    const ended = await world.rpc.call(
      unsubscribe,
      { requestId: 'test' },
      { token: new URL(url).searchParams.get('token')! },
    );
    expect(ended).toEqual({ kind: 'report-ready' });
    await waitFor(async () => (await query('select 1 from plan.outbox where sent_at is null')).length === 0);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect([(await mailsTo(asked.address)).length, (await mailsTo(silent.address)).length]).toEqual([1, 0]);
  });
});
