import { isSaidWeak, MONTH_DAYS, signsOf, standingWords, topicStanding } from '@aivy/exam';

/** A topic as the home draws it; without a diagnostic nothing of it is known. */
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

/** How sure it is that a topic is weak, in words. */
export const topicWords = (topic: Parameters<typeof signsOf>[0]): string => standingWords(signsOf(topic));

/** Below it a month's worth rounds to no point. */
const LEAST = 0.5;

/** Of a mission a day for a month: one alone is a fraction of a point, and to round that up would be a promise. */
const inAMonth = (worth: number): number => MONTH_DAYS * worth;

/**
 * What a mission a day may win back in a month, in whole points of the section score.
 * @param worth of one mission @param unit 'pts' in a table, 'points' in a sentence
 */
export function worthWords(worth: number, unit: 'pts' | 'points'): string {
  const points = Math.round(inAMonth(worth));
  if (inAMonth(worth) < LEAST) return unit === 'pts' ? 'under 1 pt' : 'under 1 point';
  return `${points} ${points === 1 ? unit.slice(0, -1) : unit}`;
}

/**
 * What stands over the day's mission. Weak topics lead, so a solid one may be worth more: what the ranking beside it would
 * contradict is not said.
 */
export function missionTag(topic: Topic | null, known: readonly Topic[]): string {
  if (!topic) return 'A good place to begin';
  const points = ({ worth }: Topic): number => Math.round(inAMonth(worth));
  return known.every((each) => points(each) <= points(topic)) ? 'Worth most right now' : "Today's mission";
}

/** The sentence of the panel. */
export function missionSentence(topic: Topic | null): string {
  const tries = 'Five questions, three tries each';
  if (!topic) return `${tries}, at the difficulty that suits you.`;
  const signs = signsOf(topic);
  const opening =
    topicStanding(signs) === 'not-enough'
      ? 'Little is known of it yet'
      : `${standingWords(signs)}${isSaidWeak(signs) ? ', so a good place to begin' : ''}`;
  const worth = inAMonth(topic.worth) < LEAST ? 'a little' : `about ${worthWords(topic.worth, 'points')}`;
  const twins =
    topic.due > 0 ? ` ${topic.due === 1 ? 'One mistake comes' : `${topic.due} mistakes come`} back to be solved.` : '';
  return `${opening}. ${tries}, and with one a day ${worth} of your score to win back in a month.${twins}`;
}
