import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page of `npm run bank -- edit`: controls, styles and fonts of the web client, without its shell. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: ['chrome123'], assetsInlineLimit: 0, chunkSizeWarningLimit: 1_000 },
});
