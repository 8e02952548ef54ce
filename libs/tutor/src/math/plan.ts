/** What a plan is made of, as students say it. */
interface Operation {
  readonly said: RegExp;
  /** How the tutor takes it up. */
  readonly name: string;
  /** What to ask when the student says by how much, and when not. */
  readonly ask: string;
  readonly askWhat?: string;
}

const OPERATIONS: readonly Operation[] = [
  {
    said: /\b(?:multipl\w*|times|doubl\w+|tripl\w+|\w+ (?:it )?twice|por)\b(?! de)/,
    name: 'multiplying',
    ask: 'What does each part become?',
    askWhat: 'What times what?',
  },
  {
    said: /\b(?:divid\w*|split|halve|dividir|divido)\b/,
    name: 'dividing',
    ask: "What's left after that?",
    askWhat: 'What do you divide, and by what?',
  },
  {
    said: /\b(?:subtract\w*|minus|takes? away|take off|resto|restar)\b/,
    name: 'subtracting',
    ask: 'What does that leave?',
    askWhat: 'What do you take away from what?',
  },
  {
    said: /\b(?:adds?|adding|plus|sum|sumo|sumar|goes up by)\b/,
    name: 'adding',
    ask: 'What do you get then?',
    askWhat: 'What do you add to what?',
  },
  {
    said: /\b(?:squared|squaring|square (?:it|both|each|the))\b(?! root)/,
    name: 'squaring',
    ask: 'What exactly gets squared?',
  },
  { said: /\bfactor(?:s|ing|ed)?\b/, name: 'factoring', ask: 'What do the terms have in common?' },
  {
    said: /\b(?:distribut\w*|expand\w*|foil|open (?:up )?the parenthes\w+)\b/,
    name: 'distributing',
    ask: 'Which terms does it have to reach?',
  },
  {
    said: /\b(?:substitut\w*|plug\w*|put\b.*\bin(?:to)?)\b/,
    name: 'plugging in',
    ask: 'What goes in, and for which letter?',
  },
  {
    said: /\b(?:eliminat\w*|cancel\w*|gets? rid of|remov\w+|cross(?:es)? out)\b/,
    name: 'getting rid of a part',
    ask: 'What do you do so it goes away?',
  },
  {
    said: /\b(?:isolat\w*|solve for|alone|by itself)\b/,
    name: 'getting one letter alone',
    ask: "What's next to it that has to move?",
  },
  {
    said: /\b(?:flip\w*|invert\w*|reciprocal|switch\w*|turn\w*)\b/,
    name: 'flipping',
    ask: 'What does it turn into, signs and all?',
  },
  { said: /\bcross[- ]?multipl\w*\b/, name: 'cross-multiplying', ask: 'Which two products do you get?' },
  {
    said: /\b(?:rationali[sz]\w*|simplif\w*|reduc\w*|combin\w*|collect\w*)\b/,
    name: 'writing it more simply',
    ask: 'Which part do you start with?',
  },
  { said: /\b(?:draw\w*|sketch\w*|graph it|picture|diagram)\b/, name: 'a sketch', ask: 'What do you draw first?' },
  {
    said: /\b(?:count\w*|list\w* (?:them|it|all)|write them (?:all )?out|cuento)\b/,
    name: 'counting',
    ask: 'Which one do you count first, and which one last?',
  },
  {
    said: /\bpythag\w*|\bpitagoras\b/,
    name: 'the Pythagorean theorem',
    ask: 'Which triangle here has a right angle?',
  },
  { said: /\bquadratic formula\b/, name: 'the quadratic formula', ask: 'What are a, b, and c here?' },
  { said: /\bslope formula\b/, name: 'the slope formula', ask: 'Which two points go in?' },
  {
    said: /\bsoh ?cah ?toa\b/,
    name: 'sine, cosine, or tangent',
    ask: 'Which side is opposite the angle, and which one do you want?',
  },
  { said: /\bcomplet\w+ the square\b/, name: 'completing the square', ask: 'What do you add on both sides?' },
];
/** "Find the slope" */
const FINDS =
  /\b(?:find|get|figure out|need) the (slope|area|mean|median|total|radius|angle|height|base|length|width|perimeter|ratio|rate|vertex|sum)\b/;
/** What an operation is done with: "times 5", "divide by 20a". */
const WITH =
  /\b(?:multipl\w*|times|divid\w*|por|subtract\w*|minus|resto|adds?|adding|plus|sumo) (?:(?:it|both|all|each|everything|the|side|sides|equation|first|second|one) )*(?:by |with |entre |por )?(-?(?:\d[\d.,]*(?:\/\d+)?%?[a-z]{0,2}|pi(?:\/\d+)?|[b-hj-z])(?:[-+][\da-z]+)*(?:\/(?:\d+|pi))?)(?![\w'])/;
/** Asks, or is about something else than what to do. */
const ASKS =
  /^(?:but |so |ok |and |wait )*(?:why|how come|where|which|who|when|what (?:is|does|do|are)|whats|can you|could you|por que)\b/;
/** A plan is short. */
const MOST_WORDS = 12;

/** What a student would do next. */
export interface Plan {
  /** In the tutor's words. */
  readonly about: string;
  /** What to ask about it. */
  readonly ask: string;
  readonly operations: readonly string[];
}

/** What the student wants to do; undefined when the message is no plan. */
export function planIn(line: string): Plan | undefined {
  if (ASKS.test(line) || line.split(/\s+/).length > MOST_WORDS) return undefined;
  const found = OPERATIONS.filter(({ said }) => said.test(line));
  const [first, second] = found;
  const [, part] = FINDS.exec(line) ?? [];
  if (!first && part !== undefined)
    return { about: `finding the ${part}`, ask: `What do you need for the ${part}?`, operations: [] };
  if (!first) return undefined;
  const operations = found.map(({ name }) => name);
  if (second) return { about: `${first.name} and ${second.name}`, ask: 'What do you start with?', operations };
  const [, term] = WITH.exec(line) ?? [];
  if (term === undefined || !first.askWhat) return { about: first.name, ask: first.askWhat ?? first.ask, operations };
  const link = /^(?:multiplying|dividing)$/.test(first.name) ? ' by' : '';
  return { about: `${first.name}${link} ${term}`, ask: first.ask, operations };
}

/** Does the hint name the same operation? */
export const isInHint = ({ operations }: Plan, hint: string): boolean =>
  OPERATIONS.some(({ said, name }) => operations.includes(name) && said.test(hint.toLowerCase()));
