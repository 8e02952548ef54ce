import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  diagnosticUserData,
  getTestDetail,
  requestQuestionSolution,
  saveAnswers,
  storeReport,
  submitAnswers,
  type DiagnosticReport,
} from '@aivy/contracts';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';
import { unscoredReport } from './sample-report.js';

/** A row's report as the release before versions stored it: by its worker, of a test with right, wrong and empty answers. */
const VERSION_1 = JSON.parse(
  readFileSync(path.resolve('apps/diagnostic/test/report-version-1.json'), 'utf8'),
) as DiagnosticReport;
const withoutOptional = ({
  english_theta: _et,
  english_se: _es,
  math_theta: _mt,
  math_se: _ms,
  english_cost: _ec,
  math_cost: _mc,
  ...oldest
}: DiagnosticReport): DiagnosticReport => oldest;

let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
});
afterAll(() => diagnostic.close());

async function submitted(): Promise<{ user_id: string; attempt_id: string }> {
  const user = diagnostic.newUser();
  await diagnostic.call(submitAnswers, submission(), user);
  return { user_id: user, attempt_id: String((await diagnostic.attempts(user))[0]!['attempt_id']) };
}
async function withRow(report: object): Promise<string> {
  const { user_id: user } = await submitted();
  const text = JSON.stringify(report);
  await diagnostic.system.database.query('update diagnostic.attempts set report = $2 where user_id = $1', [user, text]);
  return user;
}

describe('a report without any score', () => {
  it('is told as such, keeps its keys closed, and lets the whole diagnostic be taken again', async () => {
    const user = await withRow(unscoredReport(null, null));
    const detail = await diagnostic.call(getTestDetail, {}, user);
    expect(JSON.parse(detail.detail_report!)).toMatchObject({
      ...{ scored: false, english_score: null, math_score: null },
      math_effort: [{ effort: 0.2, questions: 17, unread: 14 }],
    });
    for (const subject of ['english', 'math'] as const)
      expect((await diagnostic.fault(requestQuestionSolution, { subject }, user)).code).toBe('DT-UNSCORED');
    const [first] = await diagnostic.attempts(user);
    // A retry of the same submit is no second try.
    expect((await diagnostic.fault(submitAnswers, submission(), user)).code).toBe('DT-TESTEXIST');
    const start_time = '2026-03-03 10:00:00';
    await diagnostic.call(saveAnswers, progress({ start_time, transferred: true }), user);
    expect((await diagnostic.call(getTestDetail, {}, user)).status).toBe('in_progress');
    await diagnostic.call(submitAnswers, submission({ start_time, end_time: '2026-03-03 10:40:00' }), user);
    const [second] = await diagnostic.attempts(user);
    expect(second).toMatchObject({ status: 'submitted', report: null, report_at: null, evidence_recorded: false });
    expect(second!['attempt_id']).not.toBe(first!['attempt_id']);
    expect((await diagnostic.jobs(user)).map(({ job_id }) => job_id)).toContain(
      `diagnostic-report-${String(second!['attempt_id'])}`,
    );
    expect((await diagnostic.fault(saveAnswers, progress({ start_time }), user)).code).toBe('DT-TESTEXIST');
  });

  it('is foreseen: the keys of a test that was clicked through stay closed while its report is being made', async () => {
    const user = diagnostic.newUser();
    const fast = { english_time: Array<number>(17).fill(1), math_time: Array<number>(14).fill(1) };
    await diagnostic.call(submitAnswers, submission({ ...fast, english: Array<string>(17).fill('a') }), user);
    expect((await diagnostic.fault(requestQuestionSolution, { subject: 'math' }, user)).code).toBe('DT-UNSCORED');
  });
});

describe('a stored report', () => {
  it.each([
    ['as the last release stored it', VERSION_1],
    ['of the first releases, without ability and cost', withoutOptional(VERSION_1)],
  ])('of version 1, %s, is handed out byte for byte as before', async (_which, report) => {
    const user = await withRow(report);
    expect((await diagnostic.call(getTestDetail, {}, user)).detail_report).toBe(JSON.stringify(report));
    const exported = await diagnostic.call(diagnosticUserData.export, { user_id: user });
    expect(JSON.stringify(exported?.report)).toBe(JSON.stringify(report));
  });

  it('says its version and has a section a subject, also when a worker of the last release sent it, and is the same on the wire', async () => {
    const ids = await submitted();
    await diagnostic.call(storeReport, { ...ids, report: VERSION_1 });
    expect((await diagnostic.attempts(ids.user_id))[0]!['report']).toMatchObject({
      version: 3,
      linking_version: VERSION_1.linking_version,
      sections: {
        english: { score: VERSION_1.english_score, correct: VERSION_1.english_correct },
        math: { score: VERSION_1.math_score, skills: VERSION_1.math_skills },
      },
    });
    const detail = await diagnostic.call(getTestDetail, {}, ids.user_id);
    expect(detail.detail_report).toBe(JSON.stringify(VERSION_1));
  });

  it('of a newer release ends with an error that is worth a second try, and nothing else does', async () => {
    const user = await withRow({ version: 4, parts: [] });
    expect((await diagnostic.fault(getTestDetail, {}, user)).code).toBe('SERVICE-UNAVAILABLE');
    expect((await diagnostic.fault(diagnosticUserData.export, { user_id: user })).code).toBe('SERVICE-UNAVAILABLE');
    expect(await diagnostic.call(requestQuestionSolution, { subject: 'math' }, user)).toHaveLength(14);
  });

  it.each([
    ['1', { ...VERSION_1, english_score: '600' }],
    ['2', { version: 2, estimated: true, linking_version: '1', parameter_version: '1', sections: { english: {} } }],
  ])('of version %s that does not fit it cannot be shown, and is all that is missing', async (_version, damaged) => {
    const user = await withRow(damaged);
    const detail = await diagnostic.call(getTestDetail, {}, user);
    expect(detail).toMatchObject({ detail_report: null, report_status: 'ready', status: 'submitted' });
    expect(JSON.parse(detail.user_english_answer)).toHaveLength(17);
    const exported = await diagnostic.call(diagnosticUserData.export, { user_id: user });
    expect(exported).toMatchObject({ report: null, report_unreadable: true, status: 'submitted' });
  });
});
