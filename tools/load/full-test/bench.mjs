// `npm run bench:full-test`: saves under load, the time to a report, and how fast the next question is painted, each
// beside its bound, on this machine with everything on it. Exit 1 when a bound is missed.
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { findBrowser } from '../../lib/browser.mjs';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith } from '../../lib/fault.mjs';
import { quantile } from '../../lib/quantile.mjs';
import { withScratchSystem } from '../../start/scratch-system.mjs';
import { openDesks, saveOf } from './desks.mjs';
import { handIn } from './hand-in.mjs';

const RATE = 200;
const WARM_UP_S = 4;
const LOAD_S = 20;
const STUDENTS = 100;
const REPORTS = 8;
const STEPS = 24;
const BOUNDS = { saveP99Ms: 60, reportMs: 2_000, paintMs: 100 };

try {
  ensureInstalled();
  process.exit(await withScratchSystem({ name: 'bench', split: true }, bench));
} catch (error) {
  exitWith(error);
}

/** @typedef {{ text: string, value: number | null, bound: number }} Row milliseconds; null: not measured */
/** @typedef {import('./students.mjs').Student} Student */
/** @typedef {<N extends import('../api.mjs').Name>(token: string, name: N, body: Record<string, unknown>) => Promise<import('../api.mjs').Answers[N]>} Call */

/** @param {import('../../start/scratch-system.mjs').ScratchSystem} system @returns {Promise<number>} the exit code */
async function bench({ port, databaseUrl, notes }) {
  const { default: pg } = await import('pg');
  const { ask, dataOf } = await import('../api.mjs');
  const { createStudents } = await import('./students.mjs');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const students = await createStudents(pool, STUDENTS + REPORTS + 1);
    /** @type {Call} */
    const call = async (token, name, body) => dataOf(name, await ask(`http://127.0.0.1:${port}`, token, name, body));
    // The quiet ones first: what the load leaves to be done would count against the page.
    const rows = [
      await paints(`http://localhost:${port}`, call, students.slice(-1)),
      await reports(call, students.slice(STUDENTS, STUDENTS + REPORTS)),
      await saves(call, students.slice(0, STUDENTS)),
    ];
    console.log(`\n${notes.join(' ')} ${os.cpus().length} cores.`);
    for (const { text, value, bound } of rows)
      console.log(
        `${value === null ? '–' : value <= bound ? '✓' : '✗'} ${text}${value === null ? '' : ` (bound ${bound} ms)`}`,
      );
    return rows.every(({ value, bound }) => value === null || value <= bound) ? 0 : 1;
  } finally {
    await pool.end();
  }
}

/** Saves come at their rate whether the ones before are answered or not, as students' do. @param {Call} call @param {Student[]} students @returns {Promise<Row>} */
async function saves(call, students) {
  const desks = await openDesks(students, call);
  /** @type {number[]} */
  const times = [];
  const pending = [];
  let failed = 0;
  const total = RATE * (WARM_UP_S + LOAD_S);
  const startedAt = performance.now();
  for (let n = 0; n < total; n += 1) {
    const due = startedAt + (n * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const { token, body } = saveOf(desks, n);
    const workspace = { position: n % 27, marked: [], eliminated: {}, annotations: [] };
    const sentAt = performance.now();
    pending.push(
      call(token, 'full-test/save-progress', { ...body, workspace, workspace_seq: Date.now() }).then(
        () => {
          if (n >= RATE * WARM_UP_S) times.push(performance.now() - sentAt);
        },
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(pending);
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  /** @param {number} share */
  const rounded = (share) => Math.round(quantile(times, share) * 10) / 10;
  const p99 = rounded(0.99);
  return {
    text: `save-progress at ${Math.round(total / seconds)} requests/s: p50 ${rounded(0.5)}, p95 ${rounded(0.95)}, p99 ${p99} ms, ${failed} failed`,
    value: failed > 0 ? Infinity : p99,
    bound: BOUNDS.saveP99Ms,
  };
}

/** @param {Call} call @param {Student[]} students @returns {Promise<Row>} */
async function reports(call, students) {
  /** @type {number[]} */
  const times = [];
  for (const { token } of students) {
    const { test_id: testId } = await call(token, 'full-test/start-test', {});
    for (const module of [1, 2, 3, 4]) await handIn((name, body) => call(token, name, body), testId, module);
    const submittedAt = performance.now();
    for (;;) {
      const { report_status: status } = await call(token, 'full-test/get-report', { test_id: testId });
      if (status === 'ready') break;
      await pause(20);
    }
    times.push(Math.round(performance.now() - submittedAt));
  }
  return {
    text: `report after the last submit: ${Math.min(...times)}–${Math.max(...times)} ms over ${times.length} tests`,
    value: Math.max(...times),
    bound: BOUNDS.reportMs,
  };
}

/** Runs in the page. @returns {string} */
function clickToPaint() {
  return `new Promise((resolve) => {
  const next = [...document.querySelectorAll('footer button')].find((button) => button.textContent.includes('Next'));
  const before = document.querySelector('main h2').textContent;
  const startedAt = performance.now();
  next.click();
  const look = () => {
    if (document.querySelector('main h2').textContent === before) return requestAnimationFrame(look);
    // After the frame's paint.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - startedAt);
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
})`;
}

/** From the click to the paint of the next question, with a processor four times slower. @param {string} base @param {Call} call @param {Student[]} students @returns {Promise<Row>} */
async function paints(base, call, [student]) {
  if (!student) throw new Error('a student is needed');
  const { token } = student;
  const browser = await findBrowser();
  if ('missing' in browser)
    return { text: `next question painted: not measured. ${browser.missing}`, value: null, bound: BOUNDS.paintMs };
  const { chromium } = await import('playwright-core');
  Object.assign(process.env, browser.env);
  const chrome = await chromium.launch({ executablePath: browser.path, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
    await page.context().addCookies([{ name: 'auth', value: token, url: base }]);
    const { test_id: testId } = await call(token, 'full-test/start-test', {});
    await page.goto(`${base}/full-test/${testId}/1`);
    await page.getByRole('heading', { name: 'Question 1 of 27', exact: true }).waitFor();
    await page.waitForTimeout(2_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    /** @type {number[]} */
    const times = [];
    for (let step = 0; step < STEPS; step += 1) {
      times.push(await page.evaluate(clickToPaint()));
      await page.waitForTimeout(120);
    }
    times.sort((a, b) => a - b);
    const [median, worst] = [Math.round(quantile(times, 0.5)), Math.round(quantile(times, 1))];
    return {
      text: `next question painted at 4× CPU: median ${median}, slowest ${worst} ms of ${times.length}`,
      value: worst,
      bound: BOUNDS.paintMs,
    };
  } finally {
    await chrome.close();
  }
}
