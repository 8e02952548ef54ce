/** What every item on boundaries asks. */
export const CONFORMS =
  '<p>Which choice completes the text so that it conforms to the conventions of Standard English?</p>';
