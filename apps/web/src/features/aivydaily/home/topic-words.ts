/** A topic as the home draws it; without a diagnostic nothing of it is known. */
export interface Topic {
  subcategory: number;
  mastery: number;
  mastery_low: number;
  mastery_high: number;
  weak_chance: number;
  estimated: boolean;
  points_per_minute: number;
  worth: number;
  due: number;
}

/** How sure it is that a topic is weak (mastery 70 or below), in words; the thresholds are the design system's. */
export function standingWords({ weak_chance: chance, estimated }: Pick<Topic, 'weak_chance' | 'estimated'>): string {
  if (estimated) return 'Not enough answers yet';
  if (chance >= 0.95) return 'Almost certainly weak';
  if (chance >= 0.65) return 'Probably weak';
  if (chance > 0.35) return 'Could go either way';
  return chance > 0.05 ? 'Probably solid' : 'Almost certainly solid';
}

/** What a mission may win back, in whole points of the section score. @param unit 'pts' in a table, 'points' in a sentence */
export function worthWords(worth: number, unit: 'pts' | 'points'): string {
  const points = Math.round(worth);
  if (points < 1) return unit === 'pts' ? 'under 1 pt' : 'under 1 point';
  return `${points} ${points === 1 ? unit.slice(0, -1) : unit}`;
}

/** From here on the words end in 'weak'. */
const WEAK_CHANCE = 0.65;

/** The sentence of the panel. */
export function missionSentence(topic: Topic | null): string {
  const tries = 'Five questions, three tries each';
  if (!topic) return `${tries}, at the difficulty that suits you.`;
  const standing = topic.estimated
    ? 'Little is known of it yet'
    : `${standingWords(topic)}${topic.weak_chance >= WEAK_CHANCE ? ', so a good place to begin' : ''}`;
  const twins =
    topic.due > 0 ? ` ${topic.due === 1 ? 'One mistake comes' : `${topic.due} mistakes come`} back to be solved.` : '';
  return `${standing}. ${tries}, and about ${worthWords(topic.worth, 'points')} to win back.${twins}`;
}
