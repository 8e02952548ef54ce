export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const mean = (values: readonly number[]): number => total(values) / values.length;

export const sumOfSquares = (values: readonly number[]): number => total(values.map((value) => value ** 2));

/** Sum of squares about the mean. */
export function squaresAboutMean(values: readonly number[]): number {
  const middle = mean(values);
  return sumOfSquares(values.map((value) => value - middle));
}
