import { unzipSync } from 'fflate';
import { LIMITS, megabytes } from '../limits.js';
import { Unreadable } from '../unreadable.js';

/** Files of a package by their path in it, with `/` between the folders. */
export type Files = ReadonlyMap<string, Uint8Array>;

const SMALL = 1_000_000;

/** @throws Unreadable for a path that would leave the package */
function checkPath(path: string): void {
  if (/^(?:\/|[A-Za-z]:)|\\|\0/.test(path) || path.split('/').includes('..'))
    throw new Unreadable(`the package holds a path that leads out of it: ${path.slice(0, 80)}`);
}

/**
 * The files of a zip, in memory: nothing is written to disk. Sizes are held against the bounds before anything is
 * unpacked; a file that is larger than it says is cut off there and damaged.
 * @throws Unreadable for what is no zip, and for one beyond the bounds
 */
export function unpack(bytes: Uint8Array): Files {
  if (bytes.length > LIMITS.archive) throw new Unreadable(`the package is larger than ${megabytes(LIMITS.archive)}`);
  let files = 0;
  let unpacked = 0;
  const names = new Set<string>();
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        checkPath(name);
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        // Which of the two counts, every reader decides for itself.
        if (names.has(name)) throw new Unreadable(`the package holds ${name} twice`);
        names.add(name);
        files += 1;
        unpacked += originalSize;
        if (files > LIMITS.files) throw new Unreadable(`the package holds more than ${LIMITS.files} files`);
        if (originalSize > LIMITS.packedFile)
          throw new Unreadable(`${name} in the package is larger than ${megabytes(LIMITS.packedFile)}`);
        if (originalSize > SMALL && originalSize > size * LIMITS.ratio)
          throw new Unreadable(`${name} in the package is packed more than ${LIMITS.ratio} times`);
        if (unpacked > LIMITS.unpacked)
          throw new Unreadable(`the package unpacks to more than ${megabytes(LIMITS.unpacked)}`);
        return true;
      },
    });
    return new Map(Object.entries(entries));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`no sound zip: ${error instanceof Error ? error.message : String(error)}`);
  }
}
