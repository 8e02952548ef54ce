// The system whose pages are measured, with students who stand where a page wants them.
import { findBrowser } from '../../lib/browser.mjs';
import { Fault } from '../../lib/fault.mjs';
import { call } from '../../load/api.mjs';
import { handIn } from '../../load/full-test.mjs';
import { createStudents } from '../../load/students.mjs';
import { withScratchSystem } from '../../start/scratch-system.mjs';

/** @typedef {import('playwright-core').Browser} Browser */
/**
 * @typedef {object} Site
 * @property {string} base
 * @property {string} executable of the browser
 * @property {Browser} browser
 * @property {(module: 1 | 3) => Promise<{ token: string, testId: string }>} seat a student for whom this module is open
 * @property {() => Promise<{ token: string, testId: string }>} report a student with a report of a test
 * @property {() => Promise<string>} student token of one who has done nothing
 */

/**
 * @template T
 * @param {(text: string) => void} say
 * @param {(site: Site) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withSite(say, use) {
  const found = await findBrowser();
  if ('missing' in found) throw new Fault(`The browser's bench cannot run. ${found.missing}`);
  Object.assign(process.env, found.env);
  const { chromium } = await import('playwright-core');
  const { default: pg } = await import('pg');
  const options = { name: 'bench-web', env: { LOG_LEVEL: 'silent' }, onPhase: say };
  return withScratchSystem(options, async ({ port, databaseUrl }) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox', '--disable-gpu'] });
    const api = `http://127.0.0.1:${port}`;
    const newStudent = async () => {
      const [student] = await createStudents(pool, 1);
      if (!student) throw new Error('a student is needed');
      return student.token;
    };
    /** @param {number} last module that is handed in */
    const testUpTo = async (last) => {
      const token = await newStudent();
      const { test_id: testId } = await call(api, token, 'full-test/start-test', {});
      for (let module = 1; module <= last; module += 1) await handIn(api, token, testId, module);
      return { token, testId };
    };
    try {
      return await use({
        base: `http://localhost:${port}`,
        executable: found.path,
        browser,
        student: newStudent,
        async seat(module) {
          const seat = await testUpTo(module - 1);
          // Opened, so that no break stands before it.
          await call(api, seat.token, 'full-test/get-questions', { test_id: seat.testId, module });
          return seat;
        },
        async report() {
          const seat = await testUpTo(4);
          for (;;) {
            const { report_status: status } = await call(api, seat.token, 'full-test/get-report', {
              test_id: seat.testId,
            });
            if (status === 'ready') return seat;
          }
        },
      });
    } finally {
      await browser.close();
      await pool.end();
    }
  });
}
