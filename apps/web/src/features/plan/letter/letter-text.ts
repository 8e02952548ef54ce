import type { journeyPreview, OutputOf, Plan, PlanDuration, Subject } from '@aivy/contracts';
import { journeyOf, skillById, type FocusAreas } from '@aivy/exam';
import { toTens } from '@aivy/web-ui';

export type Preview = OutputOf<typeof journeyPreview>;

/** A piece of a sentence. */
export interface Span {
  text: string;
  strong?: boolean;
}
export type Paragraph = readonly Span[];

const MONTHS: Readonly<Record<PlanDuration, string>> = { 1: 'one month', 3: 'three months', 6: 'six months' };
/** The documents' words for a plan's length. */
export const DURATION_WORDS: Readonly<Record<PlanDuration, string>> = {
  1: 'one-month',
  3: 'three-months',
  6: 'six-months',
};

const SUBJECTS: readonly Subject[] = ['english', 'math'];
const LEAST_TOTAL = 400;
const MOST_TOTAL = 1600;
const FALLBACK_NAME = 'there';

/** First word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] || FALLBACK_NAME;

/** The end of both sections' projections together: independent ranges add in squares. */
function endOf(preview: Preview): { score: number; low: number; high: number } {
  const ends = SUBJECTS.map((subject) => preview[subject].path.at(-1) ?? preview[subject]);
  // The sum of what the curves are labelled with.
  const score = ends.reduce((sum, end) => sum + toTens(end.score), 0);
  const below = Math.hypot(...ends.map((end) => end.score - end.score_low));
  const above = Math.hypot(...ends.map((end) => end.score_high - end.score));
  return {
    score,
    low: Math.max(LEAST_TOTAL, toTens(score - below)),
    high: Math.min(MOST_TOTAL, toTens(score + above)),
  };
}

const bold = (value: number | string): Span => ({ text: String(value), strong: true });

const FAST_FIRST =
  'The curve climbs fast at first, because your weakest areas hold the most points, and then more slowly. ';

/** So much more that it can be seen. */
const CLEARLY = 1.2;

/** Whether the drawn curves do what is said of them: clearly more points in the first half of the plan than in the second. */
function climbsFastFirst(preview: Preview): boolean {
  const at = (part: number): number =>
    SUBJECTS.reduce((sum, subject) => {
      const { path, score } = preview[subject];
      return sum + (path[Math.round((path.length - 1) * part)]?.score ?? score);
    }, 0);
  return at(0.5) - at(0) > CLEARLY * (at(1) - at(0.5));
}

/** Whether the target is where the curves end, in what is likely, or beyond it. */
function outlookText(target: number, end: ReturnType<typeof endOf>, duration: PlanDuration): Paragraph {
  const pace = `ith five questions a day over ${MONTHS[duration]}, `;
  const likely: Paragraph = [
    { text: 'two results in three should fall between ' },
    bold(end.low),
    { text: ' and ' },
    bold(end.high),
  ];
  const about: Paragraph = [{ text: 'you are likely to come to about ' }, bold(end.score)];
  if (end.score >= target)
    return [
      { text: `W${pace}` },
      bold(target),
      { text: ' comes within reach: ' },
      ...about,
      { text: ', and ' },
      ...likely,
      { text: '.' },
    ];
  const short: Paragraph = [
    { text: 'Your target is ' },
    bold(target),
    { text: `. W${pace}` },
    ...about,
    { text: ': ' },
    ...likely,
  ];
  return end.high >= target
    ? [...short, { text: `, so ${target} can be reached, but is not yet what is most likely.` }]
    : [...short, { text: '. The rest asks for more than the daily unit, and I will show you where it pays.' }];
}

/** What the first page says: where the student stands, where the plan is likely to lead, and how sure that is. */
export function summaryText(preview: Preview, duration: PlanDuration): Paragraph[] {
  const now = preview.english.score + preview.math.score;
  const target = preview.english.target_score + preview.math.target_score;
  const isFastFirst = climbsFastFirst(preview);
  return [
    [
      { text: 'Your latest test came to ' },
      bold(now),
      { text: '. ' },
      ...outlookText(target, endOf(preview), duration),
    ],
    [
      {
        text: `${isFastFirst ? `${FAST_FIRST}It` : 'The line'} is projected, not promised: every unit and every test moves it.`,
      },
    ],
  ];
}

/** Names in a row: `A`, `A and B`, `A, B, and C`. */
function named(skills: readonly number[]): Paragraph {
  const last = skills.length - 1;
  const before = (index: number): string => (index < last ? ', ' : last === 1 ? ' and ' : ', and ');
  return skills.flatMap((skill, index): Span[] => [
    ...(index === 0 ? [] : [{ text: before(index) }]),
    bold(skillById(skill).name),
  ]);
}

/** How many topics the sentence names. */
const NAMED: Readonly<Record<Subject, number>> = { english: 2, math: 3 };

/** The sentence about what a student is good at. Where nothing is a strength yet, it names the strongest topics. */
export function strengthsText({ strengths, strongest }: Pick<Preview, 'strengths' | 'strongest'>): Paragraph {
  const topics = (subject: Subject): number[] =>
    strongest?.[subject].slice(0, NAMED[subject]).map(({ skill }) => skill) ?? [];
  const isStrong = { english: strengths.english.length > 0, math: strengths.math.length > 0 };
  const english = isStrong.english ? strengths.english : topics('english');
  const math = isStrong.math ? strengths.math : topics('math');
  if (english.length + math.length === 0)
    return [{ text: 'We’re still getting to know you. Your first sets will show your strengths.' }];
  const say = (text: string, skills: readonly number[]): Paragraph =>
    skills.length > 0 ? [{ text }, ...named(skills), { text: '.' }] : [];
  const [first, second] = [
    say(isStrong.english ? 'You’re strong in ' : 'Your strongest topics so far are ', english),
    say(mathStart(isStrong), math),
  ];
  return first.length > 0 && second.length > 0 ? [...first, { text: ' ' }, ...second] : [...first, ...second];
}

function mathStart({ english, math }: Record<Subject, boolean>): string {
  if (math) return english ? 'In math it’s ' : 'In math you’re strong in ';
  return english ? 'In math, your strongest topics so far are ' : 'In math they’re ';
}

/** The focus areas that the letter promises. */
export const focusOf = ({ areas }: Preview): FocusAreas => ({
  english: areas.english.map(({ skill }) => skill),
  math: areas.math.map(({ skill }) => skill),
});

/** `Day 5`, or `Days 1 and 11`. */
export const daysText = (days: readonly number[]): string =>
  days.length === 1 ? `Day ${days[0]}` : `Days ${days.join(' and ')}`;

/** The journey of fifteen days that a plan is in, from 1. */
export const journeyOfPlan = ({ last_finished_day: last }: Plan): number => journeyOf(last + 1);

/** A week from a date on, as the letter names its days. @param from `YYYY-MM-DD` */
export function weekdaysFrom(from: string): string[] {
  const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.parse(`${from}T00:00:00Z`) + day * 86_400_000));
}
