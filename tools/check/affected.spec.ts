import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readPackages } from '../lint/packages.mjs';

/** What Nx would run again after a change of these files; names of packages, and `tools`. */
const affectedBy = (...files: string[]): string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--json', '--affected', `--files=${files.join(',')}`],
      { encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false' }, stdio: ['ignore', 'pipe', 'ignore'] },
    ),
  ) as string[];

const packages = readPackages();

/** Every package that reaches another through the dependencies in package.json, computed beside Nx. */
function dependants(name: string): Set<string> {
  const reached = new Set([name]);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const each of packages) if (each.uses.some((used) => reached.has(used))) reached.add(each.name);
  }
  return reached;
}

describe('nx affected', () => {
  it.each(['@aivy/contracts', '@aivy/psychometrics', '@aivy/web-ui'])(
    'runs again what depends on a changed %s, and nothing else',
    (name) => {
      const { folder } = packages.find((each) => each.name === name)!;
      const expected = [...dependants(name), 'tools'].sort();
      expect(expected.length).toBeLessThan(packages.length + 1);
      expect(affectedBy(`${folder}/src/index.ts`).sort()).toEqual(expected);
    },
    60_000,
  );

  it('knows lint, types and tests of every package', () => {
    for (const { folder } of packages) {
      const { nx } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        nx: { targets: object };
      };
      expect({ folder, targets: Object.keys(nx.targets) }).toEqual({ folder, targets: ['lint', 'typecheck', 'test'] });
    }
  });
});
