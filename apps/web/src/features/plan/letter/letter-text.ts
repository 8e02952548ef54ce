import type { journeyPreview, OutputOf, Plan, PlanDuration, Subject } from '@aivy/contracts';
import { chanceInSentence, journeyOf, skillById, type FocusAreas } from '@aivy/exam';
import { longMonthDay } from '../dashboard/dates-text';
import { whyLow } from '../forecast/forecast-words';

export type Preview = OutputOf<typeof journeyPreview>;

/** A piece of a sentence. */
export interface Span {
  text: string;
  strong?: boolean;
}
export type Paragraph = readonly Span[];

/** The documents' words for a plan's length. */
export const DURATION_WORDS: Readonly<Record<PlanDuration, string>> = {
  1: 'one-month',
  3: 'three-months',
  6: 'six-months',
};

const FALLBACK_NAME = 'there';

/** First word of a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] || FALLBACK_NAME;

const bold = (value: number | string): Span => ({ text: String(value), strong: true });

const CLIMB = 'Expect to climb a little every week, not all at once.';

/** What the last score is from. */
export const testOf = ({ last_finished_day: last }: Pick<Plan, 'last_finished_day'>): string =>
  last === 0 ? 'diagnostic' : 'latest test';

/** What the first page says: where the student is, where the plan is likely to lead, and the chance of the target. */
export function summaryText(preview: Preview, plan: Pick<Plan, 'last_finished_day'>): Paragraph[] {
  const now = preview.english.score + preview.math.score;
  const start: Paragraph = [{ text: `Your ${testOf(plan)} came to ` }, bold(now), { text: '. ' }];
  const { forecast } = preview;
  if (!forecast) return [start];
  const { score, by, chance, target_score: target, minutes_a_day: minutes } = forecast;
  return [
    [
      ...start,
      { text: `Practice ${minutes} minutes a day and you’ll likely be near ` },
      bold(score),
      { text: ` by ${longMonthDay(by)}.` },
    ],
    [
      { text: 'For your target of ' },
      bold(target),
      {
        text: `, that’s ${chanceInSentence(chance)}. ${whyLow(score, forecast.start) ?? (score > now ? CLIMB : '')}`.trimEnd(),
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
