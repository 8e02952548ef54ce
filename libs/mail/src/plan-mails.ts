import { isTestDay, skillById, subjectOfDay, UNIT_MINUTES, type LocalDate } from '@aivy/exam';
import { written, type MailText } from './paper.js';

export interface ReminderFacts {
  /** The day that is open. */
  day: number;
  /** 0-23. */
  hour: number;
  streak: number;
  dashboardUrl: string;
  unsubscribeUrl: string;
}

/** A skill's mastery before and after a week, whole points of 100. */
export interface MasteryChange {
  skill: number;
  from: number;
  to: number;
}

export interface WeekFacts {
  monday: LocalDate;
  sunday: LocalDate;
  days: number;
  minutes: number;
  questions: number;
  changes: readonly MasteryChange[];
  /** The day that comes next; null when the plan is done. */
  nextDay: number | null;
  /** The next day that is a practice test. */
  testDay: number;
  targetScore: number;
  endsOn: LocalDate;
  /** Can the plan go on? Not after the free week. */
  isOpen: boolean;
  unsubscribeUrl: string;
}

type Mastery = Readonly<Record<string, number>>;
/** Changes that a letter names, the largest first. */
const CHANGES = 5;

/** The largest changes of mastery by whole points. */
export function changesBetween(before: Mastery, after: Mastery): MasteryChange[] {
  return Object.entries(after)
    .map(([skill, mastery]) => ({
      skill: Number(skill),
      from: Math.round(before[skill] ?? mastery),
      to: Math.round(mastery),
    }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.skill - b.skill)
    .slice(0, CHANGES);
}

const NAMES = { english: 'Reading & Writing', math: 'Math', both: 'practice test' } as const;
/** "5 PM". */
const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

export function reminderText({ day, hour, streak, dashboardUrl, unsubscribeUrl }: ReminderFacts): MailText {
  const name = NAMES[subjectOfDay(day)];
  const kept = streak > 1 ? ` It keeps your ${streak}-day streak going.` : '';
  const [subject, text] = isTestDay(day)
    ? [
        `Day ${day} is your practice test`,
        `Your practice test is open. It takes about two hours. Short on time? It waits for you.`,
      ]
    : [
        `Day ${day}: five ${name} questions`,
        `Today's set is open: five ${name} questions, about ${UNIT_MINUTES} minutes.${kept}`,
      ];
  return written(subject, [
    { text: `You asked us to remind you around ${hourText(hour)} on days without a finished set.` },
    { text },
    { text: `Start day ${day}`, url: dashboardUrl },
    { text: 'Stop these emails', url: unsubscribeUrl },
  ]);
}

/** Asks an address's owner for consent. Like every letter, it doesn't name the student. */
export function letterConsentText({
  confirmUrl,
  unsubscribeUrl,
}: Record<'confirmUrl' | 'unsubscribeUrl', string>): MailText {
  return written('A weekly letter about SAT practice?', [
    {
      text: "A student who's preparing for the SAT with Aivy asked us to keep you posted. It's one email a week with days, minutes, changes in mastery, and the next goal.",
    },
    { text: 'Yes, send me the letter', url: confirmUrl },
    { text: "We won't send it unless you say yes. You don't need an account, and you can stop it anytime." },
    { text: 'Never email me about this student again', url: unsubscribeUrl },
  ]);
}

const dateText = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
const DAY = { month: 'long', day: 'numeric' } as const;

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const changeText = ({ skill, from, to }: MasteryChange): string =>
  `${skillById(skill).name} ${to > from ? 'rose' : 'fell'} from ${from} to ${to}`;

const changesText = (changes: readonly MasteryChange[]): string =>
  changes.length === 0
    ? 'No topic moved by a whole point of mastery.'
    : ['Biggest changes in mastery (100 is a mastered topic):', ...changes.map(changeText)].join('\n');

function goalText({ nextDay, testDay, targetScore, endsOn, isOpen }: WeekFacts): string {
  const target = `The target is ${targetScore} out of 1600 by ${dateText(endsOn, { ...DAY, year: 'numeric' })}.`;
  if (nextDay === null) return `The plan is finished. ${target}`;
  if (!isOpen) return target;
  const next = isTestDay(nextDay)
    ? `Next is Day ${nextDay}, a practice test.`
    : `Next is Day ${nextDay}, ${NAMES[subjectOfDay(nextDay)]}; Day ${testDay} is a practice test.`;
  return `${next} ${target}`;
}

export function weeklyLetterText(week: WeekFacts): MailText {
  const span = `${dateText(week.monday, DAY)} to ${dateText(week.sunday, DAY)}`;
  const done =
    week.days === 0 && week.questions === 0
      ? `No practice from ${span}.`
      : `From ${span}: ${counted(week.days, 'day')} of the plan finished, ${counted(week.minutes, 'minute')} of practice, ${counted(week.questions, 'question')} answered.`;
  return written(`SAT practice from ${span}`, [
    { text: 'A student who practices for the SAT with Aivy asked us to send you this letter every week.' },
    { text: done },
    { text: changesText(week.changes) },
    { text: goalText(week) },
    { text: "You don't need an account. You or the student can stop these letters anytime." },
    { text: 'Stop these emails', url: week.unsubscribeUrl },
  ]);
}
