import { findEntry } from '../glossary/find-entry.js';

/** Asks for a meaning, whatever of: the word need not be in the glossary. */
const ASKS_MEANING: readonly RegExp[] = [
  /^(?:y )?que (?:es|significa|quiere decir) (?:un |una |el |la )?(.+)$/,
  /\bwhat (?:does|do|did) (?:the (?:word|term|phrase) )?(?:it mean when (?:they|it|you|the question) says? )?(.+?) (?:even )?mean(?:s|t)?(?: here| by that)?$/,
  // Without "does", as a learner of English asks.
  /\bwhat (?:is )?means? (?:the )?(?:word )?(.+)$/,
  /\bwhat (?:he|she|they|it|this|the \w+) means? (?:by |with |when (?:he|she|they) says? )?(.+)$/,
  /\bnot (?:know|understand|get|sure) what (?:is|are|means?) (.+)$/,
  /^(?:what do you mean|you mean) (?:by )?(.+)$/,
  /\bhow (?:do|would) (?:you|i|we) say (.+?)(?: que significa| in spanish| en espanol)?$/,
  /^(.+?) que (?:es|significa)$/,
  /\bwhat (?:do|did) (?:you|they|we) call (.+)$/,
  /\bwhat (?:do|does|did) (?:they|it|you|the question) mean (?:by|with|when (?:they|it) says?) (.+)$/,
  /\bwhat does it mean (?:when (?:they|it|you) says?|by) (.+)$/,
  /\b(?:define|definition (?:of|for)|meaning of|what is meant by|term|how (?:do|would) (?:you|i|we) define) (?:the (?:word|term) )?(.+)$/,
  /\b(?:forgot|forget|remind me|tell me|do not (?:know|remember|understand)|not sure|explain|no idea) what (.+?) (?:is|are|means?|stands? for|was)$/,
  /\bexplain what (?:is )?(.+?)(?: is| are| means?)?$/,
];
/** Asks what something is: only a word of the glossary makes it a question about a word. */
const ASKS_WHAT: readonly RegExp[] = [
  /^(.+) what (?:is|are) (?:that|it|this|those)$/,
  /\bremind me (?:of |what )?(?:a |an |the )?(.+)$/,
  /\bwhat (?:is|are|was) (?:meant by )?(.+)$/,
];

const core = (phrase: string): string =>
  phrase
    .replace(/^(?:a|an|the|this|these|that) /, '')
    .replace(/ (?:again|here|supposed to be|for|called|even|exactly|in math|in this question)$/, '')
    .trim();

/** Things that are no terms: a question about the question. */
const NO_TERM =
  /^(?:it|this|that|question|this question|the question|problem|answer|i|you|they|them|going on|happening|next|the answer|i do|to do|the text(?: say)?)$/;

/** The term that a message in canonical words asks about; undefined when it asks for no meaning. */
export function askedTerm(words: string): string | undefined {
  for (const pattern of ASKS_MEANING) {
    const term = core(pattern.exec(words)?.[1] ?? '');
    if (term !== '' && !NO_TERM.test(term)) return term;
  }
  for (const pattern of ASKS_WHAT) {
    const what = pattern.exec(words)?.[1] ?? '';
    const term = core(core(what));
    if (findEntry(term) !== undefined || (/^an? /.test(what) && /^[a-z ]{4,30}$/.test(term))) return term;
  }
  return undefined;
}
