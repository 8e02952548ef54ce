// The language's own objects as constants of each file. Jest runs every suite in a sandbox of its own, where looking a
// global up takes more than ten times as long as elsewhere, in libraries as well as in what is tested: proofs, typesetting
// and drawings spent half of their time on finding `Math`, `Symbol` and `Object`.

/** What no test replaces, as fake timers do with `Date`; a spy on `Math.random` still reaches everybody. */
const NAMES = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'Buffer',
  'Error',
  'Infinity',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
  'isNaN',
  'parseFloat',
  'parseInt',
];
const MENTIONED = new RegExp(`(?<![.\\w$])(?:${NAMES.join('|')})(?![\\w$])`, 'g');
/** Libraries in which suites spend their time. Another one must not change: with all of them a request to a server hung. */
const LIBRARIES = /\/node_modules\/(@mathjax|mathjax[\w-]*|react|react-dom|dompurify|zod)\//;

/**
 * Does a file get constants? Ours and those of some libraries.
 * @param {string} name with its path
 */
export const hasKnownGlobals = (name) => !name.includes('/node_modules/') || LIBRARIES.test(name);

/** Directives count only where they come first. */
const STRICT = /^(?:\s|\/\*[^]*?\*\/|\/\/.*\n)*(['"])use strict\1;?/;

/**
 * The same source with the globals that it mentions as constants. On the line of its first statement, so that every line of
 * a stack stays where it was. It does not compile where the source gives such a name to something of its own.
 * @param {string} source
 */
export function withKnownGlobals(source) {
  const names = new Set(source.match(MENTIONED));
  if (names.size === 0) return source;
  const constants = `const { ${[...names].join(', ')} } = globalThis; `;
  const [directive = ''] = STRICT.exec(source) ?? [];
  return `${directive}${constants}${source.slice(directive.length)}`;
}
