import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { bundleServer } from '../build/bundle.mjs';
import { vite } from '../build/web.mjs';
import { findBrowser } from './browser.mjs';
import { Fault } from './fault.mjs';

/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * @template Items
 * @typedef {{ browser: import('playwright-core').Browser, address: string, bank: Items }} Specimen the page's address, a
 * browser to open it in, and what the bank's program offers
 */

/**
 * Builds a page of the web client's own components, without the system around them, serves it, and takes it away again.
 * @template Items
 * @template Outcome
 * @param {{ name: string, config: string, items: string }} what `name` of its folder under .aivy, Vite's configuration
 *   below apps/web, and the program that gives the bank's items
 * @param {(specimen: Specimen<Items>) => Promise<Outcome>} use
 * @returns {Promise<Outcome>}
 * @throws {Fault} when there is no browser, or the page cannot be built
 */
export async function withSpecimenPage({ name, config, items }, use) {
  const found = await findBrowser();
  if ('missing' in found) throw new Fault(`Nothing can be measured. ${found.missing}`);
  const dir = path.resolve('.aivy', name, String(process.pid));
  const outDir = path.join(dir, 'page');
  try {
    await vite(['build', '--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']);
    await bundleServer({ entries: { items }, dir: path.join(dir, 'bank') });
    const bank = await import(path.join(dir, 'bank/items.js'));
    const server = serve(outDir);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const { chromium } = await import('playwright-core');
    const browser = await chromium.launch({
      executablePath: found.path,
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, ...found.env },
    });
    try {
      return await use({ browser, address: `http://127.0.0.1:${port}/`, bank });
    } finally {
      await browser.close();
      server.close();
    }
  } finally {
    await fs.rm(dir, { recursive: true, force: true });
  }
}

/** Files of the built page, and nothing beside it. @param {string} root */
function serve(root) {
  return http.createServer((request, response) => {
    const name = path.join(
      root,
      path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html')),
    );
    fs.readFile(name).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
}
