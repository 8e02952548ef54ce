import { describe, expect, it } from '@jest/globals';
import { bringSession, createAccount, submitDiagnostic } from './accounts.js';
import { eventually, useWorld } from './world.js';

const world = useWorld();
const PROCESSING = {
  detail_report: null,
  report_status: 'processing',
  status: 'submitted',
  user_english_answer: '[]',
  user_math_answer: '[]',
  user_english_time: '[]',
  user_math_time: '[]',
  start_time: '2026-11-20 10:00:00',
  end_time: '2026-11-20 10:38:00',
  form_id: 'dt-1',
};

describe('waiting for a report', () => {
  it('ends with the gateway’s notice, long before the next look', async () => {
    const account = await createAccount();
    const page = await world.newPage();
    await bringSession(page, account);
    let isSubmitted = false;
    let looks = 0;
    // Until the submission the page is told "processing"; afterwards the real system answers.
    await page.route('**/api/diagnostic/get-test-detail', (route) => {
      looks += 1;
      return isSubmitted ? route.continue() : route.fulfill({ json: { status: 'success', data: PROCESSING } });
    });
    const socket = page.waitForEvent('websocket');
    await page.goto('/diagnostic/result');
    await page.getByText('Loading your test results...').waitFor();
    await socket;
    // Looks come at 0, 1, 3 and 7 s; the fifth would be at 15 s.
    await eventually(
      () => Promise.resolve(looks),
      (count) => count === 4,
      'looks',
    );
    isSubmitted = true;
    const submittedAt = Date.now();
    await submitDiagnostic(account);
    await page.getByRole('heading', { name: 'Score Reports' }).waitFor();
    expect(Date.now() - submittedAt).toBeLessThan(5_000);
  });
});
