/** What is said of a topic: how sure it is that it is weak (mastery 70 or below). */
export type TopicStanding =
  'surely-weak' | 'probably-weak' | 'undecided' | 'probably-solid' | 'surely-solid' | 'unknown';

/** From these chances on it is said; between the inner two nothing is decided. */
const SURELY = 0.95;
const PROBABLY = 0.65;

/**
 * The standing of a topic after a student's answers. What the section's other answers say is said as well: after a
 * diagnostic, with an answer or two a topic, it is right four times of five. A topic that is undecided and has no answer
 * of its own is unknown.
 * @param weakChance 0-1
 * @param answered the topic's own answers
 */
export function topicStanding(weakChance: number, answered: number): TopicStanding {
  if (weakChance >= SURELY) return 'surely-weak';
  if (weakChance >= PROBABLY) return 'probably-weak';
  if (weakChance <= 1 - SURELY + Number.EPSILON) return 'surely-solid';
  if (weakChance <= 1 - PROBABLY) return 'probably-solid';
  return answered > 0 ? 'undecided' : 'unknown';
}
