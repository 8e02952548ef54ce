import { describe, expect, it } from '@jest/globals';
import { faultsOfSbom } from './sbom-faults.mjs';

/** A disk of JSON files. */
const disk = (files: Record<string, object>) => ({
  existsSync: (path: string) => Object.keys(files).some((file) => file.startsWith(`${path}/`)),
  readdirSync: (path: string) => [
    ...new Set(
      Object.keys(files)
        .filter((file) => file.startsWith(`${path}/`))
        .map((file) => file.slice(path.length + 1).split('/')[0]!),
    ),
  ],
  readFileSync: (path: string) => JSON.stringify(files[path]),
});
const faults = (components: object[], installed: Record<string, object>): unknown =>
  faultsOfSbom('/app', disk({ '/app/sbom.cdx.json': { components }, ...installed }) as never);

const INSTALLED = {
  '/app/node_modules/.package-lock.json': {},
  '/app/node_modules/a/package.json': { name: 'a', version: '1.0.0' },
  '/app/node_modules/@s/b/package.json': { name: '@s/b', version: '2.0.0' },
  '/app/node_modules/@s/b/node_modules/a/package.json': { name: 'a', version: '3.0.0' },
};
const A1 = { name: 'a', version: '1.0.0' };
const B = { name: '@s/b', version: '2.0.0' };
const A3 = { name: 'a', version: '3.0.0' };

describe('a bill of materials', () => {
  it('that names every installed package, scoped and nested ones too, and no other, is right', () => {
    expect(faults([A1, B, A3], INSTALLED)).toEqual({ faults: [], packages: 3 });
  });

  it('is wrong about each package that it forgets, has made up, or names in another version', () => {
    expect(faults([A1, B, { name: 'c', version: '1.0.0' }, { name: 'a', version: '3.0.1' }], INSTALLED)).toEqual({
      faults: [
        'a@3.0.0 is installed and not named',
        'c@1.0.0 is named and not installed',
        'a@3.0.1 is named and not installed',
      ],
      packages: 3,
    });
  });
});
