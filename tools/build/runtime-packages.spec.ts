import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../lib/workspace.mjs';
import { importedPackages, runtimeInstall, type Lock, type Manifest } from './runtime-packages.mjs';

describe('what a bundle leaves for Node to find', () => {
  it('is every package that is imported, at once or later, by its name: no file of the bundle, no module of Node', () => {
    const output = [
      { type: 'chunk', fileName: 'auth/main.js', imports: ['chunk-1.js', 'zod', 'zod/mini', 'node:fs', 'fs/promises'] },
      { type: 'chunk', fileName: 'chunk-1.js', imports: ['@nestjs/core/injector'], dynamicImports: ['pg', 'bank.js'] },
      { type: 'chunk', fileName: 'bank.js', imports: [] },
      { type: 'asset', fileName: 'auth/main.js.map' },
    ];
    expect(importedPackages(output)).toEqual(['@nestjs/core', 'pg', 'zod']);
  });
});

const LOCK: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { version: '1.0.0' },
    'node_modules/web': { version: '1.0.0', dependencies: { shared: '^2' } },
    'node_modules/server': {
      version: '1.2.0',
      dependencies: { shared: '^1', deep: '^1' },
      optionalDependencies: { 'native-linux': '1.0.0', 'native-elsewhere': '1.0.0' },
      peerDependencies: { peer: '^1', 'peer-if-you-like': '^1' },
      peerDependenciesMeta: { 'peer-if-you-like': { optional: true } },
    },
    'node_modules/server/node_modules/shared': { version: '1.0.0' },
    'node_modules/shared': { version: '2.0.0' },
    'node_modules/deep': { version: '1.0.0', dependencies: { shared: '^2', server: '^1' } },
    'node_modules/native-linux': { version: '1.0.0', optional: true },
    'node_modules/peer': { version: '1.0.0', peer: true },
    'node_modules/peer-if-you-like': { version: '1.0.0' },
    'node_modules/tests': { version: '1.0.0', dev: true },
  },
};
const MANIFEST: Manifest = { name: 'x', version: '1.0.0', overrides: { server: { a: '1' }, web: { b: '$c' } } };
const install = (...names: string[]) => runtimeInstall({ lock: LOCK, manifest: MANIFEST, names });

describe('what is installed for what is imported', () => {
  it('is that, in the version of the lock, and all that it needs, where the lock has it; nothing else', () => {
    const { lock, manifest } = install('server');
    const { '': root, ...there } = lock.packages;
    const { 'node_modules/server': _server, 'node_modules/web': _web, ...rest } = LOCK.packages;
    expect(Object.keys(there).sort()).toEqual(
      Object.keys(rest)
        .filter((place) => !['', 'node_modules/tests', 'node_modules/peer-if-you-like'].includes(place))
        .concat('node_modules/server')
        .sort(),
    );
    for (const [place, entry] of Object.entries(there)) expect(entry).toEqual(LOCK.packages[place]);
    expect(manifest).toMatchObject({ dependencies: { server: '1.2.0' }, overrides: { server: { a: '1' } } });
    expect(manifest.overrides).not.toHaveProperty('web');
    expect(root).toMatchObject({ dependencies: { server: '1.2.0' } });
  });

  it('is the optional peer too, when a program imports it itself', () => {
    expect(install('server', 'peer-if-you-like').lock.packages).toHaveProperty('node_modules/peer-if-you-like');
  });

  it('cannot be said of a package that is not in the lock, or that is there for tests alone', () => {
    expect(() => install('forgotten')).toThrow('forgotten, which a program needs, is not in package-lock.json');
    expect(() => install('tests')).toThrow('tests, which a program needs, stands among the devDependencies');
  });
});

describe('the lock of this checkout', () => {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const lock = read('package-lock.json') as Lock;
  const manifest = read('package.json') as Manifest;

  it('gives servers their packages without those of the browser and of the build', () => {
    const { packages } = runtimeInstall({
      lock,
      manifest,
      names: ['@nestjs/platform-fastify', 'bullmq', 'typeorm', 'pg'],
    }).lock;
    for (const name of ['fastify', '@nestjs/core', 'rxjs', 'reflect-metadata', 'pg-pool', 'semver'])
      expect(packages).toHaveProperty([`node_modules/${name}`]);
    for (const name of ['react', 'vite', 'rolldown', 'lucide-react', 'radix-ui', 'jest', 'typescript'])
      expect(packages).not.toHaveProperty([`node_modules/${name}`]);
  });
});
