import { trimMathjaxFonts } from '@aivy/web-math/vite-trim';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of `npm run bench layout`: the test page itself over any questions, without the client's shell. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), trimMathjaxFonts()],
  build: { target: ['chrome123'], assetsInlineLimit: 0, chunkSizeWarningLimit: 4_000, minify: false },
});
