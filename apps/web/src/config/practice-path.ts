import { isRouteName, routePath } from './route-names';

/** The screen of practice by topic. */
const PRACTICE: string = 'AivyDaily';

/** Where practice of a skill begins; null while there is no screen for it. @param skill 1-30 */
export const practicePath = (skill: number): string | null =>
  isRouteName(PRACTICE) ? `${routePath(PRACTICE)}?subcategory=${skill}` : null;
