import { isCorrect } from '@aivy/exam';
import { choicesOf, leaksIn, misconceptionOf, type BankItem, type Letter } from '@aivy/item-bank/item';
import { RUNGS } from '../move/phase.js';
import { ideasOf, type OpenIdea } from '../ideas/ideas-of.js';
import { mathGround, type MathGround } from '../math/ground.js';
import { levelOf, type TutorState } from '../state/state.js';
import { slipBetween, type Slip } from './slip.js';

/** A wrong answer that was given. Only its own feedback is known, and only when that keeps the key. */
export interface WrongAttempt {
  /** A letter in lower case, or the entry of the field. */
  readonly answer: string;
  readonly misconception: string | null;
  /** HTML; null when nobody has foreseen the answer, or when the sentence would give the key away. */
  readonly feedback: string | null;
  /** For numbers: what to check again. */
  readonly slip: Slip | null;
}

/**
 * An item as the tutor may know it in the phases 3.1 to 3.3. It has no field for the key, the explanation, later hints,
 * or whether a choice that was not chosen is right: what is not in it cannot be said, by rule or by model.
 */
export interface HintContext {
  readonly kind: 'hint';
  readonly id: number;
  readonly version: number;
  /** 1-30. */
  readonly skill: number;
  readonly type: 'choice' | 'blank';
  /** HTML; '' for none. */
  readonly passage: string;
  /** HTML with TeX between \( \). */
  readonly question: string;
  /** HTML; null for a blank. */
  readonly choices: Readonly<Record<Letter, string>> | null;
  /** Those shown and the next one; all four when the last was shown. */
  readonly hints: readonly string[];
  /** What students say about it, and the replies. [] where nobody wrote any. */
  readonly ideas: readonly OpenIdea[];
  /** What lines of work in Math are compared with; never part of a prompt. */
  readonly math?: MathGround;
  /** Wrong answers, oldest first. */
  readonly attempts: readonly WrongAttempt[];
}

/**
 * What a student may hear of a foreseen mistake. To name or quote the choice that was made is no leak; to name the key's
 * text or value, or another choice, is.
 */
function feedbackOf(item: BankItem, answer: string): Pick<WrongAttempt, 'misconception' | 'feedback'> {
  const mistake = misconceptionOf(item, answer);
  if (!mistake) return { misconception: null, feedback: null };
  const { misconception, feedback } = mistake;
  return { misconception, feedback: leaksIn(item, feedback).length === 0 ? feedback : null };
}

/**
 * The projection for the phases 3.1 to 3.3, built field by field, so a new field of the item stays hidden by default.
 * Right answers are left out: with one the question is complete and the phase is 3.5.
 */
export const toHintContext = (item: BankItem, state: TutorState, math = mathGround(item, false)): HintContext => ({
  kind: 'hint',
  id: item.id,
  version: item.version,
  skill: item.skill,
  type: item.type,
  passage: item.passage,
  question: item.question,
  choices: choicesOf(item),
  hints: item.hints.slice(0, Math.min(levelOf(state) + 1, RUNGS.length)),
  ideas: ideasOf(item),
  ...(math && { math }),
  attempts: state.question.attempts
    .filter((answer) => !isCorrect(answer, item))
    .map((answer) => ({
      answer,
      ...feedbackOf(item, answer),
      slip: item.type === 'blank' ? slipBetween(answer, item.answer, `${item.passage} ${item.question}`) : null,
    })),
});
