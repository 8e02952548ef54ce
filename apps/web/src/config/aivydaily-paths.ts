import type { Subject } from '@aivy/contracts';
import { ROUTE_PATHS } from './route-names';

/** A practice session; `:conversationId` for the router. */
export const sessionPath = (conversationId: number | string): string => `${ROUTE_PATHS.AivyDaily}/${conversationId}`;

const withSubject = (path: string, subject: Subject): string =>
  subject === 'english' ? `${path}?subject=english` : path;

/** The home of AivyDaily in a subject. */
export const homePath = (subject: Subject): string => withSubject(ROUTE_PATHS.AivyDaily, subject);

export const TOPICS_PATH = `${ROUTE_PATHS.AivyDaily}/topics`;

/** All topics of a subject. */
export const topicsPath = (subject: Subject): string => withSubject(TOPICS_PATH, subject);

/** The subject that an address names; Math unless it names the other one. */
export const subjectIn = (search: URLSearchParams): Subject =>
  search.get('subject') === 'english' ? 'english' : 'math';

/**
 * AivyDaily's home, which starts a session of the topic right away.
 * @param skill 1-30
 * @param like id of a question that was missed elsewhere: the first three are as hard as it is
 */
export const practicePath = (skill: number, like?: number): string =>
  `${ROUTE_PATHS.AivyDaily}?subcategory=${skill}${like === undefined ? '' : `&like=${like}`}`;

/** The same, with questions above the student's level. */
export const abovePath = (skill: number): string => `${practicePath(skill)}&level=above`;

/** What was missed in a practice session, or in all of them. */
export const practiceMistakesPath = (conversationId?: number): string =>
  `${ROUTE_PATHS.Mistakes}?test=practice${conversationId === undefined ? '' : `-${conversationId}`}`;
