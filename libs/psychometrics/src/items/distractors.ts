import { pointBiserial, type Observation } from './item-statistics.js';

export interface OptionStatistics {
  option: string;
  /** Share of those who chose it, 0-1, in the lowest, middle and highest third of rest scores. */
  shareByThird: [low: number, middle: number, high: number];
  /** Correlation of choosing it with the rest score; null when nobody or everybody did. */
  pointBiserial: number | null;
}

export interface DistractorAnalysis {
  options: OptionStatistics[];
  /** The distractor that looks more like a key than the key does; null when none does. */
  keyAlarm: string | null;
}

const THIRDS = 3;
/** Observations under which no alarm is raised: correlations of a handful of people are noise. */
export const LEAST_FOR_ALARM = 30;

function thirdOf(rank: number, n: number): number {
  return Math.min(THIRDS - 1, Math.floor((rank * THIRDS) / n));
}

/**
 * How every option of a choice item is chosen over ability, and whether the key may be wrong: an alarm is raised when
 * a distractor's point-biserial is positive and exceeds the key's.
 * @param options all options, chosen or not
 */
export function analyseDistractors(
  observations: readonly Pick<Observation, 'answer' | 'restScore'>[],
  options: readonly string[],
  key: string,
): DistractorAnalysis {
  const n = observations.length;
  const scores = observations.map(({ restScore }) => restScore);
  const order = observations.map((_, index) => index).sort((x, y) => scores[x]! - scores[y]!);
  const third = new Map(order.map((index, rank) => [index, thirdOf(rank, n)]));
  const sizes = [0, 1, 2].map((each) => order.filter((index) => third.get(index) === each).length);
  const statistics = options.map((option): OptionStatistics => {
    const chose = (each: number): number =>
      observations.filter((observation, index) => observation.answer === option && third.get(index) === each).length;
    const share = (each: number): number => (sizes[each] ? chose(each) / sizes[each]! : 0);
    return {
      option,
      shareByThird: [share(0), share(1), share(2)],
      pointBiserial: pointBiserial(
        observations.map(({ answer }) => answer === option),
        scores,
      ),
    };
  });
  return { options: statistics, keyAlarm: n >= LEAST_FOR_ALARM ? strongestRival(statistics, key) : null };
}

/** The distractor that looks most like a key, and more so than the key does; null when none does. */
export function strongestRival(options: readonly OptionStatistics[], key: string): string | null {
  // An option that nobody chose has no correlation; a key that nobody chose has the lowest there is.
  const ofKey = options.find(({ option }) => option === key)?.pointBiserial ?? -1;
  const rivals = options.filter(
    ({ option, pointBiserial: value }) => option !== key && value !== null && value > 0 && value > ofKey,
  );
  return rivals.sort((x, y) => y.pointBiserial! - x.pointBiserial!)[0]?.option ?? null;
}
