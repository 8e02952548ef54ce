// `npm run generate sbom [-- FILE]`: the npm packages of a release as CycloneDX JSON, into dist/sbom.cdx.json or FILE. The image
// has the same of what is installed in it (/app/sbom.cdx.json); this one names the bindings of all platforms.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from '../../lib/ensure-installed.mjs';
import { exitWith, Fault } from '../../lib/fault.mjs';
import { runNode } from '../../lib/run-node.mjs';
import { DIST } from '../../lib/workspace.mjs';

const [file = path.join(DIST, 'sbom.cdx.json')] = process.argv.slice(2);
try {
  ensureInstalled({ development: false });
  await runNode(['tools/build/main.mjs', '--server'], 'The build failed; the lines above say why.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { status, stdout } = spawnSync(npm, args, {
    cwd: path.join(DIST, 'install'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Fault('npm could not name the packages; the lines above say why.');
  const bom = JSON.parse(stdout);
  fs.writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages, CycloneDX ${bom.specVersion}.`);
} catch (error) {
  exitWith(error);
}
