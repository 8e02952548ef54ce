import { POINTS_BY_TRY } from '@aivy/contracts';

/** Points that an answer brings. @param attempt which try it is, from 1 */
export const pointsOf = (attempt: number, correct: boolean): number =>
  correct ? (POINTS_BY_TRY[attempt - 1] ?? 0) : 0;
