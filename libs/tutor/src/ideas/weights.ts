/** Fitted by `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  1.507, 1.69, -0.993, 2.097, 1.954, 0, 1.29, 1.854, 2.036, 2.042, 1.584, 2.68, 3.517, -0.313, 1.081, -0.436,
];
/** What an idea is up against: that the message states none. */
export const NONE = 2.972;
