import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetPlugin } from './build/budget.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { compressPlugin } from './build/compress.ts';
import { drawScreensPlugin } from './build/draw-screens.ts';
import { fontLicencesPlugin } from './build/font-licences.ts';
import { headPlugin } from './build/head.ts';
import { startScriptPlugin } from './build/start-script.ts';
import { trimMathjaxFonts } from '@aivy/web-math/vite-trim';

const root = import.meta.dirname;

// The entry lists the files of every route: names would cost each visitor half a kilobyte.
const assetFileNames = ({ names }: { names: string[] }): string =>
  names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]';

export default defineConfig({
  root,
  plugins: [
    react(),
    trimMathjaxFonts(),
    headPlugin(),
    fontLicencesPlugin(),
    startScriptPlugin(),
    drawScreensPlugin(assetFileNames),
    budgetPlugin(),
    compressPlugin(),
  ],
  server: { proxy: { '/api': 'http://localhost:3000', '/config.json': 'http://localhost:3000' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // MathJax is one lazy chunk; the budget plugin watches what a page loads.
    chunkSizeWarningLimit: 2_000,
    // The first engines with light-dark(); older ones would double the colour tables.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false },
      },
    },
  },
});
