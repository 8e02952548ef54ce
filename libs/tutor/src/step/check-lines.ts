import { namesOf, readLine, relationOf } from '@aivy/item-bank/algebra';
import type { TutorContext } from '../context/context.js';
import type { StepFinding } from '../move/step-finding.js';
import { withQuestion, type TutorState } from '../state/state.js';
import { judgeStep } from './judge.js';
import { settledBy } from './settled.js';
import { couldTellChoice } from './rewriting.js';

/** Lines with different outcomes that are judged while a question is open: a slip and its repair. */
const OUTCOMES_JUDGED = 2;

const GOES_ON: ReadonlySet<StepFinding['verdict']> = new Set([
  'follows',
  'identity',
  'no-start',
  'landmark',
  'landmark-last',
]);
const JUDGES: ReadonlySet<StepFinding['verdict']> = new Set([
  'follows',
  'does-not-follow',
  'direction',
  'identity',
  'false-identity',
  'slip',
  'trap',
]);
/** Said of a line that may come from words of the question; with starts to compare it with, it's a try like any other. */
const OPEN: ReadonlySet<StepFinding['verdict']> = new Set(['no-start', 'cannot-tell']);
/** From then on no other verdict may stand out among those that are withheld. */
const WITHHELD: ReadonlySet<StepFinding['verdict']> = new Set([...JUDGES, 'cannot-tell']);

interface Checked {
  readonly finding: StepFinding;
  readonly state: TutorState;
}

interface CheckedLines extends Checked {
  /** Of each line that was looked at, in order; the last is `finding`. */
  readonly findings: readonly StepFinding[];
}

function checkLine(line: string, context: TutorContext, state: TutorState): Checked {
  const { line: before, proven, judged } = state.question;
  const due = context.kind === 'review';
  const { question, choices, math } = context;
  const ground = { question, choices, math, due, proven };
  const finding = judgeStep(line, { ...ground, before });
  const hasStarts = (math?.starts.length ?? 0) > 0;
  // A line in letters hears nothing that a line before it, or a number of them, could change.
  if (!due && couldTellChoice(line, choices)) return { finding, state };
  const noMore: StepFinding = { verdict: 'no-more' };
  // Of lines that are tried out the known outcome would be the right one, so it is not confirmed either.
  const triedOut = judged.length > OUTCOMES_JUDGED;
  if (
    !due &&
    triedOut &&
    (WITHHELD.has(finding.verdict) || (hasStarts && OPEN.has(finding.verdict))) &&
    settledBy(line, question) !== null
  )
    return { finding: noMore, state };
  const isTry = JUDGES.has(finding.verdict) || (hasStarts && OPEN.has(finding.verdict) && isOfOneLetter(line));
  const outcome = due || !isTry ? null : settledBy(line, question);
  const isNew = outcome !== null && !judged.includes(outcome);
  if (isNew && judged.length >= OUTCOMES_JUDGED)
    return { finding: noMore, state: withQuestion(state, { judged: [...judged, outcome] }) };
  return {
    finding,
    state: withQuestion(state, {
      // What is wrong or unreadable is no ground for the next line.
      line: GOES_ON.has(finding.verdict) ? line : before,
      proven: isProven(finding, () => judgeStep(line, { ...ground, before: null })) ? line : proven,
      judged: isNew ? [...judged, outcome] : judged,
    }),
  };
}

/** An equation in one letter could try out a value; one in several pins none down. */
function isOfOneLetter(text: string): boolean {
  const line = readLine(text);
  const relation = line && relationOf(line);
  return relation !== null && namesOf(relation.gap).length === 1;
}

/** A line of the student's own is no proof of the next one; the question is, and what follows from it. */
const isProven = (finding: StepFinding, withoutOwn: () => StepFinding): boolean =>
  finding.verdict === 'follows' &&
  finding.from !== 'start' &&
  (finding.from === 'question' || withoutOwn().verdict === 'follows');

/** Checks the lines of a message in order, each against the one before, up to the first that does not hold. */
export function checkLines(lines: readonly string[], context: TutorContext, state: TutorState): CheckedLines {
  let checked: Checked = { finding: { verdict: 'unreadable' }, state };
  const findings: StepFinding[] = [];
  for (const line of lines) {
    checked = checkLine(line, context, checked.state);
    findings.push(checked.finding);
    const { verdict } = checked.finding;
    if (!GOES_ON.has(verdict) && verdict !== 'in-letters' && verdict !== 'plugged-in') break;
  }
  return { ...checked, findings };
}
