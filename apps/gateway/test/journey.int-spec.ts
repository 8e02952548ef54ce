import path from 'node:path';
import { diagnosticReport, solution, studentQuestion } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { startTestSystem, waitFor, type TestSystem } from '@aivy/server-testing';
import supertest from 'supertest';

/** The whole server, every part real: gateway, auth, diagnostic, worker, Postgres, Redis. */
let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem({
    apps: ['auth', 'diagnostic', 'worker', 'gateway'].map((name) => path.resolve(`apps/${name}/src/app.ts`)),
  });
});
afterAll(() => system.close());

const post = (call: string, body: object = {}, token?: string) => {
  const request = supertest(system.url).post(`/api/${call}`);
  if (token) request.set('authorization', `Bearer ${token}`);
  return request.send(body);
};
const mailsTo = async (email: string): Promise<{ text: string }[]> =>
  (await supertest(system.url).get('/dev/mailbox.json').query({ to: email })).body;

const PASSWORD = 'a long pass phrase';
let accounts = 0;
/** A fresh account. @returns its e-mail address and session token */
async function signUp(): Promise<{ email: string; token: string }> {
  const email = `student${++accounts}@example.org`;
  expect((await post('auth/request-verification', { email })).status).toBe(200);
  const code = /\d{6}/.exec((await mailsTo(email))[0]!.text)![0];
  const { body } = await post('auth/signup', {
    name: 'Maya Lindqvist',
    email,
    verification_code: code,
    password: PASSWORD,
  });
  expect(body.status).toBe('success');
  return { email, token: body.data.token };
}

// Keys come from the authored pack, not from what the server says.
const form = packBank().currentDiagnosticForm;
const keys = (subject: 'english' | 'math') => form[subject].map((item) => item.answer.split(',')[0]!.trim());
const progress = (english: string[], math: string[]) => ({
  english,
  math,
  english_time: form.english.map((item) => item.seconds),
  math_time: form.math.map((item) => item.seconds),
  start_time: '2026-03-01 10:00:00',
});
const empty = (subject: 'english' | 'math') => form[subject].map(() => '');
const finished = (english: string[], math: string[]) => ({
  ...progress(english, math),
  end_time: '2026-03-01 10:41:00',
});
const rowOf = async (token: string) => (await post('diagnostic/get-test-detail', {}, token)).body;

