/** The question of an item whose text has a blank. */
export const COMPLETION = '<p>Which choice completes the text with the most logical and precise word or phrase?</p>';

/** The question of an item that asks for the sense of a word of its text. */
export const asUsed = (word: string): string =>
  `<p>As used in the text, what does the word “${word}” most nearly mean?</p>`;
