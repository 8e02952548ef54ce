/** What is known of a skill beside its mastery. */
export interface SkillSigns {
  /** Probability that it is weak (mastery 70 or below), 0-1. */
  weakChance: number;
  /** How much of what was open about it its own answers have settled, 0-1: at 0 only its section speaks for it. */
  ownShare: number;
}

/** What is said of a skill. */
export type TopicStanding =
  'surely-weak' | 'likely-weak' | 'undecided' | 'likely-solid' | 'surely-solid' | 'not-enough';

/**
 * Below it a skill is known as its section is and no better: in simulations its own answers make the chance that it is
 * weak no truer than giving every skill the section's value does (`npm run bench measurement -- --only weak-chances`).
 */
const LEAST_OWN_SHARE = 0.15;
/** From these chances on it is said; between the inner two nothing is decided. */
const SURELY = 0.95;
const LIKELY = 0.65;

/** What can honestly be said of a skill: nothing where its own answers add nothing to what its section says. */
export function topicStanding({ weakChance, ownShare }: SkillSigns): TopicStanding {
  if (ownShare < LEAST_OWN_SHARE) return 'not-enough';
  if (weakChance >= SURELY) return 'surely-weak';
  if (weakChance >= LIKELY) return 'likely-weak';
  if (weakChance <= 1 - SURELY) return 'surely-solid';
  return weakChance <= 1 - LIKELY ? 'likely-solid' : 'undecided';
}

/** Whether it is said that a skill is weak. */
export const isSaidWeak = (signs: SkillSigns): boolean => topicStanding(signs).endsWith('-weak');

const ofTen = (chance: number): string => `${Math.round(10 * chance)} of 10`;
const about = (chance: number): string => `(about ${10 * Math.round(10 * chance)}%)`;

const WORDS: Record<TopicStanding, (weakChance: number) => string> = {
  'surely-weak': () => 'Very likely room to grow (over 95%)',
  'likely-weak': (chance) => `Probably room to grow ${about(chance)}`,
  undecided: () => 'Could go either way',
  'likely-solid': (chance) => `Probably strong ${about(1 - chance)}`,
  'surely-solid': () => 'Very likely strong (over 95%)',
  'not-enough': () => 'Not enough answers yet',
};

/** How sure we are about a skill, for "How sure are we?" alone. Everywhere else a skill has its label. */
export const standingWords = (signs: SkillSigns): string => WORDS[topicStanding(signs)](signs.weakChance);

const SENTENCES: Record<TopicStanding, (weakChance: number) => string> = {
  'surely-weak': () => 'The area is almost certainly weak.',
  'likely-weak': (chance) => `The area is likely weak: ${ofTen(chance)} such areas are.`,
  undecided: () => 'Whether the area is weak could go either way.',
  'likely-solid': (chance) => `The area is likely solid: ${ofTen(1 - chance)} such areas are.`,
  'surely-solid': () => 'The area is almost certainly solid.',
  'not-enough': () => 'Whether the area is weak, your answers do not say yet.',
};

/** The same where the area's name does not stand beside it: other figures may stand before it in the text. */
export const standingSentence = (signs: SkillSigns): string => SENTENCES[topicStanding(signs)](signs.weakChance);

/** A skill as records and reports have it; those from before the share was kept say only whether a skill is estimated. */
interface KnownSkill {
  weak_chance: number;
  own_share?: number | undefined;
  estimated: boolean;
}

/** What is known of a skill of a record or report. */
export const signsOf = ({ weak_chance: weakChance, own_share: ownShare, estimated }: KnownSkill): SkillSigns => ({
  weakChance,
  ownShare: ownShare ?? (estimated ? 0 : 1),
});

/** The skill that is likelier weak first; of two that are equally likely, the one of lower mastery. */
export const likelierWeakFirst = (
  x: { weakChance: number; mastery: number },
  y: { weakChance: number; mastery: number },
): number => y.weakChance - x.weakChance || x.mastery - y.mastery;
