import { ROUTE_PATHS } from './route-names';

/** A practice session; `:conversationId` for the router. */
export const sessionPath = (conversationId: number | string): string => `${ROUTE_PATHS.AivyDaily}/${conversationId}`;

/** The home of AivyDaily, which begins a session of the topic at once. @param skill 1-30 */
export const practicePath = (skill: number): string => `${ROUTE_PATHS.AivyDaily}?subcategory=${skill}`;
