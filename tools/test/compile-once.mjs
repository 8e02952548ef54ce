// V8's code of what the suites of a worker load, kept from suite to suite. Jest loads everything anew for each of them, and
// compiling the same thousand files took a sixth of a suite's time.

/** @typedef {{ source: string, data: Buffer }} Kept */
/** @typedef {Pick<typeof import('node:vm'), 'compileFunction' | 'SourceTextModule'>} Compilers */
/** @typedef {{ createCachedData: () => Buffer }} Cacheable what the types do not know of modules */

/** What loads others while it runs asks the suite it belongs to; kept code has forgotten that there is one (Node 20). */
const LOADS_LATER = /\bimport\s*\(/;

/**
 * The same compilers with a memory.
 * @param {Compilers} compilers
 * @returns {Compilers}
 */
export function compilingOnce({ compileFunction, SourceTextModule }) {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  // V8 itself takes sources of the same length for the same.
  const codeOf = (/** @type {string} */ name, /** @type {string} */ source) => {
    const known = kept.get(name);
    return known?.source === source ? known.data : undefined;
  };

  return {
    compileFunction(source, parameters = [], options = {}) {
      if (LOADS_LATER.test(source)) return compileFunction(source, parameters, options);
      const name = `${parameters.join()} ${options.filename}`;
      const cachedData = codeOf(name, source);
      const compiled = compileFunction(source, parameters, {
        ...options,
        ...(cachedData ? { cachedData } : { produceCachedData: true }),
      });
      if (compiled.cachedData) kept.set(name, { source, data: compiled.cachedData });
      return compiled;
    },
    SourceTextModule: class extends SourceTextModule {
      /** @param {string} source @param {ConstructorParameters<typeof SourceTextModule>[1]} options */
      constructor(source, options = {}) {
        const keep = !LOADS_LATER.test(source);
        const name = `${options.identifier}`;
        const cachedData = keep ? codeOf(name, source) : undefined;
        super(source, cachedData ? { ...options, cachedData } : options);
        if (!keep || cachedData) return;
        const { createCachedData } = /** @type {Cacheable} */ (/** @type {unknown} */ (this));
        kept.set(name, { source, data: createCachedData.call(this) });
      }
    },
  };
}
