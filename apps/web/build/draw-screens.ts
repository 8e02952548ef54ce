import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rollup } from 'vite';
import { chunksOf, scriptsOf, stylesOf } from './bundle-graph.ts';
import { DRAWN_SCREENS, drawnFile, type DrawnScreen } from './drawn-screens.ts';

const SOURCE = 'src/prerender/main.tsx';
/** What is drawn of all that the client fetches lazily. */
const DRAWN = /\/(routes\/(landing|sign-in|test-preview)|components\/below-fold|footer\/footer)$/;

type AssetFileNames = NonNullable<Rollup.OutputOptions['assetFileNames']>;

/** `src/prerender`. @returns the content of `#root` */
type DrawScreen = (path: string) => Promise<string>;

/**
 * Writes `drawn/…html`: pages as the client first draws them for a visitor, shown before any of their code is there.
 * Who gets them is the gateway's to decide; the start script (`src/start/drawn-page.ts`) fetches the code.
 * @param assetFileNames of the client's own build: classes and addresses must be the same in both
 */
export function drawScreensPlugin(assetFileNames: AssetFileNames): Plugin {
  let root = '';
  return {
    name: 'aivy-draw-screens',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const pages = await withDrawing(root, assetFileNames, (drawScreen) =>
          Promise.all(
            DRAWN_SCREENS.map(async (screen) => ({
              fileName: drawnFile(screen),
              source: pageWith(screen, await drawScreen(screen.path), { shell: String(index.source), bundle }),
            })),
          ),
        );
        for (const page of pages) this.emitFile({ type: 'asset', ...page });
      },
    },
  };
}

/** Builds the part of the client that draws for Node.js, and has it drawn with. @param root of the client */
async function withDrawing<T>(
  root: string,
  assetFileNames: AssetFileNames,
  work: (drawScreen: DrawScreen) => Promise<T>,
): Promise<T> {
  const onlyDrawn: Plugin = {
    name: 'aivy-only-drawn',
    enforce: 'pre',
    resolveId: (id, _importer, { kind }) =>
      kind === 'dynamic-import' && !DRAWN.test(id) ? { id, external: true } : null,
  };
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), onlyDrawn],
    // A visitor has none.
    define: { 'document.cookie': '""' },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(root, SOURCE),
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false, assetFileNames } },
    },
  })) as Rollup.RollupOutput;
  const [script] = output;
  const folder = await mkdtemp(path.join(tmpdir(), 'aivy-draw-'));
  try {
    const file = path.join(folder, 'draw.mjs');
    await writeFile(file, script.code);
    const { drawScreen } = (await import(pathToFileURL(file).href)) as { drawScreen: DrawScreen };
    return await work(drawScreen);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The shell with a drawn screen and its styles. Its scripts are named in `data-drawn`, each behind those that it
 * imports: they are fetched apart from what the page shows.
 */
function pageWith(
  { path: address, source }: DrawnScreen,
  drawn: string,
  { shell, bundle }: { shell: string; bundle: Rollup.OutputBundle },
): string {
  // What React would have fetched ahead stands before the screen; it belongs into the head.
  const ahead = /^(?:<link [^>]*>)*/.exec(drawn)?.[0] ?? '';
  const screen = drawn.slice(ahead.length);
  const { entry, screen: chunk } = chunksOf(bundle, source);
  const scripts = [...new Set([...scriptsOf(bundle, chunk.fileName), ...scriptsOf(bundle, entry.fileName)])];
  const styles = stylesOf(bundle, scripts)
    .filter((file) => !shell.includes(`href="/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
  const page = shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', `<html data-drawn="${scripts.map((file) => `/${file}`).join(' ')}" `)
    .replace('</head>', `${ahead}${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen}</div>`);
  check(address, page, bundle);
  return page;
}

/** What the client would not draw in the same way, or the content policy forbids, must not reach a visitor. */
function check(address: string, page: string, bundle: Rollup.OutputBundle): void {
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  const missing = [...page.matchAll(/\/(assets\/[^" ]+)/g)]
    .map(([, file = '']) => file)
    .filter((file) => !bundle[file]);
  const faults = [
    ...(scripts.join() === '<script src="/theme.js">' ? [] : [`it has the scripts ${scripts.join(' ')}`]),
    ...missing.map((file) => `it asks for ${file}, which this build has not`),
    ...(/<html data-drawn="\/.*<main id="main"[ >].*<h1/s.test(page) ? [] : ['it lacks the screen']),
    ...(/<!--\$[?!]-->/.test(page) ? ['a part of it was not drawn'] : []),
  ];
  if (faults.length > 0) throw new Error(`The page drawn of ${address} cannot be used: ${faults.join('; ')}.`);
}
