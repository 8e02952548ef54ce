/** Enough that ten people rarely share one: 1 kB. */
const BUCKETS = 256;
/** For groups of which there are thousands, as one an item: 128 bytes. About thirteen people are told from nine. */
export const FEW_BUCKETS = 32;

/** The finalizer of MurmurHash3: every bit of the input moves every bit of the output. */
function mixed(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A whole number of 32 bits that stands for a text, as a record's id. FNV-1a. */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return h >>> 0;
}

/**
 * Whose records a figure is made of, in 1 kB for ten people or a million, without an id of any of them. Each person
 * falls into one of 256 buckets, and a bucket adds up hashes of records (modulo 2³²). So sketches are added and
 * subtracted as the figures are that an attacker adds and subtracts, and the buckets that are left over are touched by
 * somebody: a difference that n people make leaves at most n of them. That a difference of some is not seen at all
 * takes hashes that add up to nothing, one chance in 2³².
 */
export class PeopleSketch {
  readonly #sums: Uint32Array;

  private constructor(sums: Uint32Array) {
    this.#sums = sums;
  }

  static empty(buckets = BUCKETS): PeopleSketch {
    return new PeopleSketch(new Uint32Array(buckets));
  }

  /** A sketch of sums that are kept elsewhere, as many as buckets; they are not copied. */
  static over(sums: Uint32Array): PeopleSketch {
    return new PeopleSketch(sums);
  }

  /** What is added up, a number a bucket: to be kept and not to be changed. */
  get sums(): Uint32Array {
    return this.#sums;
  }

  /** @throws RangeError when the text is not that of a sketch */
  static fromText(text: string): PeopleSketch {
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length === 0 || bytes.length % 4 !== 0) throw new RangeError(`no sketch has ${bytes.length} bytes`);
    return new PeopleSketch(
      Uint32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4)),
    );
  }

  /** Base64 of little-endian numbers, so that machines of every kind read one store. */
  toText(): string {
    const bytes = Buffer.alloc(this.#sums.length * 4);
    this.#sums.forEach((sum, index) => bytes.writeUInt32LE(sum, index * 4));
    return bytes.toString('base64');
  }

  /**
   * Takes a record of a person in. A record that changes is another one.
   * @param person hash of the person, 32 bits
   * @param record hash of the record, 32 bits
   * @param times -1: the figure has it subtracted
   */
  add(person: number, record: number, times: 1 | -1 = 1): void {
    const hash = mixed(person);
    // 0 would leave no trace.
    this.#sums[hash % this.#sums.length]! += times * (mixed(hash ^ mixed(record + 0x9e3779b9)) || 1);
  }

  /** @throws RangeError for sketches of different sizes */
  plus(other: PeopleSketch): PeopleSketch {
    this.#requireSameSize(other);
    return new PeopleSketch(this.#sums.map((sum, index) => sum + other.#sums[index]!));
  }

  /** @throws RangeError for sketches of different sizes */
  minus(other: PeopleSketch): PeopleSketch {
    this.#requireSameSize(other);
    return new PeopleSketch(this.#sums.map((sum, index) => sum - other.#sums[index]!));
  }

  /** Buckets that something is left in: at most as many as people. */
  get touched(): number {
    let touched = 0;
    for (const sum of this.#sums) if (sum !== 0) touched += 1;
    return touched;
  }

  /** The same without a third sketch: what is looked at millions of times. */
  touchedAgainst(other: PeopleSketch): number {
    this.#requireSameSize(other);
    let touched = 0;
    for (let index = 0; index < this.#sums.length; index += 1)
      if (this.#sums[index] !== other.#sums[index]) touched += 1;
    return touched;
  }

  /**
   * Its sums once more, by bands of buckets, a number of 32 bits each that adds up as the sums do. A sketch of which fewer
   * buckets than there are bands are touched has a band that adds up to 0: so what comes near a sum of others is looked
   * up, band by band, and not searched for.
   * @param bands how many
   */
  prints(bands: number): Uint32Array {
    const prints = new Uint32Array(bands);
    const size = this.#sums.length;
    for (let index = 0; index < size; index += 1)
      prints[Math.floor((index * bands) / size)]! += Math.imul(this.#sums[index]!, mixed(index + 1) | 1);
    return prints;
  }

  /**
   * Buckets that are left over of it when others are taken away and added: counted up to `most`, where it ends.
   * @throws RangeError for sketches of different sizes
   */
  touchedLess(away: readonly PeopleSketch[], added: readonly PeopleSketch[], most: number): number {
    for (const other of [...away, ...added]) this.#requireSameSize(other);
    let touched = 0;
    for (let index = 0; index < this.#sums.length && touched < most; index += 1) {
      let left = this.#sums[index]!;
      for (const other of away) left -= other.#sums[index]!;
      for (const other of added) left += other.#sums[index]!;
      if (left % 2 ** 32 !== 0) touched += 1;
    }
    return touched;
  }

  #requireSameSize(other: PeopleSketch): void {
    if (other.#sums.length !== this.#sums.length)
      throw new RangeError(`sketches of ${this.#sums.length} and ${other.#sums.length} buckets have nothing in common`);
  }
}
