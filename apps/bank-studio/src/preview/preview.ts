import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type BankItem } from '@aivy/item-bank';
import { checkItems, type Fault } from '@aivy/item-bank/checks';
import { ORACLES, proveItem } from '../proof/index.js';
import { sourceBank } from '../operate/source.js';
import { UsageError } from '@aivy/server-kit/command';
import { readFilter } from './filter.js';
import { previewItems } from './items.js';
import { page, type PreviewContent } from './page.js';
import { fontFile, styleSheet } from './style.js';

const REVIEWS = 'apps/bank-studio/review';
const review = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      solver_answer: z.string(),
      verdict: z.string(),
      arguments: z.record(z.string(), z.string()),
    }),
  ),
});

/** What the second pass said of each item: its answer and verdict. */
function readReviews(): Map<string, string> {
  const files = fs.readdirSync(REVIEWS).filter((name) => name.endsWith('.json') && name !== 'waiting.json');
  return new Map(
    files
      .flatMap((name) => review.parse(JSON.parse(fs.readFileSync(path.join(REVIEWS, name), 'utf8'))).items)
      .map((entry) => [
        entry.key,
        `${entry.verdict} (${entry.solver_answer.toUpperCase()}): ${Object.entries(entry.arguments)
          .map(([letter, argument]) => `${letter.toUpperCase()} ${argument}`)
          .join('; ')}`,
      ]),
  );
}

function faultsByKey(items: readonly BankItem[]): Map<string, Fault[]> {
  const faults = checkItems(items);
  for (const item of items) {
    const oracle = ORACLES[item.family.replace(/^math-/, '')];
    if (oracle && item.family !== item.key) faults.push(...proveItem(item, oracle));
  }
  const byKey = new Map<string, Fault[]>();
  for (const fault of faults) byKey.set(fault.item, [...(byKey.get(fault.item) ?? []), fault]);
  return byKey;
}

function answer(content: PreviewContent, request: http.IncomingMessage, response: http.ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, type: string, body: string | Buffer): void =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  if (url.pathname === '/style.css') return send(200, 'text/css; charset=utf-8', styleSheet());
  if (url.pathname.startsWith('/font/')) {
    const font = fontFile(url.pathname.slice('/font/'.length));
    return font ? send(200, 'font/woff2', font) : send(404, 'text/plain', 'no such font');
  }
  if (url.pathname !== '/') return send(404, 'text/plain', 'no such page');
  return send(200, 'text/html; charset=utf-8', page(content, readFilter(url.searchParams)));
}

/** `bank preview`: serves the page until it is interrupted. Keys are on it, so it listens on this machine only. */
export async function preview(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '3100' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not ${values.port}.`);
  const { bank, from } = await sourceBank();
  const items = previewItems(bank);
  const content: PreviewContent = { items, from, faults: faultsByKey(items), reviews: readReviews() };
  const server = http.createServer((request, response) => answer(content, request, response));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const address = server.address();
  console.log(
    `The item bank is at http://localhost:${typeof address === 'object' && address ? address.port : port} (Ctrl-C stops it)`,
  );
  await new Promise<void>((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
  );
  server.close();
  server.closeAllConnections();
  return 0;
}
