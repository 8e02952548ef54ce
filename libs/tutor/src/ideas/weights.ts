/** Fitted by `node tools/run-ts.mjs libs/tutor/src/ideas/bin/fit.ts`, which prints these lines. */
export const BIAS = -3.065;
export const WEIGHTS: readonly number[] = [
  -0.922, 1.549, -0.192, 1.749, 0.732, 0.607, 2.351, 0.579, 0.081, -0.938, 0.22, 1.021, 2.263, 1.875,
];
