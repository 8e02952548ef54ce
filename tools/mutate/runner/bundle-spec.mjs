import path from 'node:path';
import { rolldown } from 'rolldown';

const JEST_GLOBALS = path.join(import.meta.dirname, 'jest-globals.mjs');
/** What the plugin leads elsewhere, and what is ours; everything else stays a package of npm. */
const INLINE = ['.', '/', '@aivy/', '@oxc-project/', '@jest/globals', '\0'];

/**
 * The workspace's packages as they lie in Stryker's sandbox; the links of node_modules lead to the unchanged ones.
 * @param {string} id
 */
function inSandbox(id) {
  const [, name, part] = /^@aivy\/([a-z-]+)(?:\/([a-z-]+))?$/.exec(id) ?? [];
  return name && path.resolve('libs', name, 'src', part ?? '', 'index.ts');
}

/** @type {import('rolldown').Plugin} */
const sandbox = {
  name: 'sandbox',
  resolveId(id) {
    if (id === '@jest/globals') return { id: JEST_GLOBALS, external: true };
    if (/\.module\.css$/.test(id)) return '\0classes';
    if (/\.(css|woff2|svg|png)(\?url)?$/.test(id)) return '\0nothing';
    return inSandbox(id);
  },
  load(id) {
    if (id === '\0classes') return 'export default new Proxy({}, { get: (_, name) => name });';
    if (id === '\0nothing') return 'export default "";';
    return undefined;
  },
};

/**
 * @param {string} file a spec
 * @param {'server' | 'web'} tier
 * @returns {Promise<string>} a file that node can import: the spec with all of the workspace that it uses
 */
export async function bundleSpec(file, tier) {
  const out = path.resolve('.bundles', `${path.relative(process.cwd(), file).replaceAll('/', '__')}.mjs`);
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    tsconfig: path.resolve(`tsconfig.${tier}.json`),
    plugins: [sandbox],
    external: (id) => !INLINE.some((prefix) => id.startsWith(prefix)),
    onLog: (level, log, tell) => tell(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
    resolve: { conditionNames: ['import', 'node'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
  });
  await bundle.write({ file: out, format: 'esm', codeSplitting: false });
  await bundle.close();
  return out;
}
