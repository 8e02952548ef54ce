import type { NextPart, outlook } from '@aivy/contracts';
import { MONTH_DAYS, signsOf, skillById, standingSentence } from '@aivy/exam';
import type { TimePart } from '@aivy/web-ui';
import type { Output } from '../../../core/api/api';
import { SUBJECT_SHORT } from './roadmap/road-text';

export type OutlookData = Output<typeof outlook>;
type Reason = NonNullable<OutlookData['next_best']['reason']>;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const counted = (count: number, word: string): string => `${numberWord(count)} ${word}${count === 1 ? '' : 's'}`;

/** Parts of one subject and kind together. */
export interface JoinedPart extends Pick<NextPart, 'kind' | 'skill' | 'minutes' | 'questions'> {
  /** Of its skills. */
  names: string[];
}

const TITLES: Record<NextPart['kind'], (part: JoinedPart) => string> = {
  unit: ({ skill }) => `${skillById(skill).name}, today's unit`,
  twins: ({ questions }) => capital(counted(questions, 'twin')),
  stretch: () => 'Challenge mission',
};
const TEXTS: Record<NextPart['kind'], (part: JoinedPart) => string> = {
  unit: ({ questions }) => counted(questions, 'question'),
  twins: ({ names, questions }) =>
    `${names.join(', ')}: ${questions === 1 ? 'a mistake of yours' : 'mistakes of yours'} in new clothes`,
  stretch: ({ names }) => `${names.join(', ')}: questions above your level, so getting half on the first try is great`,
};

/** Twins of one subject are one part of the bar, whatever mistakes they come from. */
export function joinedParts(parts: readonly NextPart[]): JoinedPart[] {
  const found = new Map<string, JoinedPart>();
  for (const part of parts) {
    const key = `${part.kind} ${skillById(part.skill).subject}`;
    const before = found.get(key);
    const { name } = skillById(part.skill);
    found.set(key, {
      kind: part.kind,
      skill: before?.skill ?? part.skill,
      minutes: (before?.minutes ?? 0) + part.minutes,
      questions: (before?.questions ?? 0) + part.questions,
      names: [...new Set([...(before?.names ?? []), name])],
    });
  }
  return [...found.values()];
}

/** A part of the twenty minutes as the bar shows it. */
export function timePart(part: JoinedPart): TimePart {
  const { subject } = skillById(part.skill);
  return {
    key: `${part.kind} ${subject}`,
    minutes: part.minutes,
    tone: part.kind === 'stretch' ? 'stretch' : subject,
    title: TITLES[part.kind](part),
    text: `${Math.max(1, Math.round(part.minutes))} min, ${TEXTS[part.kind](part)}.`,
  };
}

const EXPLAINED: Record<NextPart['kind'], string> = {
  unit: '',
  twins: 'mistakes of yours in new clothes',
  stretch: 'questions above your level',
};

/** What would come next where nothing leads to it yet. */
export const closedSentence = (parts: readonly JoinedPart[]): string =>
  `Next in line: ${parts
    .map((part) => `${TITLES[part.kind](part).toLowerCase()} in ${part.names.join(', ')} (${EXPLAINED[part.kind]})`)
    .join('; ')}. Practice by topic is not open yet, so they wait for it.`;

/**
 * "Every day for a month worth about 9 points, more than anything else you could do with them." Of one day it would be a
 * fraction of a point.
 * @param points of once @param isBest it really is more
 */
export function worthSentence(points: number, isBest: boolean): string {
  const month = MONTH_DAYS * points;
  const whole = Math.round(month);
  const words = month < 1 ? 'under 1 point' : `about ${whole} ${whole === 1 ? 'point' : 'points'}`;
  const worth = `Every day for a month worth ${words}`;
  return isBest ? `${worth}, more than anything else you could do with them.` : `${worth}.`;
}

