// `npm run generate icons`: draws the app's icons from Aivy's own figure. Run it after the figure has changed.
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { findBrowser } from '../lib/browser.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'apps/web/public/icons');

/** `figure`: Aivy's width as a part of the icon; a system may cut a maskable one down to its middle four fifths. */
const ICONS = [
  { name: 'aivy-192', size: 192, figure: 0.72, corner: 0.22 },
  { name: 'aivy-512', size: 512, figure: 0.72, corner: 0.22 },
  { name: 'aivy-maskable-512', size: 512, figure: 0.52, corner: 0 },
  { name: 'apple-180', size: 180, figure: 0.68, corner: 0 },
];

const browser = await findBrowser();
if ('missing' in browser) throw new Error(browser.missing);
const vite = await createServer({
  root: ROOT,
  configFile: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const { Aivy } = await vite.ssrLoadModule('/libs/web-ui/src/art/aivy.tsx');
const tokens = await fs.readFile(path.join(ROOT, 'libs/web-ui/src/styles/tokens.css'), 'utf8');
const chrome = await chromium.launch({ executablePath: browser.path, args: ['--no-sandbox'] });
await fs.mkdir(FOLDER, { recursive: true });
for (const { name, size, figure, corner } of ICONS) {
  const page = await chrome.newPage({ viewport: { width: size, height: size } });
  const aivy = renderToStaticMarkup(createElement(Aivy, { pose: 'pleased', bust: true, size: size * figure }));
  await page.setContent(`<style>${tokens}
    body { margin: 0; background: none }
    div { display: grid; place-items: center; height: ${size}px; border-radius: ${size * corner}px;
      background: linear-gradient(var(--rm-sky-1), var(--rm-sky-3)) }
    svg { overflow: visible; max-width: none }</style><div>${aivy}</div>`);
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: true });
}
await chrome.close();
await vite.close();
