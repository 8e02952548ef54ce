// Compiles a module for jest as @swc/jest does, with `Math` as a constant of the module. Jest runs every suite in a sandbox
// of its own, where looking a global up takes more than ten times as long as elsewhere: proofs, simulations and drawings
// spent half of their time on finding `Math`.
import swcJest from '@swc/jest';

/** @param {Parameters<typeof swcJest.createTransformer>[0]} options */
function createTransformer(options) {
  const swc = swcJest.createTransformer(options);
  const { process, processAsync } = swc;
  if (!process || !processAsync) throw new Error('@swc/jest compiles in another way than this file knows');
  return {
    ...swc,
    /** @type {typeof process} */
    process: (source, file, jestOptions) => withMath(process(source, file, jestOptions)),
    /** @type {typeof processAsync} */
    processAsync: async (source, file, jestOptions) => withMath(await processAsync(source, file, jestOptions)),
  };
}

export default { createTransformer };

/**
 * Nothing replaces `Math` for a test, as fake timers do with `Date`, and a spy on `Math.random` still reaches everybody.
 * On the first line, so that every line of a stack stays where it was.
 * @template {{ code: string }} T @param {T} result @returns {T}
 */
const withMath = (result) =>
  result.code.includes('Math.') ? { ...result, code: `const { Math } = globalThis; ${result.code}` } : result;
