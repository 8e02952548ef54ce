// The zones of the web client and who may import whom. Pure: no file system in it.

const SOURCE = 'apps/web/src/';

/** Each zone imports itself and those to its right; a feature imports no other feature. */
const ZONES = ['prerender', 'start', 'shell', 'routes', 'features', 'player', 'core', 'config', 'lib'];

/** The folder that holds the file, from the source folder on: `core/session`, or `features/result`. @param {string} file */
function placeOf(file) {
  if (!file.startsWith(SOURCE)) return undefined;
  const [zone = '', part] = file.slice(SOURCE.length).split('/');
  return { zone, part };
}

/**
 * @param {string} file that imports
 * @param {string} target what it imports; both relative to the root, with slashes
 * @returns {string | undefined} what is wrong with this import
 */
export function zoneFault(file, target) {
  const from = placeOf(file);
  // Builds and the specimen take what they need; `main.tsx` puts everything together.
  if (!from || !ZONES.includes(from.zone)) return undefined;
  const to = placeOf(target);
  if (!to) return `The client's source does not import ${target}, which is no part of it.`;
  if (!ZONES.includes(to.zone)) return `${to.zone} stands in no zone; nobody imports it.`;
  if (ZONES.indexOf(to.zone) < ZONES.indexOf(from.zone))
    return `${from.zone} may not import ${to.zone}: imports go ${ZONES.join(' → ')}.`;
  if (from.zone === 'features' && to.zone === 'features' && from.part !== to.part)
    return `The feature ${from.part} may not import the feature ${to.part}: what both need goes further down, or their route puts them together.`;
  return undefined;
}
