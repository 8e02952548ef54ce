import { POINTS_BY_TRY, UNIT_POINTS } from '@aivy/contracts';

/** Points that an answer brings. @param attempt which try it is, from 1 */
export const pointsOf = (attempt: number, correct: boolean): number =>
  correct ? (POINTS_BY_TRY[attempt - 1] ?? 0) : 0;

/** Points that a finished unit brings. @param right its right answers */
export const unitPoints = (right: number): number => UNIT_POINTS.finished + UNIT_POINTS.right * right;
