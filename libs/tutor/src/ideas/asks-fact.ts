import type { IdeaText } from './prepare.js';

/** "Who is Baeza" asks for a fact and states none. */
const ASKS_FACT =
  /^\W*(?:(?:so|but|wait|and|ok|okay|um|then|like),? )*(?:(?:what|who|where|when|why|which|how)(?:s|'s| is| are| was| were| do| does| did| far| old| long)|(?:did|do|does|was|were|can|could) (?:they|he|she|it|people|ppl|anyone|someone)|(?:did|do|does|is an?) .*\?)(?: |$)/i;

export const asksFact = (message: string): boolean => ASKS_FACT.test(message);

/** The same, and no phrasing of the idea is a question. */
export const asksBeside = (message: string, { says }: IdeaText): boolean => asksFact(message) && !says.some(asksFact);
