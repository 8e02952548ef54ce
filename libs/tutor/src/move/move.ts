import type { StepCheck } from '@aivy/contracts';
import type { DistressGrade } from '../distress/grade.js';
import type { Slip } from '../context/slip.js';
import type { FrustrationKind } from '../intent/intent.js';
import type { Rung } from './phase.js';
import type { StepFinding } from './step-finding.js';

/**
 * What the tutor does in a reply. The machine decides a move; words come afterwards, authored or from a model.
 * Before 3.5: everything but the last group. In 3.5: the last group and what needs no key.
 */
export type MoveName =
  /** The next rung of the ladder; `rung`. */
  | 'hint'
  /** The last rung once more; `rung`. */
  | 'hint-again'
  /** Asked for the answer: what to do instead, and `rung`; without one when all were shown. */
  | 'not-the-answer'
  /** Asked for the explanation before it is due: when it comes, and `rung`; without one when all were shown. */
  | 'explain-later'
  /** The misconception behind the last wrong answer, `option`. */
  | 'why-wrong'
  /** The kind of slip in the last wrong number, `option`: what to check again, never the value; `slip`. */
  | 'recheck'
  /** A wrong answer, `option`, that nobody has foreseen. */
  | 'wrong-unforeseen'
  /** Asked why an answer is wrong before one was given, or about an `option` that was not. */
  | 'nothing-tried'
  /** What is known of the line that was sent; `step`. */
  | 'step'
  /** Asked to check a step without sending one. */
  | 'ask-step'
  /** What a term means; `term`. */
  | 'define'
  /** Said something about a term: what it means, to compare; `term`. */
  | 'own-term'
  /** The term is not in the glossary, or is what the question asks for. */
  | 'term-unknown'
  /** Asked about a word of the text, `about`, that no glossary has: how to get it from the sentence. */
  | 'word-in-context'
  /** Asked about a word of the choices: it's explained at the end. */
  | 'word-later'
  /** A value or a letter was typed: asks whether `option` is the answer to submit. It never uses a try. */
  | 'offer-submit'
  /** Can't decide between two choices: what's different about them? */
  | 'between'
  /** Tests a choice, or rules one out: which words decide it? No verdict. */
  | 'weighs'
  | 'rules-out'
  /** Wants to check it first: how. */
  | 'check-first'
  /** Said yes to that: the button is what submits. */
  | 'tap-submit'
  /** Named an answer, `option`, that was tried before and was wrong. */
  | 'already-tried'
  /** Named the value of a letter that the question doesn't ask for: is it what's asked for? */
  | 'asked-value'
  /** An answer was meant that this question cannot take: a number for a letter, or the other way round. */
  | 'which-answer'
  /** Asked about a choice where there are none. */
  | 'no-choices'
  /** Asked what the text says: how to read it. */
  | 'passage'
  /** Told the reason for an answer: how to test a reason. */
  | 'own-reason'
  /** Wants the next question before this one is complete. */
  | 'not-yet-next'
  /** A finished question that the student is being asked again elsewhere: not before that is answered. */
  | 'asked-again'
  /** Stated a right idea, `idea`: what's right in it, and the next question. */
  | 'idea-right'
  /** Stated half of it, `idea`: what's right, and what's missing. */
  | 'idea-partial'
  /** Stated a misconception, `idea`: what's true in it, and where to look. */
  | 'idea-wrong'
  /** Repeated a right idea in other words: gives the next hint, `rung`, which doesn't count as one the student asked for. */
  | 'idea-known'
  /** Calls one of two parts right and the other wrong, and it's not clear which: which is which? */
  | 'which-part'
  /** Maybe one of two ideas: `suggestions`. */
  | 'did-you-mean'
  /** Maybe one of two wishes: `suggestions`. */
  | 'unsure'
  /** An idea nobody wrote down: a question. */
  | 'unmatched'
  /** The same, taken up: the student's clause, `echo`, or the `line` of the text it's near. */
  | 'heard'
  /** Asks for a fact: the `line` of the text that is about it. */
  | 'where'
  /** Says in words what to do next, `about`: asked to do it. */
  | 'plan'
  /** The same where the hint says so, too. */
  | 'plan-fits'
  /** Said nothing in so many words ("k", "..."): the open question again, smaller. */
  | 'small-step'
  /** The second such idea in a row: `suggestions`, a right idea and a misconception in random order. */
  | 'closer'
  /** Answered with yes or no, `about`: what in the text says so? */
  | 'say-why'
  /**
   * After a third, or the same words twice: the next hint, `rung`, which doesn't count as asked for. To a student who
   * doesn't know how to start in Math, with what the question gives, `about`.
   */
  | 'next-rung'
  /** Down about the work, `kind`: a warm sentence and a smaller step. */
  | 'encourage'
  /** Complains about the tutor: owned, and `suggestions` or a smaller step. */
  | 'own-up'
  | 'greeting'
  /** All right, after a check-in: glad to hear, and the open question. */
  | 'okay'
  | 'thanks'
  | 'off-topic'
  | 'unknown'
  /** Signs of distress or danger: where to turn, and no lesson; `grade`. */
  | 'distress'
  /** Maybe in distress: are you all right? */
  | 'check-in'
  /** 3.5: the explanation, beginning with the key. */
  | 'explanation'
  /** 3.5: one step of the explanation, `part` from 1. */
  | 'explain-part'
  /** 3.5: the explanation in simpler words. */
  | 'simpler'
  /** 3.5: another question like this worked out, `example`; without one, where to find more. */
  | 'similar'
  /** 3.5: what is wrong, or right, about `option`. */
  | 'explain-option'
  /** 3.5: answered the tutor's closing question: noted, and an end. */
  | 'noted'
  /** 3.5: a number or a line in passing: talked about, and not judged. */
  | 'work-in-review'
  /** 3.5: on to the next question. */
  | 'next';

