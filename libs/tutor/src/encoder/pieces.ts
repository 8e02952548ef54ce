/** A piece of a word, with how likely it is. */
export type Piece = readonly [text: string, score: number];

/** The first pieces of a vocabulary stand for no text. */
const RESERVED = 6;
const UNKNOWN = 0;
const SPACE = '\u2581';

/** Splits texts into the likeliest pieces of a vocabulary, in the way the encoder was trained with. */
export class Pieces {
  readonly #numbers = new Map<string, number>();
  readonly #longest: number;

  constructor(private readonly vocabulary: readonly Piece[]) {
    vocabulary.slice(RESERVED).forEach(([text], index) => this.#numbers.set(text, index + RESERVED));
    this.#longest = Math.max(...vocabulary.map(([text]) => text.length));
  }

  /** The numbers of a text's pieces. */
  split(text: string): number[] {
    const signs = [...`${SPACE}${text.normalize('NFKC').replaceAll(' ', SPACE)}`];
    /** The best way to each place: the number of its last piece, and where that begins. */
    const best = Array.from({ length: signs.length + 1 }, (_, to) => ({ score: 0, from: to - 1, number: UNKNOWN }));
    for (let from = 0; from < signs.length; from += 1) {
      const found = this.#piecesAt(signs, from);
      for (const { to, number } of found.length > 0 ? found : [{ to: from + 1, number: UNKNOWN }]) {
        const score = best[from]!.score + this.vocabulary[number]![1];
        if (best[to]!.score === 0 || score >= best[to]!.score) best[to] = { score, from, number };
      }
    }
    const numbers: number[] = [];
    for (let to = signs.length; to > 0; to = best[to]!.from) {
      const { number } = best[to]!;
      if (number !== UNKNOWN || numbers[0] !== UNKNOWN) numbers.unshift(number);
    }
    return numbers;
  }

  #piecesAt(signs: readonly string[], from: number): { to: number; number: number }[] {
    const found = [];
    let text = '';
    for (let to = from + 1; to <= Math.min(signs.length, from + this.#longest); to += 1) {
      text += signs[to - 1]!;
      const number = this.#numbers.get(text);
      if (number !== undefined) found.push({ to, number });
    }
    return found;
  }
}
