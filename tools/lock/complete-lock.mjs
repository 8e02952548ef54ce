// `npm run generate lock`, after every change of dependencies. `npm install` silently leaves out optional packages that the
// registry in use does not serve; `npm ci` then refuses the lock. This adds an entry for each of them, tied to its
// platform, which is never fetched elsewhere.
import fs from 'node:fs';
import { platformOf, placeFrom } from './lock-platforms.mjs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const added = [];

for (const [where, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (placeFrom(lock.packages, where, name)) continue;
    const version = range.replace(/^[\^~]/, '');
    const platform = platformOf(name);
    if (!/^\d+\.\d+\.\d+/.test(version) || !platform) {
      console.error(
        `Left out: ${name}@${range} of ${where || 'the root'} (no exact version, or no platform in its name)`,
      );
      continue;
    }
    lock.packages[`node_modules/${name}`] = { version, ...platform, optional: true };
    added.push(`${name}@${version}`);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.length}: ${added.join(', ')}` : 'The lock is complete.');
