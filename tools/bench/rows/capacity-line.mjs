import { BRISK_SECONDS, carried, examPaceSeconds } from '../capacity.mjs';

/** @typedef {import('../frame/figure.mjs').Figure} Figure */

/** What this machine's cores carry, from figures that were measured in the same run; none when one of them is missing. @param {readonly Figure[]} figures @param {number} cores @returns {Figure[]} */
export function capacityOf(figures, cores) {
  /** @param {string} key */
  const of = (key) => figures.find((figure) => figure.key === key)?.value;
  const [saveMs, arrivalMs, moduleMs] = ['saveMs', 'arrivalMs', 'moduleMs'].map(of);
  if (saveMs === undefined || arrivalMs === undefined || moduleMs === undefined) return [];
  /** @param {string} pace @param {number} everySeconds @returns {Figure} */
  const line = (pace, everySeconds) => ({
    row: 'capacity',
    name: `test-takers on ${cores} cores, ${pace}`,
    value: carried({ saveMs, arrivalMs, moduleMs }, { cores, everySeconds }),
    unit: 'people',
    source: `a save every ${Math.round(everySeconds)} s, one arrival and three module changes in a test; cores used to 60 %, PostgreSQL and Redis on them`,
  });
  return [line('at the pace of the exam', examPaceSeconds), line('briskly', BRISK_SECONDS)];
}
