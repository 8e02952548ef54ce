/** Fitted on students' messages and on phrasings left out of the bank; in the order of `featuresOfIdea`. */
export const WEIGHTS: readonly number[] = [
  1.064, 0.779, -0.706, 2.836, 2.094, 0.31, 1.211, 1.273, 2.437, 2.701, 1.629, 2.836, 3.798, -0.225, 1.214, -0.701,
];
/** What an idea is up against: that the message states none. */
export const NONE = 3.332;
