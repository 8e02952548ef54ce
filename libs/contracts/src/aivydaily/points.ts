/** Points of a question by the try that was right; a miss brings none. */
export const POINTS_BY_TRY = [20, 10, 5] as const;
/** Points of a finished AivyPath unit: for each right answer, and for finishing it. */
export const UNIT_POINTS = { right: 20, finished: 20 } as const;