/** What students talk about besides the question. */
export type AsideKind = 'break' | 'use' | 'curious' | 'tries' | 'app' | 'comment' | 'music' | 'other';

/** A decision of the dialogue machine: data, and words of the student's or the text's own. */
export interface Move {
  readonly move: MoveName;
  readonly rung?: Rung;
  /** A letter in lower case, or what was entered in the field. */
  readonly option?: string;
  /** Beside `offer-submit`: the student said why, maybe as a clause to say back, `echo`. */
  readonly hasReason?: boolean;
  /** Beside `offer-submit`: as a letter, at the end of a calculation (`step`), to hear whether it's right, or as what follows. */
  readonly how?: 'letter' | 'calculated' | 'asks' | 'so' | 'nervous' | 'ready';
  /** Id of a glossary entry. */
  readonly term?: string;
  readonly step?: StepFinding;
  /** Next to an idea that fits, work that nothing proves; `idea-partial`. */
  readonly isUnproven?: boolean;
  /** Beside `step`: what to mark in the student's message. */
  readonly marks?: StepCheck;
  readonly slip?: Slip;
  /** Id of an idea of the item. */
  readonly idea?: string;
  /** A word that was asked about, a plan, the answer as it was named, or a yes or no. */
  readonly about?: readonly string[];
  /** Beside `plan`: what to ask about it. */
  readonly nextAsked?: string;
  /** What the student said, as a clause to say back; it names no choice. */
  readonly echo?: string;
  /** The words of the text that are nearest to the message. */
  readonly line?: string;
  /** How a message that states no known idea is meant. */
  readonly as?: 'why' | 'asked' | 'said' | 'denies' | 'again';
  /** What to ask in place of the open question: a later hint's, which choice fits, or what the `line` says. */
  readonly asks?: Rung | 'choices' | 'line';
  /** Beside `okay`: the check-in was a misunderstanding. */
  readonly isMisread?: boolean;
  /** What an aside is about. */
  readonly aside?: AsideKind;
  readonly kind?: FrustrationKind;
  /** What the student is having a hard time with, such as "poems"; for `encourage`. */
  readonly with?: string;
  /** The student writes Spanish: the frame of the reply is Spanish, the hint in it English. */
  readonly language?: 'es';
  /** The first Spanish reply: says that the hints are in English. */
  readonly notesEnglish?: boolean;
  /** Step of the explanation, from 1. */
  readonly part?: number;
  /** The similar question that is worked out. */
  readonly example?: { readonly id: number; readonly version: number };
  /** Distress: staff see the message in their list. */
  readonly grade?: DistressGrade;
  /** Texts that a tap sends as the student's message; at most three. */
  readonly suggestions?: readonly string[];
}

/** What a student can say by one tap. */
export const QUICK_REPLIES = ['hint', 'why is mine wrong', 'check my step', 'explain', 'next question'] as const;
export type QuickReply = (typeof QUICK_REPLIES)[number];

/** A move in words. */
export interface Reply {
  /** Markdown subset (bold, lists, paragraphs) with TeX between \( \); at most 60 words before 3.5. */
  readonly text: string;
  /** What the student can say next by one tap. */
  readonly next: readonly QuickReply[];
}
