import { diagnosticReportJob, planMailJob, QUEUES, SESSION_COOKIE } from '@aivy/contracts';
import { createLogger, createQueueWorker, jobHandler, queuePrefix } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { Queue, Worker } from 'bullmq';
import { hashToken } from '../src/session/session-store.js';
import { gatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const ORIGIN = 'http://localhost:3000';
let gateway: GatewayUnderTest;
let mails: Queue;

beforeAll(async () => {
  gateway = await gatewayUnderTest({ PUBLIC_URL: ORIGIN });
  gateway.services.on('auth.resolve-session', (input) => {
    const { session_hash: hash } = input as { session_hash: string };
    const role = ['student', 'analyst', 'operator'].find((each) => hashToken(each) === hash);
    return role ? { user_id: `the-${role}`, role, expires_at: new Date(Date.now() + 3_600_000).toISOString() } : null;
  });
  mails = new Queue('mails', { connection: gateway.redis, prefix: queuePrefix(gateway.prefix) });
});
afterAll(async () => {
  await mails.close();
  await gateway.close();
});

const get = (place: string, who?: string) => {
  const request = gateway.http.get(`/ops/queues${place}`);
  return who ? request.set('cookie', `${SESSION_COOKIE}=${who}`) : request;
};
const put = (place: string, who?: string, origin: string | undefined = ORIGIN) => {
  const request = gateway.http.put(`/ops/queues/api${place}`);
  if (origin) request.set('origin', origin);
  return who ? request.set('cookie', `${SESSION_COOKIE}=${who}`) : request;
};

describe('who gets to the queue board', () => {
  it('is an operator; others that are signed in find nothing there', async () => {
    expect((await get('', 'operator')).text).toContain('Aivy queues');
    expect((await get('/queue/mails', 'operator')).status).toBe(200);
    for (const who of ['student', 'analyst']) {
      expect([who, (await get('', who)).status, (await get('/queue/mails', who)).status]).toEqual([who, 404, 404]);
      expect((await get('', who)).text).toBe('<!doctype html><title>Aivy</title>');
      for (const place of ['/api/queues', '/static/images/logo.svg'])
        expect([(await get(place, who)).body]).toEqual([expect.objectContaining({ code: 'NOT-FOUND' })]);
      expect((await put('/queues/mails/pause', who)).status).toBe(404);
    }
    expect(await mails.isPaused()).toBe(false);
  });

  it('sends a visitor to the sign-in, which leads back; files and calls are refused', async () => {
    for (const who of [undefined, 'an-ended-session']) {
      const answer = await get('/queue/mails?status=failed', who);
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        '/signin?redirect=%2Fops%2Fqueues%2Fqueue%2Fmails%3Fstatus%3Dfailed',
      ]);
      expect((await get('/api/queues', who)).status).toBe(401);
      expect((await get('/static/images/logo.svg', who)).status).toBe(401);
      expect((await put('/queues/mails/pause', who)).status).toBe(401);
    }
  });

  it('is not reached through another site that makes the operator’s browser ask', async () => {
    for (const origin of ['https://elsewhere.example', 'null', ''])
      expect([origin, (await put('/queues/mails/pause', 'operator', origin)).status]).toEqual([origin, 401]);
    const foreign = await get('/api/queues', 'operator').set('sec-fetch-site', 'cross-site');
    expect(foreign.status).toBe(401);
    expect(await mails.isPaused()).toBe(false);
  });
});

describe('the page', () => {
  it('works under the policy of every page: its scripts, styles and calls are our own files', async () => {
    const board = await get('', 'operator');
    expect(board.headers['content-security-policy']).toBe(
      (await gateway.http.get('/')).headers['content-security-policy'],
    );
    expect(board.headers['cache-control']).toBe('no-store');
    const named = [...board.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, url]) => new URL(url!, `${ORIGIN}/ops/queues/`),
    );
    expect(named.map(({ origin }) => origin)).toEqual(named.map(() => ORIGIN));
    const files = named.map(({ pathname }) => pathname).filter((url) => url.includes('/static/'));
    expect(files.length).toBeGreaterThan(4);
    for (const url of files)
      expect([url, (await get(url.slice('/ops/queues'.length), 'operator')).status]).toEqual([url, 200]);
    // No script stands in the page itself: what is between the tags is data.
    for (const [, attributes] of board.text.matchAll(/<script([^>]*)>[^<]/g))
      expect(attributes).toContain('application/json');
    expect(board.text).not.toContain('<%');
  });

  it('hands out nothing but the board’s own files', async () => {
    for (const place of [
      '/static/../index.ejs',
      '/static/%2e%2e/index.ejs',
      '/static/..%2f..%2fpackage.json',
      '/static/none.js',
    ])
      expect([place, (await get(place, 'operator')).status]).toEqual([place, 404]);
  });
});

