/** A letter, or a number as the field takes it. */
const VALUE = '(?:[a-d]|-?\\d*\\.?\\d+(?:/\\d+)?)';
const LEAD = [
  'i (?:would |will |am going to |want to )?(?:think|choose|chose|pick|picked|say|guess|got|get|go with|am going with|am choosing|bet|believe|feel|say it is|vote)',
  '(?:my|the)(?: final)? answer (?:is|has to be|must be|should be)',
  'final answer',
  'answer',
  'it (?:is|has to be|must be|should be|could be|might be)',
  '(?:is|could|can|would|should) (?:it|that|the answer|this)(?: be)?',
  '(?:it )?(?:has|got) to be',
  'must be',
  '(?:i am )?(?:sure|confident|certain|positive|leaning|torn|thinking)(?: that| toward| towards)?',
  'let us (?:go with|say|try|do|pick)',
  '(?:go|going) with',
  '(?:submit|put|try|enter|type(?: in)?|choose|pick|select|click|send|mark|lock|(?:i am )?locking|lock(?:ing|ed)? in(?: on)?)',
  'i (?:will|am going to|want to) (?:put|do|enter|submit)',
  '(?:going to (?:put|say|submit|pick)|(?:i am )?settling on)',
  '(?:put|mark) (?:me down (?:for|as|with)|it)',
  '(?:(?:yo )?digo(?: que)?|(?:le )?(?:pongo|doy a|voy a poner)|pon(?:le|me)?|elijo|escojo|marco|contesto)',
  '(?:voy|me voy|me quedo) (?:con|por)',
  '(?:creo que |pues )?es|mi respuesta(?: final)? es',
  'definitely|probably|maybe|perhaps|surely',
];
const FILL =
  '(?:is|it is|be|the|la|el|that|final|answer|answer is|letter|choice|option|as|in|my|definitely|probably|maybe)';
const TAIL = [
  'final|final answer|i think|i guess|then|is it|is that (?:right|correct|it)|is not it|right|correct|in|for me',
  'but (?:i am )?not (?:too |very )?sure',
  'that is it|(?:that )?is (?:what i (?:got|have|am putting|am going with)|my (?:final(?: answer)?|answer|pick|choice))',
  'submit|(?:mark|submit|send|put|lock) it',
  '(?:esa )?es mi respuesta|esa es|esa pongo',
];

const PLAIN = new RegExp(
  `^(?:ok |and |then |but )?(?:(?:${LEAD.join('|')}|letter|choice|option) )*(?:${FILL} )*(${VALUE})(?: (?:${TAIL.join('|')}))*$`,
);
const ASSIGNED = /^([a-z])\s*=\s*(-?\d*\.?\d+(?:\s*\/\s*\d+)?)$/;

/** The answer of a message in canonical words that is plainly one ("my answer is 3/4"); undefined for others. */
export const plainAnswer = (words: string): string | undefined => PLAIN.exec(words)?.[1];

/** Asks whether an answer is the right one ("is b right?"): no try. */
export const asksWhether = (words: string): boolean =>
  /^(?:ok |and |then |but )?(?:is|could|can|would|should) | is not it$|^es (?:la )?[a-d0-9./-]+$/.test(words);

/** The letter of `x = 16` and its value. */
export function assignedValue(relation: string): { letter: string; answer: string } | undefined {
  const [, letter, value] = ASSIGNED.exec(relation) ?? [];
  return letter === undefined || value === undefined ? undefined : { letter, answer: value.replace(/\s/g, '') };
}
