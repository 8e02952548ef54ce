/** Fitted by `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  2.117, 1.858, 0.213, 2.908, 2.567, 0.949, 1.584, 1.949, 1.974, 2.053, 1.232, 1.958, 2.814, -0.172, 0.79, -0.267,
];
/** What an idea is up against: that the message states none. */
export const NONE = 3.856;
