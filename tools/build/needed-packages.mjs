// Which packages of the workspace one of them is built from.

/** @typedef {{ name: string, dependencies?: Record<string, string> }} Manifest what counts of a package.json */

/**
 * A package and all of the workspace that it needs, directly or through others.
 * @param {string} name
 * @param {readonly Manifest[]} workspace
 * @returns {string[]} names, sorted; without those that are no part of the workspace
 * @throws Error when the workspace has no package of that name
 */
export function neededPackages(name, workspace) {
  const byName = new Map(workspace.map((manifest) => [manifest.name, manifest]));
  if (!byName.has(name)) throw new Error(`The workspace has no package ${name}`);
  /** @type {Set<string>} */
  const needed = new Set();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const manifest = byName.get(next);
    if (manifest === undefined || needed.has(next)) continue;
    needed.add(next);
    open.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return [...needed].sort();
}
