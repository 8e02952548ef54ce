import type { Rollup } from 'vite';

/**
 * A chunk and everything that it imports statically: what the browser must fetch before it runs.
 * @param file name in the bundle
 * @returns names, each behind those that it imports (chunks that import each other: behind one of them)
 */
export function scriptsOf(bundle: Rollup.OutputBundle, file: string): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (name: string): void => {
    const output = bundle[name];
    if (output?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    output.imports.forEach(visit);
    ordered.push(name);
  };
  visit(file);
  return ordered;
}

/** Styles of such chunks, each once. */
export const stylesOf = (bundle: Rollup.OutputBundle, scripts: readonly string[]): string[] => [
  ...new Set(
    scripts.flatMap((file) => {
      const output = bundle[file];
      return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
    }),
  ),
];

/** The chunk with which every page begins, and that of a screen. @param source the screen's file in `src` */
export function chunksOf(bundle: Rollup.OutputBundle, source: string): Record<'entry' | 'screen', Rollup.OutputChunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const screen = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/${source}`));
  if (!entry || !screen) throw new Error(`The build has no chunk of ${source}`);
  return { entry, screen };
}
