// `node tools/check/count-tests.mjs RESULT.json EXIT_CODE`: prints how many tests of a jest run passed and failed, and
// below that what each failed test said.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * A run that tested nothing, left no whole result, or ended badly without saying which test it was has failed.
 * @param {string} text what jest wrote with --json
 * @param {number} exitCode of that jest
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(text, exitCode) {
  const { passed, failed } = countOf(text);
  const unexplained = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param {string} text */
function countOf(text) {
  try {
    const result = JSON.parse(text);
    const passed = Number(result.numPassedTests);
    const failed = Number(result.numFailedTests) + Number(result.numRuntimeErrorTestSuites);
    if (Number.isInteger(passed) && Number.isInteger(failed)) return { passed, failed };
  } catch {
    // Cut off, or not there at all: said below.
  }
  return { passed: 0, failed: 1 };
}

const FIRST_LINES = 12;

/**
 * What of jest's result is read here.
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Test
 * @typedef {{ name: string, status: string, message: string, assertionResults: Test[] }} Suite
 */

/**
 * @param {string} text what jest wrote with --json
 * @returns {string[]} file, title and first lines of what failed; empty for a result that can't be read
 */
export function failuresIn(text) {
  try {
    /** @type {{ testResults: Suite[] }} */
    const { testResults } = JSON.parse(text);
    return testResults.flatMap((suite) => {
      const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
      const said = failed.map(({ fullName, failureMessages }) => [fullName, ...failureMessages]);
      if (failed.length === 0 && suite.status === 'failed') said.push(['could not run', suite.message]);
      return said.map(([title, ...messages]) => `${suite.name}: ${title}\n${beginningOf(messages.join('\n'))}`);
    });
  } catch {
    return [];
  }
}

/** @param {string} message */
const beginningOf = (message) => message.split('\n').slice(0, FIRST_LINES).join('\n');

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file = '', exitCode = '1'] = process.argv.slice(2);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const { passed, failed } = countTests(text, Number(exitCode));
  console.log(passed, failed);
  for (const failure of failuresIn(text)) console.log(failure);
}
