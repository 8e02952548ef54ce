import type { BankItem } from '@aivy/item-bank';
import {
  createGuard,
  decide,
  decideFeedback,
  isComplete,
  renderMove,
  secretOf,
  startTutor,
  toHintContext,
  toReviewContext,
  withAttempt,
  type Move,
  type TutorState,
} from '../src/index.js';
import { lineAfter, type Dialogue, type Kind, type Verdict } from './dialogue.js';

/** A student's line and the tutor's reply. */
export interface Played {
  readonly said: string;
  readonly note: string;
  readonly verdict: Verdict | null;
  readonly move: string;
  readonly reply: string;
  readonly buttons: readonly string[];
  readonly kind: Kind;
  /** What the step check found; null where no step was checked. */
  readonly step: string | null;
  readonly ms: number;
  /** The guard finds the answer of an open question in it. */
  readonly leaked: boolean;
  /** A try is gone that no button spent. */
  readonly spent: boolean;
}

export interface Transcript extends Pick<Dialogue, 'item' | 'profile' | 'sealed'> {
  readonly turns: readonly Played[];
}

const HINTS = ['hint', 'hint-again', 'next-rung', 'not-the-answer', 'explain-later'];
/** Moves that name the answer the student has just named. */
const OWN_ANSWER = ['offer-submit', 'already-tried', 'asked-value'];
const CONFIRMED = ['follows', 'identity'];

/** What a reply did: `asked` when it ends with a question and did none of the others. */
function kindOf({ move, step, suggestions = [] }: Move, text: string): Kind {
  if (suggestions.length > 0) return 'buttons';
  if (move === 'idea-right' || (step && CONFIRMED.includes(step.verdict))) return 'confirmed';
  if (HINTS.includes(move)) return 'hint';
  return text.trimEnd().endsWith('?') ? 'asked' : 'other';
}

/** A reply without the calculation or the line that the student typed. */
function withoutOwnWork(text: string, { step }: Move): string {
  if (step?.verdict === 'no-start')
    return (step.sides ?? []).reduce((left, side) => left.replaceAll(side, 'that'), text);
  const worked = step?.verdict === 'identity' || step?.verdict === 'false-identity' ? step.worked : undefined;
  return worked ? text.replaceAll(worked.work, 'that').replaceAll(worked.result, 'that') : text;
}

/** Plays a dialogue to its end. `tap 1` sends what the first button says; `press b` submits b with the button. */
export function play({ item: key, profile, sealed, turns }: Dialogue, item: BankItem, seed: number): Transcript {
  const played: Played[] = [];
  let state = startTutor(seed);
  for (const turn of turns) {
    const before = played.at(-1);
    const { text, note, verdict } = lineAfter(turn, before?.kind ?? 'other');
    const tap = /^tap (\d)$/.exec(text)?.[1];
    const buttons = before?.buttons ?? [];
    // Sometimes there's one button where the student wants the second.
    const said = tap === undefined ? text : (buttons[Number(tap) - 1] ?? buttons[0] ?? text);
    const one = playOne(item, state, said);
    ({ state } = one);
    played.push({ said, note, verdict, ...one.turn });
  }
  return { item: key, profile, sealed, turns: played };
}

function playOne(item: BankItem, before: TutorState, said: string) {
  const start = performance.now();
  const pressed = /^press (.+)$/.exec(said)?.[1];
  const at = pressed === undefined || isComplete(item, before) ? before : withAttempt(before, pressed);
  const context = isComplete(item, at) ? toReviewContext(item, at) : toHintContext(item, at);
  const { move, state } = pressed === undefined ? decide(context, at, said) : decideFeedback(context, at);
  const { text } = renderMove(move, context, state);
  const ms = performance.now() - start;
  const turn = {
    move: move.move,
    reply: text,
    buttons: move.suggestions ?? [],
    kind: kindOf(move, text),
    step: move.step?.verdict ?? null,
    ms,
    leaked:
      context.kind === 'hint' &&
      !OWN_ANSWER.includes(move.move) &&
      createGuard(secretOf(item, state, said))(withoutOwnWork(text, move)).blocked,
    spent: state.question.attempts.length !== at.question.attempts.length,
  };
  return { state, turn };
}
