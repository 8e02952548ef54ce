import type { scorePath, OutputOf } from '@aivy/contracts';
import { daysBetween } from '@aivy/exam';
import type { OfficialMark, ScoredMoment } from '@aivy/web-ui';
import { growthSentence, signed } from './chance';
import { longDay, shortDate } from './dates-text';

export type ScorePathData = OutputOf<typeof scorePath>;
type Result = ScorePathData['score_path'][number];

export interface ScorePathModel {
  target: number;
  results: ScoredMoment[];
  forecast: ScoredMoment | null;
  official: OfficialMark[];
  /** Text alternative. */
  label: string;
}

const NOISE = ({ score_low: low, score_high: high }: Result): string => `most likely ${low} to ${high}`;

/** What a result is called, with its place among the tests. */
const nameOf = (results: readonly Result[], index: number): string => {
  const tests = results.slice(0, index + 1).filter(({ kind }) => kind === 'full-test').length;
  return results[index]!.kind === 'diagnostic' ? 'Diagnostic' : `Test ${tests}`;
};

const beginOf = ({ score_path: path, projection }: ScorePathData): string =>
  path[0]?.date ?? projection[0]?.date ?? '1970-01-01';

/** Where the plan leads: nowhere on its last day. */
const forecastOf = ({ projection }: ScorePathData) => (projection.length > 1 ? projection.at(-1)! : null);

/** @param dayWord with the word "Day" before the numbers of the axis, for the large chart */
export function scorePathModel(data: ScorePathData, dayWord: boolean): ScorePathModel {
  const { score_path: path, official = [], target_score: target } = data;
  const begin = beginOf(data);
  const axis = (day: number): string => (dayWord ? `Day ${day}` : String(day));
  const moment = (each: { score: number; score_low: number; score_high: number; date: string }, label: string) => ({
    time: daysBetween(begin, each.date),
    label,
    score: each.score,
    low: each.score_low,
    high: each.score_high,
  });
  const end = forecastOf(data);
  const results = path.map((each) => moment(each, each.kind === 'diagnostic' ? 'Diag.' : axis(each.day)));
  return {
    target,
    results,
    official: official.map(({ test_date: date, score }) => ({ time: daysBetween(begin, date), score })),
    forecast: end && moment(end, axis(end.day)),
    label:
      `Score path: ${path.map((each, index) => `${nameOf(path, index)} ${each.score}, ${NOISE(each)}`).join('; ')}. ` +
      `${official.map((each) => `Official test ${each.score} on ${longDay(each.test_date)}. `).join('')}` +
      `Target ${target}` +
      `${end ? `; forecast ${end.score} on ${shortDate(end.date)}, between ${end.score_low} and ${end.score_high}` : ''}.`,
  };
}

/** Where some scores are of a scale from before the one of today. Else null. */
export const scaleSentence = ({ score_path: path }: ScorePathData): string | null =>
  path.some((each) => each.is_earlier_scale)
    ? 'We recalibrated our scoring in between. Earlier scores stay as they were. When we say you’ve improved, we leave that change out.'
    : null;

const SINCE_FIRST = 'Since the diagnostic';

export interface Fact {
  name: string;
  value: string;
  text: string;
}

/** The latest result and what the differences to others mean. */
export function scoreFacts({ score_path: path }: ScorePathData): Fact[] {
  const last = path.at(-1);
  if (!last) return [];
  const facts: Fact[] = [
    {
      name: last.kind === 'diagnostic' ? 'Diagnostic' : 'Latest test',
      value: String(last.score),
      text: `most likely between ${last.score_low} and ${last.score_high}`,
    },
  ];
  const compare = (name: string, from: Result, to: Result, chance: number | null | undefined): void => {
    // A server of before the chance was told knows nothing of it.
    if (chance === null || chance === undefined) return;
    const difference = to.score - from.score;
    facts.push({ name, value: signed(difference), text: growthSentence(chance) });
  };
  const first = path[0]!;
  if (path.length > 1) compare(SINCE_FIRST, first, last, last.growth_since_first);
  for (let index = path.length - 1; index >= Math.max(2, path.length - 2); index -= 1) {
    const [before, after] = [path[index - 1]!, path[index]!];
    compare(`${nameOf(path, index - 1)} to ${nameOf(path, index).toLowerCase()}`, before, after, after.growth_chance);
  }
  return facts;
}

/** The official scores that have a square on the path: it has no place for one from before its first result. */
export function officialSeen(data: ScorePathData): NonNullable<ScorePathData['official']> {
  const begin = beginOf(data);
  return (data.official ?? []).filter((each) => each.test_date >= begin);
}

/** The newest official score, in a sentence; null without one. */
export function officialWords(data: ScorePathData): string | null {
  const newest = data.official?.at(-1);
  if (!newest) return null;
  const words = `${newest.score} on ${longDay(newest.test_date)}`;
  const squares = officialSeen(data).length;
  if (squares === 0) return `Your official score: ${words}, before this path begins.`;
  return squares === 1
    ? `The square is your official score: ${words}.`
    : `The squares are your official scores, the newest ${words}.`;
}

export const SCORE_TABLE_HEAD = ['Result', 'Date', 'Total', 'Most likely', 'R&W', 'Math'] as const;

export const scoreRows = (data: ScorePathData): (string | number)[][] => [
  ...data.score_path.map((each, index) => [
    nameOf(data.score_path, index),
    shortDate(each.date),
    each.score,
    `${each.score_low} to ${each.score_high}`,
    each.english_score,
    each.math_score,
  ]),
  ...(data.official ?? []).map((each) => [
    'Official test',
    longDay(each.test_date),
    each.score,
    '',
    each.english_score,
    each.math_score,
  ]),
  ...[forecastOf(data) ?? []]
    .flat()
    .map((each) => ['Forecast', shortDate(each.date), each.score, `${each.score_low} to ${each.score_high}`, '', '']),
];

/** "diagnostic: 1270" or "test 3, day 30: 1350" beside the tile's title, whose large number is the forecast. */
export function latestWords({ score_path: path }: ScorePathData): string {
  const last = path.at(-1);
  if (!last) return '';
  const name =
    last.kind === 'diagnostic' ? last.kind : `${nameOf(path, path.length - 1).toLowerCase()}, day ${last.day}`;
  return `${name}: ${last.score}`;
}
