/** What tells how far a diagnostic in progress has come; seconds per question. */
export interface DiagnosticProgress {
  readonly english: readonly string[];
  readonly math: readonly string[];
  readonly english_time: readonly number[];
  readonly math_time: readonly number[];
}

const seconds = (times: readonly number[]): number => times.reduce((sum, each) => sum + each, 0);

/** Answers first, because they are what would be lost; then the section, from which there is no way back; then the time. */
const measures = ({ english, math, english_time: englishTime, math_time: mathTime }: DiagnosticProgress): number[] => [
  [...english, ...math].filter((answer) => answer !== '').length,
  math.some((answer) => answer !== '') || seconds(mathTime) > 0 ? 1 : 0,
  seconds(englishTime) + seconds(mathTime),
];

/** Has the first come further than the second? Two that came equally far are neither. */
export function isFurther(first: DiagnosticProgress, second: DiagnosticProgress): boolean {
  const [mine, other] = [measures(first), measures(second)];
  const differing = mine.findIndex((measure, index) => measure !== other[index]);
  return differing >= 0 && mine[differing]! > other[differing]!;
}
