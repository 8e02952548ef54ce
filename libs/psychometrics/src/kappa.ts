/**
 * Cohen's weighted kappa (1968) of two judges, with disagreement weighted by the squared distance of their scores: 1 is
 * agreement, 0 what chance would give. NaN without a pair, or when both give everything the same score.
 */
export function kappaOfScores(pairs: readonly (readonly [number, number])[]): number {
  const seen = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0) / pairs.length;
  const chance =
    pairs.reduce((sum, [one]) => sum + pairs.reduce((each, [, other]) => each + (one - other) ** 2, 0), 0) /
    pairs.length ** 2;
  return 1 - seen / chance;
}
