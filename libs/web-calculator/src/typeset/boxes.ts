/** What a typeset line is made of. Every box says which characters of the line it stands for. */
export interface Row {
  /** Places of the caret at its two ends: numbers of characters before it. */
  from: number;
  to: number;
  boxes: readonly Box[];
  /** Parentheses that the picture makes needless, with what stands before them: `(` of x^(2n), `sqrt(`. */
  veiled?: Veil;
}

export interface Veil {
  open: readonly [from: number, to: number];
  /** Null while it is not closed. */
  close: readonly [from: number, to: number] | null;
}

export type TextLook = 'number' | 'letter' | 'word' | 'operator' | 'relation' | 'mark' | 'unknown';

export type Box = { from: number; to: number } & (
  | { kind: 'text'; text: string; look: TextLook }
  /** What stands lower: the 1 of x_1, the base of a logarithm. */
  | { kind: 'index'; row: Row }
  /** What stands higher than the box before it. */
  | { kind: 'power'; row: Row }
  | { kind: 'fraction'; top: Row; bottom: Row }
  | { kind: 'root'; row: Row; degree: Row | string | null }
  | { kind: 'fence'; open: string; close: string | null; row: Row }
);

/** The rows inside a box, in the order of the line. */
export function rowsOf(box: Box): readonly Row[] {
  switch (box.kind) {
    case 'text':
      return [];
    case 'index':
    case 'power':
    case 'fence':
      return [box.row];
    case 'fraction':
      return [box.top, box.bottom];
    case 'root':
      return typeof box.degree === 'object' && box.degree ? [box.row, box.degree] : [box.row];
  }
}
