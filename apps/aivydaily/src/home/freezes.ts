import { localDateOf, type LocalDate } from '@aivy/exam';
import type { PlanPractice } from './plan-practice.service.js';
import type { Unlock } from './unlock.repository.js';

const PREFIX = 'freeze-';

/** Freezes are unlocks that can be bought again. @param number from 1 */
export const freezeName = (number: number): string => `${PREFIX}${number}`;

export const freezesOf = (unlocks: readonly Unlock[]): Unlock[] =>
  unlocks.filter(({ name }) => name.startsWith(PREFIX));

/** Dates on which freezes were bought, where the student is. */
export const boughtOn = (unlocks: readonly Unlock[], timeZone: string): LocalDate[] =>
  freezesOf(unlocks).map(({ unlockedAt }) => localDateOf(unlockedAt, timeZone));

/** Days of both products, each once, the oldest first. */
export const practisedOn = (planned: PlanPractice | null, missions: readonly LocalDate[]): LocalDate[] =>
  [...new Set([...(planned?.dates ?? []), ...missions])].sort();
