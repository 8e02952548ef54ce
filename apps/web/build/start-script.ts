import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, Rollup } from 'vite';
import { chunksOf, scriptsOf, stylesOf } from './bundle-graph.ts';

interface AheadScreen {
  /** Regular expression of its addresses. */
  pattern: string;
  /** Its file in `src`. */
  source: string;
  /** Beginnings of the names of its fonts. */
  fonts?: readonly string[];
}

const SERIF = ['source-serif-4-latin-wght-normal'];
const DISPLAY = ['bricolage-grotesque-latin-wght-normal'];

/** The first that fits an address counts. */
const SCREENS: readonly AheadScreen[] = [
  { pattern: '^/full-test/[^/]+/[1-4]$', source: 'routes/full-test.tsx', fonts: SERIF },
  { pattern: '^/full-test/start$', source: 'routes/full-test-start.tsx', fonts: DISPLAY },
  { pattern: '^/full-test/[^/]+/report$', source: 'routes/full-test-report.tsx', fonts: DISPLAY },
  { pattern: '^/full-test/[^/]+/result', source: 'routes/full-test-result.tsx', fonts: DISPLAY },
  { pattern: '^/diagnostic/test', source: 'routes/diagnostic-test.tsx', fonts: SERIF },
  { pattern: '^/diagnostic/result', source: 'routes/diagnostic-result.tsx', fonts: DISPLAY },
  { pattern: '^/diagnostic/?$', source: 'routes/test-preview.tsx', fonts: DISPLAY },
  { pattern: '^/daily-test/\\d+/', source: 'routes/daily-test.tsx', fonts: SERIF },
  { pattern: '^/dashboard$', source: 'routes/dashboard.tsx', fonts: DISPLAY },
  { pattern: '^/signin$', source: 'routes/sign-in.tsx', fonts: DISPLAY },
  { pattern: '^/signup$', source: 'routes/sign-up.tsx', fonts: DISPLAY },
  { pattern: '^/$', source: 'routes/landing.tsx', fonts: DISPLAY },
];
/** The table of the screens that the entry does not name. */
const FURTHER = 'shell/further-screens.ts';

const assetName = (file: string): string => file.replace(/^assets\//, '');

/** Writes the script of the page's start behind `theme.js`, with the files of each screen as this build names them. */
export function startScriptPlugin(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'aivy-start-script',
    apply: 'build',
    configResolved(config) {
      ({ root, publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files: string[] = [];
        const indexOf = (file: string): number => {
          const at = files.indexOf(assetName(file));
          return at >= 0 ? at : files.push(assetName(file)) - 1;
        };
        const hints = SCREENS.map((screen) => [screen.pattern, filesOf(bundle, screen).map(indexOf)]);
        const start = await rolldown({
          input: path.join(root, 'src/start/main.ts'),
          tsconfig: path.join(root, 'tsconfig.json'),
          transform: {
            define: {
              AHEAD_FILES: JSON.stringify(files),
              AHEAD_HINTS: JSON.stringify(hints),
            },
          },
        });
        const { output } = await start.generate({ format: 'iife', minify: true });
        await start.close();
        const theme = await readFile(path.join(publicDir, 'theme.js'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'theme.js', source: `${theme}${output[0].code}` });
      },
    },
  };
}

/** What a screen needs beside the entry's files. */
function filesOf(bundle: Rollup.OutputBundle, { source, fonts = [] }: AheadScreen): string[] {
  const { entry, screen } = chunksOf(bundle, source);
  const further = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/src/${FURTHER}`)),
  );
  if (!further) throw new Error(`The build has no chunk of ${FURTHER}`);
  const named = new Set(scriptsOf(bundle, entry.fileName));
  const isFurther = !lazyImports(bundle, entry.fileName).includes(screen.fileName);
  const needed = [...(isFurther ? scriptsOf(bundle, further.fileName) : []), ...scriptsOf(bundle, screen.fileName)];
  const scripts = [...new Set(needed)].filter((file) => !named.has(file));
  const faces = fonts.flatMap((font) => Object.keys(bundle).filter((file) => assetName(file).startsWith(font)));
  return [...scripts, ...stylesOf(bundle, scripts), ...faces];
}

const lazyImports = (bundle: Rollup.OutputBundle, file: string): string[] =>
  scriptsOf(bundle, file).flatMap((name) => {
    const output = bundle[name];
    return output?.type === 'chunk' ? output.dynamicImports : [];
  });
