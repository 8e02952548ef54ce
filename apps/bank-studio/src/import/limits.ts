/** Bounds of what is read, so that a file made to do harm costs a message and not the machine. Sizes in bytes. */
export const LIMITS = {
  /** A text file: a Moodle export with its images is the largest that there is. */
  text: 50_000_000,
  /** A file in a package, unpacked. */
  packedFile: 20_000_000,
  /** A package, packed and unpacked. */
  archive: 100_000_000,
  unpacked: 150_000_000,
  /** Files of a package. */
  files: 20_000,
  /** How many times larger than packed a file of more than a megabyte may be. */
  ratio: 200,
  /** Elements inside one another. */
  depth: 100,
  /** Elements of a file, or of all files of a package: the parser needs about a kilobyte for each. */
  elements: 200_000,
  /** A table, its columns and its lines: the whole bank with what students say about it is over 20 MB. */
  table: 50_000_000,
  columns: 100,
  lines: 20_000,
  /** An image, and all images of an item. */
  image: 2_000_000,
  images: 8_000_000,
} as const;

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
