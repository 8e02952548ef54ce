import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * What stands in the head of every page: the interface face is preloaded (the display and reading faces are by the
 * screens that use them), and the icon is part of the page, since asking for it costs more than it weighs.
 */
export function headPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'aivy-head',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const icon = encodeURIComponent(readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8').trim());
        const withIcon = html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${icon}"`);
        const font = Object.keys(bundle ?? {}).find((name) => /figtree-latin-wght-normal.*\.woff2$/.test(name));
        if (!font) return withIcon;
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return { html: withIcon, tags: [{ tag: 'link', attrs, injectTo: 'head-prepend' }] };
      },
    },
  };
}
