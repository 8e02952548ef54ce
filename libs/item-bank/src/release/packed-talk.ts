import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Talk } from '../item/talk.js';

/** Lists and objects in memory at a time, two for each item that's talked about: they take some kilobytes each. */
const UNPACKED = 400;
/** The newest last. */
const unpacked = new Map<Buffer, unknown>();

/** For a few kilobytes of text; the usual ones take a quarter of a megabyte each time. */
const SMALL = { windowBits: 12, memLevel: 4 };

/** A copy: zlib gives a part of a much larger buffer. */
const pack = (text: string): Buffer => Buffer.from(deflateRawSync(text, SMALL));

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
  readonly #ideas?: Buffer;
  readonly #others: Buffer;

  /** @param known packed ideas by their text: two of three items have those of another one, which they then share */
  constructor({ ideas, ...others }: Talk, known = new Map<string, Buffer>()) {
    if (ideas) {
      const text = JSON.stringify(ideas);
      this.#ideas = known.get(text) ?? pack(text);
      known.set(text, this.#ideas);
    }
    this.#others = pack(JSON.stringify(others));
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
