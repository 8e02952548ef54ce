/** What every item on transitions asks. */
export const QUESTION = '<p>Which choice completes the text with the most logical transition?</p>';
