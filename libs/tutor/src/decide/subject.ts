import type { TutorContext } from '../context/context.js';
import { isFunctionWord, stem, wordsOf } from '../guard/words.js';
import { findEntry, nearestEntry } from '../glossary/find-entry.js';
import type { Intent } from '../intent/intent.js';
import { assignedValue } from '../intent/answers.js';
import type { HintContext } from '../context/hint-context.js';
import type { StepFinding } from '../move/step-finding.js';
import { offerMove } from './offer.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';
import { checkLines } from '../step/check-lines.js';
import { nextInEquation, sidesOf } from '../step/described.js';
import { marksOf } from '../step/marks.js';
import { lineNear } from '../ideas/line-near.js';
import { saysChoice } from '../words/pick.js';
import type { Decision } from './decision.js';

/** A line that was sent is checked; without one it is asked for. */
export function decideStep(
  { lines = [] }: Intent,
  context: TutorContext,
  state: TutorState,
  message: string,
): Decision {
  if (lines.length === 0) return { move: { move: 'ask-step' }, state };
  const { finding, findings, state: after } = checkLines(lines, context, state);
  const marks = marksOf(message, lines, findings);
  const said = asTyped(withNext(finding, lines.at(findings.length - 1) ?? ''), message);
  const offered = context.kind === 'hint' ? offerOf(finding, lines, context) : null;
  const move: Move = offered ?? { move: 'step', step: said };
  return { move: { ...move, ...(marks && { marks }) }, state: after };
}

/** A true equation with what's left to do in it; one that nothing is known about with its two sides. */
function withNext(finding: StepFinding, line: string): StepFinding {
  if (finding.verdict === 'no-start') {
    const sides = sidesOf(line);
    return sides ? { ...finding, sides } : finding;
  }
  if (finding.verdict !== 'follows' || finding.next) return finding;
  const next = nextInEquation(line);
  return next ? { ...finding, next } : finding;
}

/** A finding with the letters as the student typed them: lines are read in small ones. */
function asTyped(finding: StepFinding, message: string): StepFinding {
  const inCase = (formulas: string): string =>
    formulas.replace(/\\\(([a-z])\\\)/g, (small, letter: string) =>
      new RegExp(`(?<![A-Za-z])${letter.toUpperCase()}(?![a-z])`).test(message) ? small.toUpperCase() : small,
    );
  if (finding.verdict === 'in-letters') return { ...finding, letters: inCase(finding.letters) };
  if (finding.verdict !== 'follows' || !finding.next) return finding;
  return { ...finding, next: { ...finding.next, letters: inCase(finding.next.letters) } };
}

/** Lines that end in a value: is it the answer, or a step on the way? Right and wrong values are asked alike. */
function offerOf(finding: StepFinding, lines: readonly string[], context: HintContext): Move | null {
  const last = lines.at(-1) ?? '';
  const value = assignedValue(last);
  if (finding.verdict === 'submit-it' && value) return offerMove({ intent: 'submit', ...value }, context);
  if (finding.verdict !== 'identity' || !finding.worked) return null;
  const offered = offerMove({ intent: 'submit', answer: finding.worked.result.replace(/[$,]/g, '') }, context);
  return offered.move === 'offer-submit' ? { ...offered, step: finding } : null;
}

function lineOf(term: string, context: HintContext): { line?: string } {
  const line = lineNear(term, context);
  return line === undefined ? {} : { line };
}

const WORD_ASKED =
  /^\W*(?:(?:wait|ok|so|um|but),? )*(?:what(?:'?s|s| is| are| does| do)|what means?|que es|que significa) (?:(?:a|an|the) )?\W?([a-z]{4,})\W?(?: mean| means| again| even mean)*\W*$/i;
/** "Whats the answer" asks for it, even where a choice has the word. */
const ABOUT_TALK = new Set(['answer', 'answers', 'question', 'choice', 'hint', 'next', 'respuesta', 'pregunta']);
const MEANING = /^\W*([a-z]{4,})\W? (?:meaning|definition|means?(?: what)?|significa(?: que)?)\W*$/i;

/** A word of the text or of a choice that a message asks about by itself: a question, whatever else the word may be. */
export function wordAsked(message: string, { passage, question, choices }: HintContext): string | undefined {
  const plain = message.replace(/[’‘]/g, "'");
  const word = (WORD_ASKED.exec(plain) ?? MEANING.exec(plain))?.[1]?.toLowerCase();
  const texts = [passage, question, ...Object.values(choices ?? {})].join(' ');
  return word !== undefined && !ABOUT_TALK.has(word) && (hasTerm(texts, word) || findEntry(word)) ? word : undefined;
}

/** Has a text all telling words of a term? */
function hasTerm(html: string, term: string): boolean {
  const words = new Set(wordsOf(html.replace(/<[^>]*>|\\\(.*?\\\)/g, ' ')).map(stem));
  const telling = wordsOf(term).filter((word) => !isFunctionWord(word));
  return telling.length > 0 && telling.every((word) => words.has(stem(word)));
}

/**
 * A term of the glossary, unless its definition says what one of the choices says. Other words are never explained while
 * the question is open, whether the key needs them or not.
 */
export function decideTerm({ term = '' }: Intent, context: TutorContext): Move {
  const entry = nearestEntry(term);
  if (entry && !saysChoice(context, `${entry.term} ${entry.definition}`)) return { move: 'define', term: entry.id };
  if (context.kind === 'review') return { move: 'term-unknown' };
  if (hasTerm(`${context.passage} ${context.question} ${context.hints.join(' ')}`, term) && !saysChoice(context, term))
    return { move: 'word-in-context', about: [term], ...lineOf(term, context) };
  return hasTerm(Object.values(context.choices ?? {}).join(' '), term)
    ? { move: 'word-later' }
    : { move: 'term-unknown' };
}
