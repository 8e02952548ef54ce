import type { IdeaText } from './prepare.js';

/** "Who is Baeza" asks for a fact and states none. */
const ASKS_FACT =
  /^\W*(?:(?:so|but|wait|and|ok|okay|um|then|like),? )*(?:(?:what|who|where|when|why|which|how)(?:s|'s| is| are| was| were| do| does| did| far| old| long)|(?:did|do|does|was|were|can|could) (?:they|he|she|it|people|ppl|anyone|someone)|(?:did|do|does|is an?) .*\?)(?: |$)/i;

/** "Please, what mean …", "wait. which side do the dots support?": "what changes is the sign?" states something. */
const ASKS_LATER =
  /(?:^|[.,!?;:]\s*)(?:\w+ )?(?:what(?:'?s| is| are| does| do| did| means?)|(?:who|where|when|why)(?:'?s| is| are| was| were| do| does| did)|(?:which|how)(?: \w+){0,2} (?:is|are|was|were|do|does|did)) [^?]*\?\W*$|\bwhat(?:'?s| is| does| do)? .*\bmeans?\W*$/i;

export const asksFact = (message: string): boolean => ASKS_FACT.test(message) || ASKS_LATER.test(message);

/** The same, and no phrasing of the idea is a question. */
export const asksBeside = (message: string, { says }: IdeaText): boolean => asksFact(message) && !says.some(asksFact);
