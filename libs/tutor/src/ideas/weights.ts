/** Fitted by `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  2.125, 1.84, 0.209, 2.841, 2.497, 0.911, 1.579, 2.048, 1.896, 2.35, 1.298, 2.023, 2.798, -0.181, 0.785, -0.278,
];
/** What an idea is up against: that the message states none. */
export const NONE = 3.872;
