/** How far one answer moves what is believed of a student about whom nothing else is known, logits. */
const FIRST_STEP = 0.8;

/**
 * Ability as a session itself shows it: from the middle up with every question that was right at the first try, down with
 * every other one, each step smaller than the one before.
 * @param firstTries of the session's complete questions, in their order
 * @returns logits
 */
export const abilityInSession = (firstTries: readonly boolean[]): number =>
  firstTries.reduce((ability, right, index) => ability + ((right ? 1 : -1) * FIRST_STEP) / (index + 1), 0);
