/** What an author writes about the work on a Math question, beyond what its explanation already says. */
export interface OwnMath {
  /** A right value that isn't the answer, what it is ("the number of trucks"), and the next question. */
  landmarks?: readonly (readonly [value: number | string, says: string, ask?: string])[];
  /** True equations in TeX or as typed. */
  starts?: readonly string[];
  /** Usual wrong lines, with the mistake behind them: one of those the item gives feedback on. */
  traps?: readonly (readonly [line: string, misconception: string])[];
}
