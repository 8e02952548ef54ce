/**
 * Where the instrumented code looks for the active mutant, and counts.
 * @type {{
 *   activeMutant?: string | undefined,
 *   currentTestId?: string | undefined,
 *   hitCount?: number | undefined,
 *   hitLimit?: number | undefined,
 *   mutantCoverage?: import('@stryker-mutator/api/core').MutantCoverage,
 * }}
 */
export const stryker = {};
Object.assign(globalThis, { __stryker__: stryker });
