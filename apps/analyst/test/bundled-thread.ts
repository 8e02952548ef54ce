import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The built program of the threads, in a folder of its own. */
export interface BundledThread {
  file: string;
  remove(): void;
}

/** @param source program of the threads, a path in apps/analyst */
export function bundleThread(source: string): BundledThread {
  const dir = path.resolve('.aivy/run', `analyst-thread-${process.pid}`);
  const target = { entries: { thread: path.resolve('apps/analyst', source) }, dir };
  // Jest does not load the bundler.
  const script = `const { bundleServer } = await import('./tools/build/bundle.mjs'); await bundleServer(${JSON.stringify(target)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe' });
  return { file: path.join(dir, 'thread.js'), remove: () => fs.rmSync(dir, { recursive: true, force: true }) };
}
