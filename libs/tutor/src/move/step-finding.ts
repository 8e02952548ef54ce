/** A kind of term, named without its value. */
export type TermKind = 'constant' | 'linear' | 'square' | 'higher' | 'mixed';

/** The term in which a line differs from what follows. */
export interface ChangedTerm {
  readonly kind: TermKind;
  /** The letter of a linear or square term; '' for a constant. */
  readonly letter: string;
  /** On which side of the student's line it stands; null when on both or on neither. */
  readonly side: 'left' | 'right' | null;
}

/** What a line in letters does, by its characters: nothing of whether it's true. */
export interface InLetters {
  readonly verdict: 'in-letters';
  readonly does:
    /** Holds `letters` that no choice has; the choices have those of `value`. */
    | 'others'
    /** Has one unknown, `letters`, not alone yet. */
    | 'solve'
    /** Has the unknown, `letters`, alone on one side, across from other letters, `value`, or from a number. */
    | 'alone'
    | 'found'
    /** Two sides in the choices' letters; in a question with a point, that point can be put in. */
    | 'both-sides'
    | 'point'
    /** A rewriting that lacks a kind of term, `letters`, that all choices have. */
    | 'part'
    /** A rewriting with terms of one kind; in a question with a minus in front of parentheses, that is what matters. */
    | 'together'
    | 'parentheses'
    /** A rewriting to be tried at a number, `letters`, where the question's expression is `value`. */
    | 'numbers'
    /** Holds functions, `letters`: `f(k)`, `sin`. */
    | 'function'
    /** Has a number of the question's put in, and `letters` left. */
    | 'put-in'
    /** Any other expression. */
    | 'plain';
  readonly letters: string;
  readonly value?: string;
}

/** What to look at next in a true line; of an equation in one letter, `letters`: parentheses, both sides, or the last move. */
export interface Next {
  readonly does: InLetters['does'] | 'open' | 'gather' | 'finish';
  readonly letters: string;
}

/** A calculation as it was typed, and the result it's said to have. */
export interface Worked {
  readonly work: string;
  readonly result: string;
}

/** What can be said of a student's line without a claim that is not proven. */
export type StepFinding =
  /** Has the solutions of the line before, or of the question's equation. */
  | {
      readonly verdict: 'follows';
      readonly from: 'line' | 'question' | 'start';
      readonly next?: Next;
    }
  /** A right value that isn't what the question asks for; `landmark-last` has no question of its own to go on with. */
  | {
      readonly verdict: 'landmark' | 'landmark-last';
      readonly value: string;
      readonly says: string;
      readonly ask: string;
    }
  /** The same one as before. */
  | { readonly verdict: 'landmark-again'; readonly value: string; readonly says: string }
  /** A usual wrong line, with what to say about the mistake behind it. */
  | { readonly verdict: 'trap'; readonly feedback: string }
  /** One side was multiplied or divided, and the other, `side`, was not. */
  | { readonly verdict: 'slip'; readonly side: 'left' | 'right'; readonly from: 'question' | 'start' }
  /** A calculation that isn't worked out, from a landmark or from other numbers. Right and wrong ones are told the same. */
  | { readonly verdict: 'uses-landmark'; readonly value: string; readonly says: string }
  | { readonly verdict: 'work-it-out' }
  /** Says which of two things is more the other way round than the question. */
  | { readonly verdict: 'turned' }
  /** Says that a line of numbers isn't true, and it isn't. */
  | { readonly verdict: 'rightly-denied' }
  /** A number that the student calls a step on the way, or that no choice has. */
  | { readonly verdict: 'on-the-way' }
  /** Both sides are the same expression, or the same number; or two numbers are in the order that's said. */
  | { readonly verdict: 'identity'; readonly worked?: Worked; readonly compares?: boolean }
  | { readonly verdict: 'does-not-follow'; readonly from: 'line' | 'question'; readonly change: ChangedTerm | null }
  /** An inequality whose sign should have turned, or should not have. */
  | { readonly verdict: 'direction'; readonly from: 'line' | 'question' }
  /** Two sides that are said to be the same and are not. */
  | {
      readonly verdict: 'false-identity';
      readonly worked?: Worked;
      readonly compares?: boolean;
      /** What else than the calculation may have gone wrong. */
      readonly off?: 'zeros' | 'sign';
    }
  /** A number of a choice was put into the question's equation: whether both sides agree is the student's to say. */
  | { readonly verdict: 'plugged-in'; readonly compares?: true }
  /**
   * States a value, or one of the choices: the place to find out is the answer field. A range isn't a value, and a letter
   * with a minus isn't the letter.
   */
  | { readonly verdict: 'submit-it'; readonly of?: 'range' | 'opposite' }
  /** Comes down to the value of one of the choices, whichever: its verdict would tell whether that one is right. */
  | { readonly verdict: 'leads-to-choice' }
  /** Holds a letter as the choices do: whether it's true could tell which of them is right, so only what it does is said. */
  | InLetters
  /** Lines with different outcomes were checked already; one more would be trying answers. */
  | { readonly verdict: 'no-more' }
  /** Readable, but there is nothing to hold it against: no line before and no equation in the question; its two sides. */
  | { readonly verdict: 'no-start'; readonly sides?: readonly [left: string, right: string] }
  /** Readable, but neither true nor false can be proven. */
  | { readonly verdict: 'cannot-tell' }
  | { readonly verdict: 'unreadable' };
