import type { LearnerState } from '@aivy/contracts';
import {
  abilitiesOfGrowth,
  linkOf,
  measuredAbility,
  sectionScore,
  withPrior,
  type Abilities,
  type LinkingRecord,
} from '@aivy/psychometrics';
import type { Measurement } from '../learner/measurement.repository.js';

/** What forecasts need of a learner's state; the record keeps it for every computation. */
export type AbilityState = Pick<LearnerState, 'english' | 'math' | 'growth'>;

/** Both sections as a test measured them. @param link today's: abilities end where its scale does */
export const measuredAbilities = ({ scores }: Pick<Measurement, 'scores'>, link: LinkingRecord): Abilities => ({
  english: measuredAbility(scores.english, linkOf(link, 'english')),
  math: measuredAbility(scores.math, linkOf(link, 'math')),
});

/** Whether scores come from another scale: then today's makes other scores of the same abilities. */
export const isEarlierScale = ({ english, math }: Measurement['scores'], link: LinkingRecord): boolean =>
  sectionScore(english.theta, linkOf(link, 'english')) !== english.score ||
  sectionScore(math.theta, linkOf(link, 'math')) !== math.score;

/** Above this a posterior is about as wide as the prior: the record knows next to nothing about the section. */
const KNOWN_SE = 0.95;

/**
 * Both sections as all answers show them, for forecasts. Before the learner record is computed, and for a section that it
 * knows next to nothing about, as the newest test shows them.
 */
export function abilitiesOf(state: AbilityState | null, newest: Measurement, link: LinkingRecord): Abilities {
  const measured = measuredAbilities(newest, link);
  const known = state && { ...state, ...(state.growth && abilitiesOfGrowth(state.growth)) };
  const sectionOf = (section: 'english' | 'math') =>
    known && known[section].se < KNOWN_SE ? known[section] : withPrior(measured[section]);
  return { english: sectionOf('english'), math: sectionOf('math'), rate: state?.growth?.rate };
}
