import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';

/** What says how formulas are set and written. */
const SOURCES = ['libs/typeset/src', 'libs/item-bank/src/typeset', 'node_modules/mathjax-full/package.json'];

/** Where systems of this checkout keep set formulas for one another: another file when they may be set otherwise. */
export function formulasFile() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of filesOf(path.join(ROOT, source))) hash.update(`${file}\n`).update(fs.readFileSync(file));
  return path.join(ROOT, 'node_modules/.cache/aivy', `formulas-${hash.digest('hex').slice(0, 16)}.json`);
}

/** @param {string} source a folder or a file */
function filesOf(source) {
  if (fs.statSync(source).isFile()) return [source];
  return fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join(source, name));
}
