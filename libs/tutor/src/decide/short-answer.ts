const LEAD = /^(?:(?:ok(?:ay)?|k|um+|uh|hmm*|well|oh|so),? )*/.source;
const VERB = "(?:is|does|do|did|was|were|has|have|had|can|would|will)(?:n'?t| not)?";
const CLAUSE = `(?:,? (?:it|he|she|they|that|this|i|there|we) ${VERB})?(?: (?:i think|i guess|to me|lol|bro|that one|this one|the first|the second))?`;
/** "No clue" and "no idea" say neither. */
const YES = new RegExp(
  `${LEAD}(?:yes|yeah|yep|yup|ya|yea|sure|i think so|exactly|correct|that one|this one|si|sí|true)${CLAUSE}\\W*$`,
  'i',
);
const NO = new RegExp(`${LEAD}(?:no+|nope|nah|not really|i don'?t think so|false)${CLAUSE}\\W*$`, 'i');
/** Typed to type something. */
const FILLER =
  /^(?:(?:k+|ok+(?:ay)?|alright|um+|uh+|eh+|meh|hm+|mhm|bro|dude|lol|lmao|idc|whatever|and|so|then|fine|oof|dang|wait|pues|este|bueno)\b\W*)*$/i;
const NEITHER =
  /^(?:no,? )?(?:something else|neither|none(?: of (?:these|them|those))?|not (?:these|those|that)|i mean something else)\W*$/i;
const ORDINALS = [/\b(?:first|1st|left|top|former)\b/i, /\b(?:second|2nd|right one|bottom|last|latter)\b/i];

/** Says nothing: "k", "...", "hmm". */
export const isFiller = (message: string): boolean => FILLER.test(message.replace(/^[\s.…,!?-]+/, ''));

/** Can the text's last question be answered with yes or no? */
export const asksYesOrNo = (text: string): boolean =>
  /(?:^|[.!?,:]\s+)(?:and |but |so |or )?(?:is|are|was|were|do|does|did|has|have|had|can|could|would|will|should)\b[^.!?]*\?\s*$/i.test(
    text,
  );

/** Says no more than yes or no. */
export function yesOrNo(message: string): 'yes' | 'no' | undefined {
  if (YES.test(message)) return 'yes';
  return NO.test(message) ? 'no' : undefined;
}

/** Turns down all buttons. */
export const isNeither = (message: string): boolean => NEITHER.test(message.trim());

/** Which of the buttons a typed reply picks, from 0: the only one by a yes, one of two by its place. */
export function pickedOf(message: string, count: number): number | undefined {
  if (count === 1 && yesOrNo(message) === 'yes') return 0;
  const at = count > 1 && message.length <= 30 ? ORDINALS.findIndex((ordinal) => ordinal.test(message)) : -1;
  return at >= 0 && at < count ? at : undefined;
}
