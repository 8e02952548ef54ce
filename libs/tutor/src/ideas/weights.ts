/** Fitted by `node tools/run-ts.mjs libs/tutor/src/bin/fit-ideas.ts`; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  1.946, 2.031, 0.188, 2.722, 2.545, 0.843, 1.669, 2.094, 2.287, 2.466, 1.624, 2.265, 2.936, -0.223, 0.9, -0.311,
];
/** What an idea is up against: that the message states none. */
export const NONE = 3.897;
