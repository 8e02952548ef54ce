import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Talk } from '../item/talk.js';

/** Lists and objects in memory at a time, two for each item that's talked about: they take some kilobytes each. */
const UNPACKED = 400;
/** The newest last. */
const unpacked = new Map<Buffer, unknown>();

/** For a few kilobytes of text; the usual ones take a quarter of a megabyte each time. */
const SMALL = { windowBits: 12, memLevel: 4 };

/** A copy: zlib gives a part of a much larger buffer. */
const pack = (value: unknown): Buffer => Buffer.from(deflateRawSync(JSON.stringify(value), SMALL));

function unpack(bytes: Buffer): unknown {
  const value: unknown = unpacked.get(bytes) ?? JSON.parse(inflateRawSync(bytes).toString());
  unpacked.delete(bytes);
  unpacked.set(bytes, value);
  const [oldest] = unpacked.keys();
  if (unpacked.size > UNPACKED) unpacked.delete(oldest!);
  return value;
}

/** The talk of an item in a tenth of the memory, until someone asks for it: few items are talked about at a time. */
export class PackedTalk implements Talk {
  readonly #ideas: Buffer | undefined;
  readonly #others: Buffer;

  /** @param before of an item of the same family: most of those have the same ideas, which they then share */
  constructor({ ideas, ...others }: Talk, before?: PackedTalk) {
    const own = ideas && pack(ideas);
    const theirs = before && before.#ideas;
    this.#ideas = own && theirs?.equals(own) ? theirs : own;
    this.#others = pack(others);
  }

  get ideas(): Talk['ideas'] {
    return this.#ideas && (unpack(this.#ideas) as Talk['ideas']);
  }

  get simpler(): Talk['simpler'] {
    return (unpack(this.#others) as Talk).simpler;
  }

  get math(): Talk['math'] {
    return (unpack(this.#others) as Talk).math;
  }

  toJSON(): Talk {
    return { ...(unpack(this.#others) as Talk), ...(this.#ideas && { ideas: this.ideas }) };
  }
}
