import { Classifier } from '../classify/classifier.js';
import type { Features } from '../classify/features.js';
import { INTENT_WEIGHTS } from '../classify/weights.js';
import { isGrave, readCare } from '../distress/read-care.js';
import { CHECK_IN_ANSWERS } from '../words/safety.js';
import { askedTerm } from './asked-term.js';
import { canonical, plainLine } from './canonical.js';
import { intentFeatures } from './intent-features.js';
import type { CareGrade, FrustrationKind, Intent, IntentName, Reading } from './intent.js';
import { detailed, READ, readByRules } from './read-by-rules.js';

const simplified = (text: string): string =>
  plainLine(text.slice(0, READ))
    .replace(/[?.!]+$/, '')
    .trim();
const [OKAY, NOT_OKAY] = CHECK_IN_ANSWERS;

/** What a tap sends, as its id or its words: read exactly, whatever a classifier makes of it. */
const TAPPED: ReadonlyMap<string, IntentName> = new Map<string, IntentName>([
  ['hint', 'hint'],
  ['give me a hint', 'hint'],
  ['why-wrong', 'why-wrong'],
  ['why is mine wrong', 'why-wrong'],
  ['check-step', 'check-step'],
  ['check my step', 'check-step'],
  ['explain', 'explain'],
  ['explain it', 'explain'],
  ['next', 'next-question'],
  ['what-next', 'next-question'],
  ['next question', 'next-question'],
  ['what is the answer', 'asks-for-answer'],
  ['what does the text say', 'passage'],
  [simplified(OKAY), 'okay'],
]);

const [WITH_VECTOR, WITHOUT] = [Classifier.read(INTENT_WEIGHTS.withVector), Classifier.read(INTENT_WEIGHTS.without)];

/** A value, a letter or a line of mathematics: what the rules take out of a message is exact. */
const isExact = ({ answer, lines }: Intent): boolean => answer !== undefined || lines !== undefined;

interface Guess {
  intent: IntentName;
  kind: FrustrationKind | undefined;
  p: number;
  second: IntentName;
}

/** Classes are intents; frustration has one for each kind, which count together. */
function classified(features: Features, classifier: Classifier): Guess {
  const sums = new Map<IntentName, { p: number; best: number; kind: string | undefined }>();
  classifier.probabilities(features).forEach((p, index) => {
    const [intent, kind] = classifier.classes[index]!.split(' ') as [IntentName, string | undefined];
    const before = sums.get(intent) ?? { p: 0, best: 0, kind: undefined };
    sums.set(intent, { p: before.p + p, best: Math.max(before.best, p), kind: p > before.best ? kind : before.kind });
  });
  const [[intent, { p, kind }], [second]] = [...sums].sort(([, one], [, other]) => other.p - one.p) as [
    [IntentName, { p: number; kind: string | undefined }],
    [IntentName, unknown],
  ];
  return { intent, kind: kind as FrustrationKind | undefined, p, second };
}

/** One letter over and over. */
const HELD_KEY = /^\W*(\p{L})\1{19,}\W*$/iu;

/**
 * A message with one number in the place of all: which number it is says nothing of what is wanted, and would tell one
 * choice of a question from another.
 */
const withoutNumbers = (text: string): string =>
  text.replace(/(?<![\w.])[-−]?\$?\d[\d,]*(?:\.\d+)?(?:\/\d+)?%?(?![\w/])/g, '12');

/** What the rules find in a message for the intent it was read as. */
function details(intent: IntentName, ruled: Intent, text: string): Intent {
  if (ruled.intent === intent) return ruled;
  const words = canonical(plainLine(text.slice(0, READ)));
  const term = intent === 'define-term' ? askedTerm(words) : undefined;
  return { ...detailed(intent, words), ...(term === undefined ? {} : { term }) };
}

/** What is known where a message is said. */
export interface Beside {
  /** HTML of the question. */
  readonly about?: string;
  /** The student has just said that they're okay: up to this grade they aren't asked again. */
  readonly okayUpTo?: CareGrade;
}

/**
 * Reads what a message wants and how its writer is. Never throws, whatever the message is.
 *
 * @param vector of the sentence encoder; without one the reading is a little less sure
 */
export function readMessage(
  text: string,
  vector: Float32Array | null = null,
  { about = '', okayUpTo = 0 }: Beside = {},
): Reading {
  const sure = { p: 1, second: 'hint', care: 0, pCare: 0 } as const;
  const tapped = TAPPED.get(simplified(text));
  if (tapped !== undefined) return { ...sure, intent: tapped };
  if (simplified(text) === simplified(NOT_OKAY)) return { ...sure, intent: 'distress', grade: 3, care: 3, pCare: 1 };
  const { act, grade, p: pCare } = readCare(text, vector, about);
  const care = { care: grade, pCare };
  if (act === 'stop' && isGrave(grade)) return { ...sure, ...care, intent: 'distress', grade };
  if (act === 'check-in' && grade > okayUpTo) return { ...sure, ...care, intent: 'check-in' };
  const ruled = readByRules(text);
  if (isExact(ruled) || !/[\p{L}\d]/u.test(text)) return { ...sure, ...care, ...ruled };
  if (HELD_KEY.test(text)) return { ...sure, ...care, intent: 'unknown' };
  const features = intentFeatures(withoutNumbers(text.slice(0, READ)), ruled, vector);
  const { intent, kind, p, second } = classified(features, vector === null ? WITHOUT : WITH_VECTOR);
  return { ...details(intent, ruled, text), ...(kind && { kind }), p, second, ...care };
}
