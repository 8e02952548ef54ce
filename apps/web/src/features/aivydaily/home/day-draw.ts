/** Random numbers from 0 up to 1 that a seed decides: one that names student and day gives the same topics all day. */
export function dayDraw(seed: string): () => number {
  // FNV-1a makes a number of the text, mulberry32 the next ones of that.
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
