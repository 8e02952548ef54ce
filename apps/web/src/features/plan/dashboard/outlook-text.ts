import type { NextPart, outlook, OutputOf } from '@aivy/contracts';
import { MISSION_QUESTIONS, MONTH_DAYS, skillById } from '@aivy/exam';
import type { TimePart } from '@aivy/web-ui';
import { capital, numberWord } from '../../../lib/number-word';

export type OutlookData = OutputOf<typeof outlook>;
type Reason = NonNullable<OutlookData['next_best']['reason']>;

const counted = (count: number, word: string): string => `${numberWord(count)} ${word}${count === 1 ? '' : 's'}`;

/** Parts of one subject and kind together. */
export interface JoinedPart extends Pick<NextPart, 'kind' | 'skill' | 'minutes' | 'questions'> {
  /** Of its skills. */
  names: string[];
}

const TITLES: Record<NextPart['kind'], (part: JoinedPart) => string> = {
  unit: ({ skill }) => `${skillById(skill).name}, today’s set`,
  twins: ({ questions }) => capital(counted(questions, 'similar question')),
  stretch: () => 'Challenge mission',
};
const TEXTS: Record<NextPart['kind'], (part: JoinedPart) => string> = {
  unit: ({ questions }) => `${capital(counted(questions, 'question'))} picked for your level`,
  twins: ({ names }) => `${names.join(', ')}, like your earlier mistakes`,
  // A mission that doesn't fit can be finished later.
  stretch: ({ names, questions }) => {
    const topics = `${names.join(', ')}, above your level`;
    return questions < MISSION_QUESTIONS
      ? `${capital(numberWord(questions))} of ${numberWord(MISSION_QUESTIONS)} questions on ${topics}`
      : `${capital(counted(questions, 'question'))} on ${topics}. Getting half right is great`;
  },
};

/** Similar questions of one subject are one part of the bar, whatever mistakes they come from. */
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
    text: `${Math.max(1, Math.round(part.minutes))} min · ${TEXTS[part.kind](part)}`,
  };
}

/** "Worth about 9 SAT points in a month if you do this daily." Of one day it would be a fraction of a point. */
export function worthSentence(points: number): string {
  const whole = Math.round(MONTH_DAYS * points);
  const words = whole < 1 ? 'under 1 SAT point' : `about ${whole} SAT ${whole === 1 ? 'point' : 'points'}`;
  return `Worth ${words} in a month if you do this daily.`;
}

/** Why the first part comes first. @param kind of the first part  @param isDone today's set or test is done */
export function reasonSentence(
  { skill, asked, is_best: isBest }: Reason,
  { kind, isDone }: { kind: NextPart['kind'] | undefined; isDone: boolean },
): string {
  const { name } = skillById(skill);
  const times = Math.round(asked);
  const share =
    times < 1 ? `Some tests have a question on ${name}.` : `A test has about ${counted(times, 'question')} on ${name}.`;
  if (isBest) return `${share} Your minutes earn the most SAT points there right now.`;
  if (kind === 'unit') return `${share} It’s today’s focus area.`;
  // Another topic than the set's can be worth more, so the figure may rise.
  return isDone ? `You’re done for today. This is what extra minutes on ${name} are worth.` : share;
}

/** Below this many answers a figure mostly comes from the section. */
const FEW_ANSWERS = 5;

const inTen = (right: number): number => Math.round(Math.min(10, Math.max(0, right)));

/** How sure the reason is: what it's based on, and what it says. */
export function surenessSentence({ right_low, right_high, answered }: Reason): string {
  const [low, high] = [inTen(right_low), inTen(right_high)];
  const basis =
    answered === 0
      ? 'You haven’t answered one yet, so this comes from the rest of the section.'
      : answered < FEW_ANSWERS
        ? `Based on only ${counted(answered, 'answer')}. We’re still getting to know you.`
        : `Based on ${answered} answers.`;
  return `${basis} Right now you’d likely get ${low === high ? low : `${low}–${high}`} of 10 right.`;
}
