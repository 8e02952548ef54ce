import { trimMathjaxFonts } from '@aivy/web-math/vite-trim';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The specimen page of `npm run check formulas`: components, styles and fonts of the web client, without its shell. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), trimMathjaxFonts()],
  build: { target: ['chrome123'], assetsInlineLimit: 0, chunkSizeWarningLimit: 4_000, minify: false },
});
