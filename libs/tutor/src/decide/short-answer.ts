const YES =
  /^(?:ok(?:ay)?,? )?(?:yes|yeah|yep|yup|ya|yea|sure|i think so|exactly|correct|that one|this one|si|sí)\b[\s\w]{0,12}\W*$/i;
const NO = /^(?:ok(?:ay)?,? )?(?:no|nope|nah|not really|i don'?t think so)\b[\s\w]{0,12}\W*$/i;
const NEITHER =
  /^(?:no,? )?(?:something else|neither|none(?: of (?:these|them|those))?|not (?:these|those|that)|i mean something else)\W*$/i;
const ORDINALS = [/\b(?:first|1st|left|top|former)\b/i, /\b(?:second|2nd|right one|bottom|last|latter)\b/i];

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
