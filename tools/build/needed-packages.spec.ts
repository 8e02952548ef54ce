import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { packageFolders, ROOT } from '../lib/workspace.mjs';
import { neededPackages, type Manifest } from './needed-packages.mjs';

const WORKSPACE: Manifest[] = [
  { name: 'page', dependencies: { items: '*', react: '^19' } },
  { name: 'items', dependencies: { formulas: '*' } },
  { name: 'formulas', dependencies: { items: '*' } },
  { name: 'server', dependencies: { items: '*' } },
];

describe('the packages that one of the workspace is built from', () => {
  it('are itself and what it needs, also through others and where two need each other, and none of npm', () => {
    expect(neededPackages('page', WORKSPACE)).toEqual(['formulas', 'items', 'page']);
  });

  it('are not told of a package that the workspace has not', () => {
    expect(() => neededPackages('elsewhere', WORKSPACE)).toThrow('no package elsewhere');
  });

  it('are, for the client, all whose sources its tests and its build name', () => {
    const manifests = packageFolders().map(
      (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest,
    );
    expect(neededPackages('@aivy/web', manifests)).toEqual(
      ['web', 'contracts', 'exam', 'typeset', 'web-calculator', 'web-math', 'web-ui']
        .map((name) => `@aivy/${name}`)
        .sort(),
    );
  });
});
