import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolveOptions, type Rollup, type AliasOptions } from 'vite';
import { chunksOf, scriptsOf, stylesOf } from './bundle-graph.ts';

const SCREEN = 'routes/landing.tsx';
const SOURCE = 'src/prerender/main.tsx';
/** What is drawn of all that the client fetches lazily. */
const DRAWN = /\/(routes\/landing|components\/below-fold|footer\/footer)$/;

interface Shared {
  resolve: ResolveOptions & { alias?: AliasOptions };
  assetFileNames: NonNullable<Rollup.OutputOptions['assetFileNames']>;
}

interface Drawing {
  drawLanding(): Promise<string>;
}

/**
 * Writes `landing.html`: the page as the client first draws it for a visitor, shown before any of its code is there.
 * Who gets it is the gateway's to decide; the start script (`src/start/drawn-page.ts`) fetches the code.
 * @param shared how the client's own build resolves and names files: classes and addresses must be the same in both
 */
export function drawLandingPlugin(shared: Shared): Plugin {
  let root = '';
  return {
    name: 'aivy-draw-landing',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const source = pageWith(await draw(root, shared), String(index.source), bundle);
        this.emitFile({ type: 'asset', fileName: 'landing.html', source });
      },
    },
  };
}

/** Draws the page by the part of the client that does, built for Node.js. @param root of the client */
async function draw(root: string, { resolve, assetFileNames }: Shared): Promise<string> {
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
    resolve,
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
    const { drawLanding } = (await import(pathToFileURL(file).href)) as Drawing;
    return await drawLanding();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The shell with the drawn screen and its styles, and without the scripts, which the start script asks for. */
function pageWith(drawn: string, shell: string, bundle: Rollup.OutputBundle): string {
  // What React would have fetched ahead stands before the screen; it belongs into the head.
  const ahead = /^(?:<link [^>]*>)*/.exec(drawn)?.[0] ?? '';
  const screen = drawn.slice(ahead.length);
  const { entry, screen: chunk } = chunksOf(bundle, SCREEN);
  const styles = stylesOf(bundle, [...scriptsOf(bundle, entry.fileName), ...scriptsOf(bundle, chunk.fileName)])
    .filter((file) => !shell.includes(`href="/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('');
  const page = shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html ', '<html data-drawn ')
    .replace('</head>', `${ahead}${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen}</div>`);
  check(page, bundle);
  return page;
}

/** What the client would not draw in the same way, or the content policy forbids, must not reach a visitor. */
function check(page: string, bundle: Rollup.OutputBundle): void {
  const scripts = [...page.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  const missing = [...page.matchAll(/"\/(assets\/[^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => !bundle[file]);
  const faults = [
    ...(scripts.join() === '<script src="/theme.js">' ? [] : [`it has the scripts ${scripts.join(' ')}`]),
    ...missing.map((file) => `it asks for ${file}, which this build has not`),
    ...(/<html data-drawn .*<main id="main">.*<h1/s.test(page) ? [] : ['it lacks the screen']),
    ...(/<!--\$[?!]-->/.test(page) ? ['a part of it was not drawn'] : []),
  ];
  if (faults.length > 0) throw new Error(`landing.html cannot be used: ${faults.join('; ')}.`);
}
