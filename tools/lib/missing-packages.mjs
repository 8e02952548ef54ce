/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, link?: boolean }>} Packages of a lock file, by their place */

/**
 * What must be installed: everything, what runs the system, or nothing.
 * @param {{ want: Packages, have: Packages | undefined, development: boolean }} question `want`: the lock; `have`: what npm says it has installed; `development`: are the packages for tests and checks asked for
 * @returns {'all' | 'run' | undefined}
 */
export function missingPackages({ want, have, development }) {
  if (!have) return development ? 'all' : 'run';
  // Optional packages, and those of other platforms among them, may be absent.
  const required = Object.entries(want).filter(
    ([where, { optional, link }]) => where.startsWith('node_modules/') && !optional && !link,
  );
  const all = development || required.some(([where, { dev }]) => dev && have[where]);
  const current = required.every(([where, { dev, version }]) => (dev && !all) || have[where]?.version === version);
  if (current) return undefined;
  return all ? 'all' : 'run';
}
