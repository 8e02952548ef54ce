import { plainLine } from '../intent/canonical.js';

/** A part of a text: characters (UTF-16) from `at` up to, not including, `to`. */
export interface Span {
  readonly at: number;
  readonly to: number;
}

/**
 * Where runs of the plain line of a message stand in the message as it was written, in order. null where that cannot be
 * told for sure: the run was tidied up, or characters of the message are read together.
 */
export function placesIn(message: string, runs: readonly string[]): (Span | null)[] {
  const plain = plainLine(message);
  const starts: number[] = [];
  const ends: number[] = [];
  let read = '';
  let at = 0;
  for (const character of message) {
    const part = plainLine(character);
    for (let index = 0; index < part.length; index += 1) {
      starts.push(at);
      ends.push(at + character.length);
    }
    read += part;
    at += character.length;
  }
  let from = 0;
  return runs.map((run) => {
    const found = read === plain ? plain.indexOf(run, from) : -1;
    if (found === -1 || run === '') return null;
    from = found + run.length;
    return { at: starts[found]!, to: ends[from - 1]! };
  });
}
