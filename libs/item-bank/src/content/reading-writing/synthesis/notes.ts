/** The line above the notes of every item on rhetorical synthesis. */
export const NOTES = '<p>While researching a topic, a student has taken the following notes:</p>';

/** What follows the goal in every question. */
export const USES_NOTES =
  'Which choice most effectively uses relevant information from the notes to accomplish this goal?</p>';

/** The passage of an item: its facts as the student noted them. */
export const notes = (...facts: string[]): string =>
  `${NOTES}<ul>${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`;

/** The question of an item whose goal completes “The student wants to …”. */
export const goal = (wish: string): string => `<p>The student wants to ${wish}. ${USES_NOTES}`;
