/** The questions that items on structure and purpose ask. */
export const PURPOSE = '<p>Which choice best states the main purpose of the text?</p>';
export const STRUCTURE = '<p>Which choice best describes the overall structure of the text?</p>';
export const FUNCTION =
  '<p>Which choice best describes the function of the underlined sentence in the text as a whole?</p>';
export const PORTION =
  '<p>Which choice best describes the function of the underlined portion in the text as a whole?</p>';
