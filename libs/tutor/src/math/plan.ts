/** An operation that a plan is made of, as students say it, and how the tutor takes it up. */
const OPERATIONS: readonly (readonly [said: RegExp, name: string])[] = [
  [/\b(?:multipl\w*|times|doubl\w+|tripl\w+|\w+ (?:it )?twice|por)\b(?! de)/, 'multiplying'],
  [/\b(?:divid\w*|split|halve|dividir|divido)\b/, 'dividing'],
  [/\b(?:subtract\w*|minus|takes? away|take off|resto|restar)\b/, 'subtracting'],
  [/\b(?:adds?|adding|plus|sum|sumo|sumar|goes up by)\b/, 'adding'],
  [/\b(?:squared|squaring|square (?:it|both|each|the))\b(?! root)/, 'squaring'],
  [/\bfactor(?:s|ing|ed)?\b/, 'factoring'],
  [/\b(?:distribut\w*|expand\w*|foil|open (?:up )?the parenthes\w+)\b/, 'distributing'],
  [/\b(?:substitut\w*|plug\w*|put\b.*\bin(?:to)?)\b/, 'plugging in'],
  [/\b(?:eliminat\w*|cancel\w*|gets? rid of|remov\w+|cross(?:es)? out)\b/, 'getting rid of a part'],
  [/\b(?:isolat\w*|solve for|alone|by itself)\b/, 'getting one letter alone'],
  [/\b(?:flip\w*|invert\w*|reciprocal|switch\w*|turn\w*)\b/, 'flipping'],
  [/\bcross[- ]?multipl\w*\b/, 'cross-multiplying'],
  [/\b(?:rationali[sz]\w*|simplif\w*|reduc\w*|combin\w*|collect\w*|distribut\w*)\b/, 'rewriting it'],
  [/\b(?:draw\w*|sketch\w*|graph it|picture|diagram)\b/, 'a sketch'],
  [/\b(?:count\w*|list\w* (?:them|it|all)|write them (?:all )?out|cuento)\b/, 'counting'],
  [
    /\b(?:find|get|figure out|need) the (?:slope|area|mean|median|total|radius|angle|height|base|length|width|perimeter|ratio|rate|vertex|sum)\b/,
    'finding that first',
  ],
  [/\b(?:pythag\w*|pitagoras|quadratic formula|slope formula|soh ?cah ?toa|complet\w+ the square)\b/, 'that formula'],
];
/** Asks, or is about something else than what to do. */
const ASKS =
  /^(?:but |so |ok |and |wait )*(?:why|how come|where|which|who|when|what (?:is|does|do|are)|whats|can you|could you|por que)\b/;
/** A plan is short. */
const MOST_WORDS = 12;

/** What the student wants to do, in the tutor's words; undefined when the message is no plan. */
export function planIn(line: string): string | undefined {
  if (ASKS.test(line) || line.split(/\s+/).length > MOST_WORDS) return undefined;
  const names = OPERATIONS.flatMap(([said, name]) => (said.test(line) ? [name] : []));
  return names.length === 0 ? undefined : names.slice(0, 2).join(' and ');
}

/** Does the hint name the same operation? */
export const isInHint = (plan: string, hint: string): boolean =>
  OPERATIONS.some(([said, name]) => name === plan && said.test(hint.toLowerCase()));
