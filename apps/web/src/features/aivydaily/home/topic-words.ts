import { QUESTION_ATTEMPTS } from '@aivy/contracts';
import { MISSION_QUESTIONS, MONTH_DAYS } from '@aivy/exam';
import { capital, numberWord } from '../../../lib/number-word';

/** A topic as the home shows it. Nothing is known of it without a diagnostic. */
export interface Topic {
  subcategory: number;
  mastery: number;
  mastery_low: number;
  mastery_high: number;
  weak_chance: number;
  own_share?: number | undefined;
  estimated: boolean;
  /** Its own answers. */
  answered: number;
  points_per_minute: number;
  worth: number;
  due: number;
}

/** Less than this in a month rounds to no point. */
const LEAST = 0.5;

/** One mission is worth a fraction of a point. Rounding that up would be a promise, so a month of them is named. */
const inAMonth = (worth: number): number => MONTH_DAYS * worth;

/** SAT points that one mission a day could add in a month. Rewards are points, too, so these say of what. @param worth of one mission */
export function worthWords(worth: number): string {
  const points = Math.round(inAMonth(worth));
  if (inAMonth(worth) < LEAST) return 'under 1 SAT point';
  return `${points} SAT ${points === 1 ? 'point' : 'points'}`;
}

/** The same next to a topic: "+12 on the SAT". */
export const gainWords = (worth: number): string =>
  inAMonth(worth) < LEAST ? worthWords(worth) : `+${Math.round(inAMonth(worth))} on the SAT`;

/** The line above today's mission. It claims the biggest gain only where no topic of the list shows more. */
export function missionTag(topic: Topic | null, known: readonly Topic[]): string {
  const points = ({ worth }: Topic): number => Math.round(inAMonth(worth));
  return topic && known.every((each) => points(each) <= points(topic))
    ? 'Most SAT points right now'
    : "Today's mission";
}

/** The sentences below it. @param maxAttempts attempts at each question of a mission that begins now */
export function missionSentence(topic: Topic | null, maxAttempts = QUESTION_ATTEMPTS): string {
  const tries = `${numberWord(maxAttempts)} ${maxAttempts === 1 ? 'attempt' : 'attempts'}`;
  const attempts = `${capital(numberWord(MISSION_QUESTIONS))} questions, ${tries} each.`;
  if (!topic) return `${attempts} A good place to start, and it stays the same all day.`;
  const worth = inAMonth(topic.worth) < LEAST ? 'a little' : `about ${worthWords(topic.worth)}`;
  const missed =
    topic.due > 0 ? ` You'll also retry ${topic.due === 1 ? 'a question' : `${topic.due} questions`} you missed.` : '';
  return `${attempts} One mission a day could add ${worth} in a month.${missed}`;
}
