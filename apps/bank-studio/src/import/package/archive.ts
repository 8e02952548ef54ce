import { constants, inflateRawSync } from 'node:zlib';
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

/** What the directory at the end of a zip says of a file. */
interface Entry {
  name: string;
  packed: Uint8Array;
  isDeflated: boolean;
  size: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** Bytes that aren't there are a `RangeError`. */
function* entriesOf(zip: Buffer): Generator<Entry> {
  let end = zip.length - END_BYTES;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < first) throw new Unreadable('no sound zip: it has no directory');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Unreadable('no sound zip: its directory is damaged');
    const method = zip.readUInt16LE(at + 10);
    const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [named, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const isUtf8 = (zip.readUInt16LE(at + 8) & 0x800) !== 0;
    const name = zip.subarray(at + 46, at + 46 + named).toString(isUtf8 ? 'utf8' : 'latin1');
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (method !== STORED && method !== DEFLATED) throw new Unreadable(`${name} is packed in a way that isn't known`);
    yield { name, packed: zip.subarray(start, start + packedSize), isDeflated: method === DEFLATED, size };
    at += 46 + named + extra + comment;
  }
}

/** Stops at the size that the directory says, however much there would be. */
function unpacked({ name, packed, isDeflated, size }: Entry): Uint8Array {
  if (!isDeflated) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Unreadable(`${name} in the package is larger than the package says`);
    throw error;
  }
}

/**
 * The files of a zip, in memory: nothing is written to disk. What the directory says is checked before anything is
 * unpacked, and every file is counted while it is.
 * @throws Unreadable for what is no zip, and for one beyond the bounds
 */
export function unpack(bytes: Uint8Array): Files {
  if (bytes.length > LIMITS.archive) throw new Unreadable(`the package is larger than ${megabytes(LIMITS.archive)}`);
  let total = 0;
  const entries = new Map<string, Entry>();
  try {
    for (const entry of entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
      const { name, size, packed } = entry;
      checkPath(name);
      if (name.endsWith('/') || name.startsWith('__MACOSX/')) continue;
      // Which of the two counts, every reader decides for itself.
      if (entries.has(name)) throw new Unreadable(`the package holds ${name} twice`);
      entries.set(name, entry);
      total += size;
      if (entries.size > LIMITS.files) throw new Unreadable(`the package holds more than ${LIMITS.files} files`);
      if (size > LIMITS.packedFile)
        throw new Unreadable(`${name} in the package is larger than ${megabytes(LIMITS.packedFile)}`);
      if (size > SMALL && size > packed.length * LIMITS.ratio)
        throw new Unreadable(`${name} in the package is packed more than ${LIMITS.ratio} times`);
      if (total > LIMITS.unpacked)
        throw new Unreadable(`the package unpacks to more than ${megabytes(LIMITS.unpacked)}`);
    }
    return new Map([...entries].map(([name, entry]) => [name, unpacked(entry)]));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`no sound zip: ${error instanceof Error ? error.message : String(error)}`);
  }
}
