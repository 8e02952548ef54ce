// Server bundles: rolldown compiles the Nest apps (decorator metadata) and inlines the workspace libs,
// so that libs need no build of their own and npm packages stay external.
import { rolldown, watch } from 'rolldown';

const INLINE = ['.', '/', '@aivy/', '@oxc-project/'];

/**
 * @typedef {object} Target
 * @property {Record<string, string>} entries name → source file
 * @property {string} dir where it goes
 * @property {readonly string[]} [inline] beginnings of imports that go into the bundle beside what is ours
 */

/**
 * @param {Target} target
 * @returns {import('rolldown').InputOptions & { output: import('rolldown').OutputOptions }}
 */
function options({ entries, dir, inline = [] }) {
  return {
    input: entries,
    platform: 'node',
    tsconfig: 'tsconfig.server.json',
    external: (id) => ![...INLINE, ...inline].some((prefix) => id.startsWith(prefix)),
    // Otherwise a missing file of ours would come to light only when the bundle runs.
    onLog: (level, log, tell) => tell(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
    resolve: { conditionNames: ['import', 'node'], extensionAlias: { '.js': ['.ts', '.js'] } },
    output: {
      dir,
      format: 'esm',
      sourcemap: true,
      // Files and lines of a trace need no text, and every process holds the maps in memory.
      sourcemapExcludeSources: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'chunk-[hash].js',
    },
  };
}

/** @param {Target} target @returns {Promise<import('rolldown').RolldownOutput['output']>} what was written */
export async function bundleServer(target) {
  const { output, ...input } = options(target);
  const bundle = await rolldown(input);
  const written = await bundle.write(output);
  await bundle.close();
  return written.output;
}

/**
 * Rebuilds on change; calls `onBuilt` after every successful build and `onError` otherwise.
 * @param {Target} target
 * @param {{ onBuilt: () => unknown, onError: (error: Error) => void }} listeners
 */
export function watchServer(target, { onBuilt, onError }) {
  const watcher = watch(options(target));
  watcher.on('event', async (event) => {
    if (event.code === 'BUNDLE_END') {
      await event.result.close();
      await onBuilt();
    } else if (event.code === 'ERROR') {
      onError(event.error);
      await event.result?.close?.();
    }
  });
  return watcher;
}
