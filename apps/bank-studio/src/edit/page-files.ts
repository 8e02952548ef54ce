import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export interface PageFile {
  type: string;
  body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The editor's page, built from its source: its files by their addresses. */
export async function pageFiles(): Promise<Map<string, PageFile>> {
  const folder = path.resolve('.aivy/run', `editor-${process.pid}`);
  // By its path: imported, the builder would be among the packages that the image installs for its commands.
  const builder = [path.resolve('node_modules/vite/bin/vite.js'), 'build', 'apps/bank-studio/page'];
  try {
    await promisify(execFile)(process.execPath, [
      ...builder,
      '--outDir',
      folder,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ]);
    return new Map(
      fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
        if (!entry.isFile()) return [];
        const file = path.join(entry.parentPath, entry.name);
        const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [
          [address, { type: TYPES[path.extname(file)] ?? 'application/octet-stream', body: fs.readFileSync(file) }],
        ];
      }),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
