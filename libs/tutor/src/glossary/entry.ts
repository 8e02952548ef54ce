/** A term that students ask about. */
export interface GlossaryEntry {
  /** Stable id: the term in kebab-case. */
  readonly id: string;
  /** As shown. */
  readonly term: string;
  /** Other names, in lower case. */
  readonly also?: readonly string[];
  /** One or two sentences in our own words, without a digit: no definition can name a value. */
  readonly definition: string;
}
