// Which npm packages the built programs need, from what their bundles import: the image installs these and no others.
import { isBuiltin } from 'node:module';
import { placeFrom } from '../lock/lock-platforms.mjs';

/**
 * @typedef {object} LockEntry of package-lock.json
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [peer]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */
/** @typedef {{ lockfileVersion: number, packages: Record<string, LockEntry> }} Lock */
/** @typedef {Record<string, unknown> & { overrides?: Record<string, unknown>, scripts?: Record<string, string> }} Manifest a package.json */

/**
 * The packages that a bundle leaves for Node to find.
 * @param {readonly { type: string, fileName: string, imports?: string[], dynamicImports?: string[] }[]} output of rolldown
 * @returns {string[]} names, sorted
 */
export function importedPackages(output) {
  const files = new Set(output.map(({ fileName }) => fileName));
  const imports = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  return [...new Set(imports.filter((id) => !files.has(id) && !isBuiltin(id)).map(packageOf))].sort();
}

/** `@scope/name` of `@scope/name/file.js`. @param {string} id */
const packageOf = (id) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The part of a lock that the named packages reach, each where the whole lock has it and of the same version, and the
 * package.json that goes with it: `npm ci` takes the pair.
 * @param {{ lock: Lock, manifest: Manifest, names: readonly string[] }} whole
 * @returns {{ lock: Lock, manifest: Manifest }}
 * @throws Error when a package, or one that it needs, is not in the lock, or there for tests alone
 */
export function runtimeInstall({ lock, manifest, names }) {
  const reached = reachedFrom(lock.packages, names);
  const dependencies = Object.fromEntries(names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]));
  const { name, version, private: hidden, license, type, engines } = manifest;
  const overrides = Object.fromEntries(
    Object.entries(manifest.overrides ?? {}).filter(([each]) => reached.has(`node_modules/${each}`)),
  );
  const root = { name, version, license, engines, dependencies };
  return {
    manifest: { ...root, private: hidden, type, overrides },
    lock: {
      ...lock,
      packages: {
        '': /** @type {LockEntry} */ (root),
        ...Object.fromEntries(Object.entries(lock.packages).filter(([where]) => reached.has(where))),
      },
    },
  };
}

/**
 * @param {Lock['packages']} packages
 * @param {readonly string[]} names
 * @returns {Set<string>} where they and all that they need lie
 */
function reachedFrom(packages, names) {
  /** @type {Set<string>} */
  const reached = new Set();
  const open = names.map((name) => ({ name, from: '', required: true }));
  for (let next = open.pop(); next; next = open.pop()) {
    const where = placeFrom(packages, next.from, next.name);
    if (where === undefined) {
      if (!next.required) continue;
      throw new Error(`${next.name}, which ${next.from || 'a program'} needs, is not in package-lock.json`);
    }
    // npm would leave it out where only what runs is installed.
    if (packages[where]?.dev)
      throw new Error(`${next.name}, which ${next.from || 'a program'} needs, stands among the devDependencies`);
    if (reached.has(where)) continue;
    reached.add(where);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[where] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const wanted = !peerDependenciesMeta?.[name]?.optional;
      if (wanted) open.push({ name, from: where, required: !optionalDependencies?.[name] });
    }
  }
  return reached;
}