describe('the diagnostic', () => {
  it('shows a visitor 17 and 14 questions without key, explanation or hint', async () => {
    for (const [subject, count] of [
      ['english', 17],
      ['math', 14],
    ] as const) {
      const { body } = await post('diagnostic/request-questions', { subject });
      expect(body.data).toHaveLength(count);
      const allowed = new Set(Object.keys(studentQuestion.def.shape));
      for (const question of body.data) expect(Object.keys(question).filter((key) => !allowed.has(key))).toEqual([]);
      const text = JSON.stringify(body);
      for (const item of form[subject])
        for (const secret of [item.explanation, ...item.hints])
          expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  it('goes from sign-up over saving and submitting to a ready report', async () => {
    const { token } = await signUp();
    expect((await rowOf(token)).code).toBe('DT-TESTNOTEXIST');
    const wrong = keys('english').map((key) => (key === 'a' ? 'b' : 'a'));
    expect((await post('diagnostic/save-answers', progress(keys('english'), empty('math')), token)).body).toEqual({
      status: 'success',
      data: null,
    });
    expect((await rowOf(token)).data).toMatchObject({
      status: 'in_progress',
      report_status: 'none',
      detail_report: null,
      user_english_answer: JSON.stringify(keys('english')),
    });
    expect((await post('diagnostic/request-question-solution', { subject: 'english' }, token)).body.code).toBe(
      'DT-TESTNOTEXIST',
    );

    expect((await post('diagnostic/submit-answers', finished(wrong, keys('math')), token)).status).toBe(200);
    const detail = await waitFor(async () => {
      const { data } = await rowOf(token);
      return data.report_status === 'ready' && data;
    });
    const report = diagnosticReport.parse(JSON.parse(detail.detail_report));
    expect(report.english_correct.filter(Boolean)).toHaveLength(0);
    expect(report.math_correct.filter(Boolean)).toHaveLength(14);
    expect(report.math_score).toBeGreaterThan(report.english_score!);
    for (const score of [report.english_score!, report.math_score!]) {
      expect(score % 10).toBe(0);
      expect(score).toBeGreaterThanOrEqual(200);
      expect(score).toBeLessThanOrEqual(800);
    }
    expect(Object.keys(report.english_mastery)).toHaveLength(11);
    expect(Object.keys(report.math_mastery)).toHaveLength(19);

    const solutions = (await post('diagnostic/request-question-solution', { subject: 'math' }, token)).body.data;
    expect(solutions.map((entry: unknown) => solution.parse(entry).answer)).toEqual(
      form.math.map((item) => item.answer),
    );
    const info = await waitFor(async () => {
      const { data } = (await post('auth/get-user-info', {}, token)).body;
      return data.stage === 2 && data;
    });
    expect(info.name).toBe('Maya Lindqvist');
  });

  it('is submitted once, however many submits arrive together', async () => {
    const { token } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        post('diagnostic/submit-answers', finished(keys('english'), keys('math')), token),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'DT-TESTEXIST')).toHaveLength(5);
    expect((await post('diagnostic/save-answers', progress(empty('english'), empty('math')), token)).body.code).toBe(
      'DT-TESTEXIST',
    );
    expect((await rowOf(token)).data.user_english_answer).toBe(JSON.stringify(keys('english')));
  });

  it.each([
    ['too few answers', { english: ['a'] }],
    ['a letter outside a-d', { english: ['e', ...empty('english').slice(1)] }],
    ['a blank that its field cannot hold', { math: form.math.map((item) => (item.type === 'blank' ? '1/2/3' : '')) }],
    ['too few times', { math_time: [1, 2] }],
    ['a start that is no moment', { start_time: '2026-02-30 10:00:00' }],
    ['an end before the start', { end_time: '2026-02-01 10:00:00' }],
    ['an unknown form', { form_id: 'dt-of-somebody' }],
  ])('refuses %s with DT-INVALIDINPUT and stores nothing', async (_title, fault) => {
    const { token } = await signUp();
    const { status, body } = await post(
      'diagnostic/submit-answers',
      { ...finished(empty('english'), empty('math')), ...fault },
      token,
    );
    expect([status, body.code]).toEqual([400, 'DT-INVALIDINPUT']);
    expect((await rowOf(token)).code).toBe('DT-TESTNOTEXIST');
  });

  it('shows a student only their own test', async () => {
    const [first, second] = [await signUp(), await signUp()];
    await post('diagnostic/save-answers', progress(keys('english'), empty('math')), first.token);
    expect((await rowOf(second.token)).code).toBe('DT-TESTNOTEXIST');
  });
});

describe('accounts', () => {
  it('answer every fault of a verification code with its own code', async () => {
    const email = 'codes@example.org';
    const attempt = (code: string) =>
      post('auth/signup', { name: 'N', email, verification_code: code, password: PASSWORD });
    expect((await attempt('123456')).body.code).toBe('AUTH-VCODENOTEXIST');
    await post('auth/request-verification', { email });
    expect((await post('auth/request-verification', { email })).body.code).toBe('RATE-LIMITED');
    const code = /\d{6}/.exec((await mailsTo(email))[0]!.text)![0];
    const other = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) expect((await attempt(other)).body.code).toBe('AUTH-VCODENOTMATCHE');
    expect((await attempt(code)).body.code).toBe('AUTH-VCODEEXPIRE');
    await system.database.query(
      `update auth.verification_codes set tries = 0, expires_at = now() - interval '1 second' where email = $1`,
      [email],
    );
    expect((await attempt(code)).body.code).toBe('AUTH-VCODEEXPIRE');
    await system.database.query(
      `update auth.verification_codes set expires_at = now() + interval '1 minute', used_at = now() where email = $1`,
      [email],
    );
    expect((await attempt(code)).body.code).toBe('AUTH-VCODEUSE');
    expect(await system.database.query('select 1 from auth.users where email = $1', [email])).toEqual([]);
  });

  it('are made once when the same code arrives twice at the same time', async () => {
    const email = 'twice@example.org';
    await post('auth/request-verification', { email });
    const code = /\d{6}/.exec((await mailsTo(email))[0]!.text)![0];
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        post('auth/signup', { name: 'N', email, verification_code: code, password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await system.database.query('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
  });

  it('refuse a taken e-mail, whatever its case', async () => {
    const { email } = await signUp();
    expect((await post('auth/request-verification', { email: email.toUpperCase() })).body.code).toBe('AUTH-USEREXIST');
  });

  it('sign in with the right password only, and end the session at sign-out', async () => {
    const { email } = await signUp();
    expect((await post('auth/signin', { email: 'nobody@example.org', password: PASSWORD })).body.code).toBe(
      'AUTH-USERNOTEXIST',
    );
    expect((await post('auth/signin', { email, password: 'wrong' })).body.code).toBe('AUTH-WRONGPASSWORD');
    const { token } = (await post('auth/signin', { email: email.toUpperCase(), password: PASSWORD })).body.data;
    expect((await post('auth/get-user-info', {}, token)).status).toBe(200);
    expect((await post('auth/signout', {}, token)).status).toBe(200);
    expect((await post('auth/get-user-info', {}, token)).status).toBe(401);
  });

  it('keep only hashes of tokens, codes and passwords', async () => {
    const { email, token } = await signUp();
    const dump = JSON.stringify([
      await system.database.query('select * from auth.users'),
      await system.database.query('select * from auth.sessions'),
      await system.database.query('select * from auth.verification_codes'),
    ]);
    expect(dump).toContain(email);
    for (const secret of [token, PASSWORD]) expect(dump).not.toContain(secret);
    expect(dump).toContain('$argon2id$');
  });

  it('end a session after its time', async () => {
    const { email, token } = await signUp();
    await system.database.query(
      `update auth.sessions set expires_at = now() - interval '1 second' where user_id = (select user_id from auth.users where email = $1)`,
      [email],
    );
    expect((await post('auth/get-user-info', {}, token)).status).toBe(401);
  });

  it('set a new password by a mailed link, once, and end all sessions', async () => {
    const { email, token } = await signUp();
    await post('auth/get-user-info', {}, token);
    expect((await post('auth/request-reset-password', { email: 'nobody@example.org' })).body.code).toBe(
      'AUTH-USERNOTEXIST',
    );
    await post('auth/request-reset-password', { email });
    const link = await waitFor(async () => /resetpassword\?x=([\w-]+)/.exec((await mailsTo(email))[0]!.text)?.[1]);
    const reset = (x: string) => post('auth/reset-password', { token: x, new_password: 'a new pass phrase' });
    expect((await reset('made-up')).body.code).toBe('AUTH-INVALIDLINK');
    expect((await reset(link)).status).toBe(200);
    expect((await reset(link)).body.code).toBe('AUTH-INVALIDLINK');
    expect((await post('auth/get-user-info', {}, token)).status).toBe(401);
    expect((await post('auth/signin', { email, password: PASSWORD })).body.code).toBe('AUTH-WRONGPASSWORD');
    expect((await post('auth/signin', { email, password: 'a new pass phrase' })).status).toBe(200);
  });

  it('own a product once, however often it is selected', async () => {
    const { token } = await signUp();
    for (const product_id of [2, 1, 2])
      expect((await post('auth/select-product', { product_id }, token)).status).toBe(200);
    expect((await post('auth/get-user-info', {}, token)).body.data.products).toEqual([1, 2]);
    expect((await post('auth/select-product', { product_id: 3 }, token)).body.code).toBe('AUTH-INVALIDINPUT');
  });
});
