// V8's code of what the suites of a worker load, kept from suite to suite. Jest loads everything anew for each of them, and
// compiling the same thousand files took a sixth of a suite's time.
import { hasKnownGlobals, withKnownGlobals } from './known-globals.mjs';

/** @typedef {{ source: string, code: string, once: boolean, data?: Buffer }} Kept of a file, what is compiled for its source */
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
  const files = new Map();
  // V8 itself takes sources of the same length for the same.
  const keptOf = (/** @type {string} */ name, /** @type {string} */ source) => {
    const known = files.get(name);
    if (known?.source === source) return known;
    /** @type {Kept} */
    const kept = {
      source,
      code: hasKnownGlobals(name) ? withKnownGlobals(source) : source,
      once: !LOADS_LATER.test(source),
    };
    files.set(name, kept);
    return kept;
  };

  return {
    compileFunction(source, parameters = [], options = {}) {
      const kept = keptOf(`${parameters.join()} ${options.filename}`, source);
      return compiled(kept, () => {
        if (!kept.once) return compileFunction(kept.code, parameters, options);
        const cached = kept.data ? { cachedData: kept.data } : { produceCachedData: true };
        const made = compileFunction(kept.code, parameters, { ...options, ...cached });
        if (made.cachedData) kept.data = made.cachedData;
        return made;
      });
    },
    SourceTextModule: new Proxy(SourceTextModule, {
      construct(Module, [source, options = {}]) {
        const kept = keptOf(`${options.identifier}`, source);
        return compiled(kept, () => {
          const { code, data } = kept;
          if (!kept.once) return new Module(code, options);
          if (data) return new Module(code, { ...options, cachedData: data });
          const made = new Module(code, options);
          kept.data = /** @type {Cacheable} */ (/** @type {unknown} */ (made)).createCachedData();
          return made;
        });
      },
    }),
  };
}

/**
 * What uses a name of the language for something of its own does not compile with that name as a constant.
 * @template T @param {Kept} kept @param {() => T} compile @returns {T}
 */
function compiled(kept, compile) {
  try {
    return compile();
  } catch (error) {
    if (kept.code === kept.source) throw error;
    kept.code = kept.source;
    return compile();
  }
}
