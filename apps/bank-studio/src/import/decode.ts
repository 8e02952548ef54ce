import { Unreadable } from './unreadable.js';

const BOMS: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** What an XML declaration says of its own encoding. */
const DECLARED = /^<\?xml[^>]*\sencoding=["']([\w.-]+)["']/;

/**
 * The text of a file: UTF-8, or what its first bytes or its XML declaration say.
 * @throws Unreadable where the bytes are none in that encoding: a letter that is guessed is another letter
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BOMS.find(([bom]) => bom.every((byte, index) => bytes[index] === byte))?.[1];
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
  const encoding = marked ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable(`the file is no text in ${encoding.toUpperCase()}`);
  }
}
