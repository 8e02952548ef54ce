// `npm run generate deploy`: writes what the files of deployment take from deploy/programs.mjs and the contract.
import fs from 'node:fs';
import path from 'node:path';
import { EDGE_BODY_LIMIT } from './edge-body-limit.js';
import { generatedFiles, leftoverFiles } from './files.mjs';

const ROOT = process.cwd();
const changed: string[] = [];
for (const [file, text] of generatedFiles(ROOT, EDGE_BODY_LIMIT)) {
  const target = path.join(ROOT, file);
  if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) continue;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  changed.push(file);
}
for (const file of leftoverFiles(ROOT, EDGE_BODY_LIMIT)) {
  fs.rmSync(path.join(ROOT, file));
  changed.push(`${file} (removed)`);
}
console.log(changed.length === 0 ? 'Everything is up to date.' : `Written: ${changed.join(', ')}`);
