import { topicStanding, type TopicStanding } from '@aivy/exam';

/** A topic as the home draws it; without a diagnostic nothing of it is known. */
export interface Topic {
  subcategory: number;
  mastery: number;
  mastery_low: number;
  mastery_high: number;
  weak_chance: number;
  /** Its own answers. */
  answered: number;
  points_per_minute: number;
  worth: number;
  due: number;
}

const STANDINGS: Record<TopicStanding, string> = {
  'surely-weak': 'Almost certainly weak',
  'probably-weak': 'Probably weak',
  undecided: 'Could go either way',
  'probably-solid': 'Probably solid',
  'surely-solid': 'Almost certainly solid',
  unknown: 'Not enough answers yet',
};

type Known = Pick<Topic, 'weak_chance' | 'answered'>;
const standing = ({ weak_chance: chance, answered }: Known): TopicStanding => topicStanding(chance, answered);

/** How sure it is that a topic is weak, in words. */
export const standingWords = (topic: Known): string => STANDINGS[standing(topic)];

/** Below it a mission's worth rounds to no point. */
const LEAST = 0.5;

/** What a mission may win back, in whole points of the section score. @param unit 'pts' in a table, 'points' in a sentence */
export function worthWords(worth: number, unit: 'pts' | 'points'): string {
  const points = Math.round(worth);
  if (worth < LEAST) return unit === 'pts' ? 'under 1 pt' : 'under 1 point';
  return `${points} ${points === 1 ? unit.slice(0, -1) : unit}`;
}

/** The sentence of the panel. */
export function missionSentence(topic: Topic | null): string {
  const tries = 'Five questions, three tries each';
  if (!topic) return `${tries}, at the difficulty that suits you.`;
  const known = standing(topic);
  const isWeak = known === 'surely-weak' || known === 'probably-weak';
  const opening =
    known === 'unknown'
      ? 'Little is known of it yet'
      : `${STANDINGS[known]}${isWeak ? ', so a good place to begin' : ''}`;
  const worth = topic.worth < LEAST ? 'a little' : `about ${worthWords(topic.worth, 'points')}`;
  const twins =
    topic.due > 0 ? ` ${topic.due === 1 ? 'One mistake comes' : `${topic.due} mistakes come`} back to be solved.` : '';
  return `${opening}. ${tries}, and ${worth} of your score to win back.${twins}`;
}
