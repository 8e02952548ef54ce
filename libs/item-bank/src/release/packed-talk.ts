import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Talk } from '../item/talk.js';

/** Items that are talked about at the same time: each takes some kilobytes unpacked. */
const UNPACKED = 200;
/** The newest last. */
const unpacked = new Map<PackedTalk, Talk>();

/** The talk of an item in a tenth of the memory, until someone asks for it: few items are talked about at a time. */
export class PackedTalk implements Talk {
  readonly #bytes: Buffer;

  constructor(talk: Talk) {
    // A copy: zlib gives a part of a much larger buffer.
    this.#bytes = Buffer.from(deflateRawSync(JSON.stringify(talk)));
  }

  get simpler(): Talk['simpler'] {
    return this.#unpack().simpler;
  }

  get ideas(): Talk['ideas'] {
    return this.#unpack().ideas;
  }

  get math(): Talk['math'] {
    return this.#unpack().math;
  }

  toJSON(): Talk {
    return this.#unpack();
  }

  #unpack(): Talk {
    const talk = unpacked.get(this) ?? (JSON.parse(inflateRawSync(this.#bytes).toString()) as Talk);
    unpacked.delete(this);
    unpacked.set(this, talk);
    const [oldest] = unpacked.keys();
    if (unpacked.size > UNPACKED) unpacked.delete(oldest!);
    return talk;
  }
}