/** Up to which share of the larger section its part of the time has a word: the middles between them. */
const PARTS_OF_TIME: readonly (readonly [upTo: number, words: string])[] = [
  [0.58, 'half of it'],
  [0.71, 'two thirds of it'],
  [0.84, 'three quarters of it'],
  [Infinity, 'nearly all of it'],
];
const IN_FIVES_FROM = 20;

/** "You practise about 40 min a day, two thirds of it Math.": what a forecast counts on. Null from an older plan. */
export function practiceSentence(practice: OutlookData['forecast']['practice']): string | null {
  if (!practice) return null;
  const { english_minutes: english, math_minutes: math, is_measured: isMeasured } = practice;
  const total = english + math;
  if (total < 1) return 'Practice has all but stopped, and this counts on none.';
  const minutes = total < IN_FIVES_FROM ? Math.round(total) : 5 * Math.round(total / 5);
  const most = Math.max(english, math) / total;
  const part = PARTS_OF_TIME.find(([upTo]) => most <= upTo)![1];
  const split = `${part} ${math >= english ? 'Math' : 'Reading & Writing'}`;
  return isMeasured
    ? `You practise about ${minutes} min a day, ${split}.`
    : `Counted on ${minutes} min of practice a day, ${split}, until your own days show.`;
}

/** In ten, at least what the student may count on; never "0 in 10" of what was answered. */
const inTen = (right: number): number => Math.round(Math.min(10, Math.max(0, right)));

/** Why the first part comes first. */
export function reasonSentence({ skill, asked, of, right, is_best: isBest }: Reason): string {
  const { name, subject } = skillById(skill);
  const times = Math.round(asked);
  const share = times < 1 ? 'Fewer than 1' : `About ${times}`;
  return (
    `${share} of ${of} ${SUBJECT_SHORT[subject]} questions ${times > 1 ? 'are' : 'is'} on ${name}, and you ` +
    `now get ${inTen(right)} in 10 of them.${isBest ? ' No other area gives back as many points per minute.' : ''}`
  );
}

/** Below this many answers a figure rests mostly on the section. */
const FEW_ANSWERS = 5;
/** In ten: a narrower range beside few answers would look surer than it is, for it is the section's. */
const WIDE = 3;

/** How sure the reason is. */
export function surenessSentence(reason: Reason): string {
  const sureness = rightSentence(reason);
  const { weak_chance, own_share } = reason;
  if (weak_chance === undefined) return sureness;
  return `${sureness} ${standingSentence(signsOf({ weak_chance, own_share, estimated: false }))}`;
}

function rightSentence({ right_low: low, right_high: high, answered }: Reason): string {
  const range = `The truth most likely lies between ${inTen(low)} and ${inTen(high)} in 10`;
  const answers = `${answered} ${answered === 1 ? 'answer' : 'answers'}`;
  if (answered === 0)
    return `How sure: a guess from the rest of the section, for you have not answered one yet. ${range}.`;
  if (answered >= FEW_ANSWERS && inTen(low) === inTen(high)) return `How sure: quite, after ${answers}.`;
  if (answered >= FEW_ANSWERS) return `How sure: fairly, after ${answers}. ${range}.`;
  return inTen(high) - inTen(low) >= WIDE
    ? `How sure: not very, after only ${answers}. ${range}.`
    : `How sure: not very, after only ${answers}: most of it is what the rest of the section says.`;
}

/** The rail reaches this far beyond what it shows, in round hundreds. */
const ROOM = 40;
const LEAST_TOTAL = 400;
const MOST_TOTAL = 1600;

/** The forecast as its rail shows it. */
export function forecastRail({
  score,
  score_low: low,
  score_high: high,
  target_score: target,
}: OutlookData['forecast']) {
  return {
    value: score,
    low,
    high,
    target,
    min: Math.max(LEAST_TOTAL, Math.floor((Math.min(low, target) - ROOM) / 100) * 100),
    max: Math.min(MOST_TOTAL, Math.ceil((Math.max(high, target) + ROOM) / 100) * 100),
    label: `Forecast ${score}, most likely between ${low} and ${high}; the target is ${target}`,
  };
}
