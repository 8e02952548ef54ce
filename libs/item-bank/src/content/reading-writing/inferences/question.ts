/** What every item on inferences asks. */
export const COMPLETES = '<p>Which choice most logically completes the text?</p>';
