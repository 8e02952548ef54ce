import { DANGERS } from './dangers.js';
import { DISTRESSES } from './distresses.js';
import { EMERGENCIES } from './emergencies.js';
import type { DistressRule } from './patterns.js';

/**
 * What students say in distress, scene by scene. Patterns read words in lower case without apostrophes, short forms
 * written out ("i am going to", "can not").
 */
export const DISTRESS_RULES: readonly DistressRule[] = [...EMERGENCIES, ...DANGERS, ...DISTRESSES];
