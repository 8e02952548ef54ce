// A page of our own around Perseus' renderer, built and served for a browser.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { installed } from '../installed.mjs';
import { OVERRIDES, PACKAGES } from './packages.mjs';

const PAGE = path.join(import.meta.dirname, 'page');
const FONTS = 'node_modules/mathjax-full/es5/output/chtml/fonts/woff-v2';
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff': 'font/woff' };

/** @typedef {{ base: string, give: (items: readonly object[]) => void }} PerseusSite `give`: what pages show that are opened from now on, items of Perseus */

/**
 * @template T
 * @param {(text: string) => void} say
 * @param {(site: PerseusSite) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPerseus(say, use) {
  const folder = await installed('perseus', PACKAGES, say, OVERRIDES);
  const built = await buildPage(folder, say);
  /** @type {readonly object[]} */
  let items = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/items.json') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(items));
      return;
    }
    const root = pathname.startsWith('/fonts/') ? path.join(folder, FONTS) : built;
    const name = pathname === '/' ? 'index.html' : pathname.replace(/^\/fonts/, '');
    const file = path.join(root, path.normalize(name));
    if (!file.startsWith(root) || !fs.existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    response.end(fs.readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  try {
    return await use({
      base: `http://127.0.0.1:${address.port}`,
      give: (given) => {
        items = given;
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** For production, where its packages are. @param {string} folder @param {(text: string) => void} say @returns {Promise<string>} */
async function buildPage(folder, say) {
  const { build } = await import('vite');
  const root = path.join(folder, 'page');
  const outDir = path.join(folder, 'built');
  say('building the page of Perseus');
  fs.rmSync(root, { recursive: true, force: true });
  fs.cpSync(PAGE, root, { recursive: true });
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  return outDir;
}
