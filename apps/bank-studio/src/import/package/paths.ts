import path from 'node:path';

/** The path that an address in a file of a package means; undefined where it leads out of the package. */
export function resolvePath(from: string, address: string): string | undefined {
  const plain = address.split(/[?#]/)[0] ?? '';
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // A name with a bare per cent sign is meant as it stands.
  }
  const resolved = path.posix.normalize(path.posix.join(path.posix.dirname(from), decoded));
  return resolved.startsWith('..') || path.posix.isAbsolute(resolved) ? undefined : resolved;
}
