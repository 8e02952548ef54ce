/** The question asked most often of a whole text. */
export const MAIN_IDEA = '<p>Which choice best states the main idea of the text?</p>';
