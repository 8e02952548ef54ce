/** Glyphs of one size on one line. */
export interface Run {
  /** Size as a share of the formula's. */
  scale: number;
  /** Line that the glyphs stand on: thousandths of an em of this size, downwards from the formula's own. */
  y: number;
  /** Place in the table of outlines, and where the glyph begins: thousandths of an em of this size. */
  glyphs: { outline: number; x: number }[];
}

/** A filled box, such as the bar of a fraction; thousandths of an em, `y` downwards to its upper edge. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is drawn of a formula, or of a part of it that a narrow page may put on a line of its own. */
export interface Piece {
  /** Thousandths of an em: wide, above the line, below it. */
  width: number;
  height: number;
  depth: number;
  runs: Run[];
  bars: Bar[];
}

/** A formula as it was set at the release of its item. */
export interface Typesetting {
  /** Between the pieces a line may end; one for most formulas. */
  pieces: Piece[];
  /** For readers and programs: presentation MathML, without attributes of MathJax's own. */
  mathml: string;
}