describe('what an operator does there', () => {
  const logger = createLogger('test', { LOG_LEVEL: 'silent' });
  let failing = true;
  const done: string[] = [];
  const work = () =>
    createQueueWorker({
      redisUrl: gateway.redisUrl,
      prefix: gateway.prefix,
      kinds: [planMailJob, diagnosticReportJob],
      handlers: [
        jobHandler(planMailJob, async (_data, { jobId }) => {
          if (failing) throw new Error('550 5.1.1 <maya@example.org>: no such mailbox');
          done.push(jobId);
        }),
        jobHandler(diagnosticReportJob, async () => undefined),
      ],
      logger,
    });
  const jobsOf = async (): Promise<Record<string, unknown>[]> => {
    const { body } = await get('/api/queues?activeQueue=mails&status=failed&page=1&jobsPerPage=10', 'operator');
    return (body as { queues: { name: string; jobs: Record<string, unknown>[] }[] }).queues.find(
      ({ name }) => name === 'mails',
    )!.jobs;
  };

  it('sees all queues and why a job failed, by ids and no names, and has it tried again', async () => {
    await mails.add(
      'plan-mail',
      { user_id: 'u1', mail_id: 'm1', to: 'maya@example.org', name: 'Maya' },
      { jobId: 'plan-mail-m1', attempts: 1 },
    );
    let worker = await work();
    await waitFor(async () => (await mails.getFailedCount()) === 1);
    await worker.close();

    const { body } = await get('/api/queues', 'operator');
    expect((body as { queues: { name: string }[] }).queues.map(({ name }) => name).sort()).toEqual([...QUEUES].sort());
    const [job] = await jobsOf();
    expect(job).toMatchObject({
      id: 'plan-mail-m1',
      name: 'plan-mail',
      data: { user_id: 'u1', mail_id: 'm1' },
      failedReason: '550 5.1.1 <(an address)>: no such mailbox',
    });
    const one = await get('/api/queues/mails/plan-mail-m1', 'operator');
    for (const text of [JSON.stringify(job), one.text]) expect(text).not.toMatch(/maya/i);

    failing = false;
    expect((await put('/queues/mails/plan-mail-m1/retry', 'operator')).status).toBe(204);
    expect((await mails.getJob('plan-mail-m1'))!.attemptsMade).toBe(0);
    worker = await work();
    await waitFor(() => done.length === 1);
    await worker.close();
    expect(done).toEqual(['plan-mail-m1']);
    expect(await jobsOf()).toEqual([]);
  });

  it('removes what failed, and pauses', async () => {
    failing = true;
    await mails.add('plan-mail', { user_id: 'u1', mail_id: 'm2' }, { jobId: 'm2', attempts: 1 });
    const worker = await work();
    await waitFor(async () => (await mails.getFailedCount()) === 1);
    await worker.close();
    expect((await put('/queues/mails/m2/clean', 'operator')).status).toBe(204);
    expect(await mails.getJob('m2')).toBeUndefined();
    expect((await put('/queues/mails/pause', 'operator')).status).toBe(200);
    expect(await mails.isPaused()).toBe(true);
    expect((await put('/queues/mails/resume', 'operator')).status).toBe(200);
  });

  it('removes no job whose work is still to be done, and no erasure that failed', async () => {
    await mails.add('plan-mail', { user_id: 'u1', mail_id: 'm4' }, { jobId: 'm4', delay: 60_000 });
    expect((await put('/queues/mails/m4/clean', 'operator')).status).toBe(403);
    expect(await mails.getJob('m4')).toBeDefined();

    const own = { connection: gateway.redis, prefix: queuePrefix(gateway.prefix) };
    const accounts = new Queue('accounts', own);
    await accounts.add('erase-user', { user_id: 'u9', deleted_at: 1 }, { jobId: 'e9', attempts: 1 });
    const failed = new Worker('accounts', () => Promise.reject(new Error('away')), own);
    await waitFor(async () => (await accounts.getFailedCount()) === 1);
    await failed.close();
    expect((await put('/queues/accounts/e9/clean', 'operator')).status).toBe(403);
    expect((await put('/queues/accounts/clean/failed', 'operator')).status).toBe(403);
    expect(await accounts.getFailedCount()).toBe(1);
    expect((await put('/queues/accounts/e9/retry', 'operator')).status).toBe(204);
    await accounts.close();
  });

  it('makes, edits and empties nothing', async () => {
    await mails.add('plan-mail', { user_id: 'u1', mail_id: 'm3' }, { jobId: 'm3', delay: 60_000 });
    for (const place of [
      '/queues/mails/empty',
      '/queues/mails/obliterate',
      '/queues/mails/clean/delayed',
      '/queues/pause',
    ])
      expect([place, (await put(place, 'operator')).status]).toEqual([place, 403]);
    for (const [method, place] of [
      ['post', '/queues/mails/add'],
      ['patch', '/queues/mails/m3/update-data'],
    ] as const) {
      const request = gateway.http[method](`/ops/queues/api${place}`).set('cookie', `${SESSION_COOKIE}=operator`);
      expect((await request.set('origin', ORIGIN).send({})).status).toBe(404);
    }
    expect((await put('/queues/rockets/m3/clean', 'operator')).status).toBe(404);
    expect((await put('/nothing', 'operator')).status).toBe(404);
    expect((await put('/queues/%ff/pause', 'operator')).status).toBe(400);
    expect((await mails.getJob('m3'))!.data).toEqual({ user_id: 'u1', mail_id: 'm3' });
  });
});
