// `node tools/check/count-tests.mjs RESULT.json EXIT_CODE`: prints how many tests of a jest run passed and failed.
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

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file = '', exitCode = '1'] = process.argv.slice(2);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const { passed, failed } = countTests(text, Number(exitCode));
  console.log(passed, failed);
}
