import { skillById } from '@aivy/exam';
import type { BankItem } from '../item/item.js';
import { PRETEST_SLOTS, type Route } from './blueprint.js';
import type { Slot } from './picker.js';

/** How often an item on trial was asked so far, in modules of a route that were handed in. */
export type AskedOnTrial = (item: Pick<BankItem, 'id' | 'version'>, route: Route) => number;

/**
 * How often an item is asked before the next one is begun: 200 answers are judged, and about a tenth counts for nothing
 * (guessed rapidly, or given by those who have deleted their account).
 */
export const TRIAL_ANSWERS = 220;
/** Every test has a first module and one of the others. An item needs the able and the less able. */
const SHARES: Readonly<Record<Route, number>> = { first: 0.5, lower: 0.25, higher: 0.25 };
const ROUTES = Object.keys(SHARES) as Route[];

/**
 * Items on trial in the order in which the unscored slots of a module are filled.
 * 1. Items that lack answers on this route: the one that has most in all, so that each comes to its number before the next.
 * 2. Items that have enough on this route and not in all, as where hardly anybody is led to the other one: the one with
 *    fewest on this route.
 * 3. Items that have enough and wait for a decision: the one with fewest.
 * Equal ones in the order of their ids.
 */
export function inTrialOrder(items: readonly BankItem[], route: Route, asked: AskedOnTrial): BankItem[] {
  return items
    .map((item) => {
      const here = asked(item, route);
      const inAll = ROUTES.reduce((sum, each) => sum + asked(item, each), 0);
      const rank = inAll >= TRIAL_ANSWERS ? 2 : here >= TRIAL_ANSWERS * SHARES[route] ? 1 : 0;
      return { item, rank, order: [-inAll, here, inAll][rank]! };
    })
    .sort((x, y) => x.rank - y.rank || x.order - y.order || x.item.id - y.item.id)
    .map(({ item }) => item);
}

/**
 * Puts items on trial into slots of a module, by the index of the slot: into one of the item's own skill, else of its
 * domain, and of its type. The first two that find one and are of two families are in.
 * @param items the one that is most wanted first @param slots in an order that decides between equal ones, with their index
 */
export function placeOnTrial(
  items: readonly BankItem[],
  slots: readonly (Slot & { index: number })[],
): Map<number, BankItem> {
  const placed = new Map<number, BankItem>();
  for (const item of items) {
    if (placed.size === PRETEST_SLOTS) break;
    if ([...placed.values()].some(({ family }) => family === item.family)) continue;
    const { category } = skillById(item.skill);
    const open = slots.filter(
      ({ index, type, skill }) =>
        !placed.has(index) && (type ?? item.type) === item.type && skillById(skill).category === category,
    );
    const slot = open.find(({ skill }) => skill === item.skill) ?? open[0];
    if (slot) placed.set(slot.index, item);
  }
  return placed;
}
