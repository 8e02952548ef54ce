// `npm run deploy:generate`: brings the files of deployment in line with deploy/programs.mjs, and says which changed.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/workspace.mjs';
import { generatedFiles, leftoverFiles } from './files.mjs';

const changed = [];
for (const [file, text] of generatedFiles(ROOT)) {
  const target = path.join(ROOT, file);
  if (fs.existsSync(target) && fs.readFileSync(target, 'utf8') === text) continue;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  changed.push(file);
}
for (const file of leftoverFiles(ROOT)) {
  fs.rmSync(path.join(ROOT, file));
  changed.push(`${file} (removed)`);
}
console.log(changed.length === 0 ? 'Everything is up to date.' : `Written: ${changed.join(', ')}`);
