import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';
import { scriptsOf, stylesOf } from './bundle-graph.ts';

/**
 * What every page has by the time that it fetches a screen: the entry, its imports and their styles. Vite would name
 * them to the browser again with every screen, and their names do not compress.
 */
export function entryFiles(): { plugin: Plugin; leaveOut: ResolveModulePreloadDependenciesFn } {
  const known = new Set<string>();
  return {
    plugin: {
      name: 'aivy-entry-files',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
          if (!entry) return;
          const scripts = scriptsOf(bundle, entry.fileName);
          for (const file of [...scripts, ...stylesOf(bundle, scripts)]) known.add(file);
        },
      },
    },
    // The page itself (`html`) does name them.
    leaveOut: (_file, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !known.has(file)) : files),
  };
}
