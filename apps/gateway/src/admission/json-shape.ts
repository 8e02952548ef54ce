import type { BodyLimit } from '@aivy/contracts';

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/**
 * Has JSON text more values, or values deeper inside each other, than it may? Reads the bytes once and stops at the
 * first that is too much: an object of ten thousand keys costs far more to build than to refuse. Text that is no JSON
 * gets any answer.
 */
export function isTooComplex(json: Uint8Array, { values, depth }: Pick<BodyLimit, 'values' | 'depth'>): boolean {
  let found = 0;
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) found += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      found += 1;
      level += 1;
      if (level > depth) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) level -= 1;
    if (found > values) return true;
  }
  return false;
}

/** @returns where the text that begins at `start` ends: its closing quote, or the end of all */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === QUOTE) return at;
    if (json[at] === BACKSLASH) at += 1;
  }
  return json.length;
}
