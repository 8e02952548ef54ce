/** Fitted by `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  2.132, 1.834, 0.232, 2.828, 2.495, 0.894, 1.605, 2.027, 1.894, 2.353, 1.296, 2.026, 2.794, -0.183, 0.789, -0.276,
];
/** What an idea is up against: that the message states none. */
export const NONE = 3.874;
