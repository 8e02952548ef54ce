import { ROUTE_PATHS } from './route-names';

/** A practice session; `:conversationId` for the router. */
export const sessionPath = (conversationId: number | string): string => `${ROUTE_PATHS.AivyDaily}/${conversationId}`;

/**
 * The home of AivyDaily, which begins a session of the topic at once.
 * @param skill 1-30
 * @param like id of a question that was missed elsewhere: the first three are as hard as it is
 */
export const practicePath = (skill: number, like?: number): string =>
  `${ROUTE_PATHS.AivyDaily}?subcategory=${skill}${like === undefined ? '' : `&like=${like}`}`;

/** What was missed in a practice session, or in all of them. */
export const practiceMistakesPath = (conversationId?: number): string =>
  `${ROUTE_PATHS.Mistakes}?test=practice${conversationId === undefined ? '' : `-${conversationId}`}`;
