import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetPlugin } from './build/budget.ts';
import { compressPlugin } from './build/compress.ts';
import { preloadFontsPlugin } from './build/preload-fonts.ts';
import { trimMathjaxFonts } from '@aivy/web-math/vite-trim';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react(), trimMathjaxFonts(), preloadFontsPlugin(), budgetPlugin(), compressPlugin()],
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
        // The entry lists the files of every route: names would cost each visitor half a kilobyte.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          groups: [
            // Changes only with a dependency update, so returning visitors keep it cached.
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|use-sync-external-store)\// },
          ],
        },
      },
    },
  },
});
