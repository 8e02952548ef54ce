import { describe, expect, it } from '@jest/globals';
import { missingPackages, type Packages } from './missing-packages.mjs';

const LOCK: Packages = {
  '': { version: '1.0.0' },
  'apps/auth': { version: '1.0.0' },
  'node_modules/@aivy/auth': { link: true },
  'node_modules/vite': { version: '8.0.0' },
  'node_modules/vite-darwin': { version: '8.0.0', optional: true },
  'node_modules/jest': { version: '30.0.0', dev: true },
};
const { 'node_modules/jest': jest, 'node_modules/vite-darwin': _darwin, ...RUNS } = LOCK;
const ALL: Packages = { ...RUNS, 'node_modules/jest': jest! };
const NEWER: Packages = { ...LOCK, 'node_modules/vite': { version: '8.1.0' } };

describe('what must be installed', () => {
  it.each<[requirement: string, have: Packages | undefined, development: boolean, answer: string | undefined]>([
    ['on a fresh clone, for a start: what runs the system', undefined, false, 'run'],
    ['on a fresh clone, for tests: everything', undefined, true, 'all'],
    ['after a start, for another one: nothing', RUNS, false, undefined],
    ['after a start, for tests: everything', RUNS, true, 'all'],
    ['after tests, for a start or tests: nothing', ALL, false, undefined],
    ['after tests, for tests: nothing', ALL, true, undefined],
  ])('%s', (_requirement, have, development, answer) => {
    expect(missingPackages({ want: LOCK, have, development })).toBe(answer);
  });

  it('a package of another version is brought up to date, and what was there beside it stays', () => {
    expect(missingPackages({ want: NEWER, have: RUNS, development: false })).toBe('run');
    expect(missingPackages({ want: NEWER, have: ALL, development: false })).toBe('all');
    expect(missingPackages({ want: NEWER, have: ALL, development: true })).toBe('all');
  });
});
