import { isModuleNumber } from '@aivy/exam';
import { LEVELS } from './attempt';
import { NO_FILTERS, ORDERS, type Filters, type Order } from './filters';

export const VIEWS = ['mistakes', 'compare', 'pacing'] as const;
export type View = (typeof VIEWS)[number];

/** What is looked at together: all tests, daily units, practice, or all of these. */
export const GROUPS = ['all', 'units', 'practice', 'everything'] as const;
export type Group = (typeof GROUPS)[number];

export const PERIODS = [7, 30, 90, 0] as const;
export type Period = (typeof PERIODS)[number];

/** All that the workbench shows: its address says it, so that any state of it is a link. */
export interface Place extends Filters {
  view: View;
  /** Id of a test, unit or practice session; one of `GROUPS`; null for the newest test. */
  test: string | null;
  /** How many days daily units and practice go back; 0 for all. */
  days: Period;
  /** Null for the one that fits what is shown. */
  order: Order | null;
  /** The open question, see `itemName`; null for the list alone. */
  item: string | null;
  /** It is tried again: what would tell its answer is covered. */
  trying: boolean;
  /** The test that it is compared with; null for the one before it. */
  with: string | null;
  /** Module that is replayed. */
  replay: 1 | 2 | 3 | 4;
}

export const START: Place = {
  ...NO_FILTERS,
  view: 'mistakes',
  test: null,
  days: 30,
  order: null,
  item: null,
  trying: false,
  with: null,
  replay: 1,
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** A whole number within bounds; null for anything else. */
function whole(text: string | null, least: number, most: number): number | null {
  const value = text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;
  return value !== null && value >= least && value <= most ? value : null;
}

const MAX_ID = 100;
const idIn = (text: string | null): string | null =>
  text !== null && text !== '' && text.length <= MAX_ID ? text : null;

/** Id of what a question belongs to, out of its name (see `itemName`); null where the text is no such name. */
export const testOfItem = (item: string | null): string | null =>
  /^(.+)\.(?:[1-4]|english|math)\.\d{1,3}$/.exec(item ?? '')?.[1] ?? null;

/** What an address says; what it does not know counts as not said. */
export function readPlace(query: URLSearchParams): Place {
  const module = whole(query.get('module'), 1, 4);
  const replay = whole(query.get('replay'), 1, 4);
  const item = idIn(query.get('item'));
  return {
    view: oneOf(VIEWS, query.get('view')) ?? START.view,
    // A question's link still opens it when a newer test was taken since.
    test: idIn(query.get('test')) ?? testOfItem(item),
    skill: whole(query.get('skill'), 1, 30),
    level: oneOf(LEVELS, query.get('level')),
    module: isModuleNumber(module) ? module : null,
    omitted: query.get('omitted') === '1',
    rushed: query.get('rushed') === '1',
    cost: whole(query.get('cost'), 1, 800),
    days: PERIODS.find((days) => String(days) === query.get('days')) ?? START.days,
    order: oneOf(ORDERS, query.get('order')),
    item,
    trying: query.get('try') === '1',
    with: idIn(query.get('with')),
    replay: isModuleNumber(replay) ? replay : START.replay,
  };
}

const NAMES: Readonly<Record<keyof Place, string>> = {
  view: 'view',
  test: 'test',
  days: 'days',
  skill: 'skill',
  level: 'level',
  module: 'module',
  omitted: 'omitted',
  rushed: 'rushed',
  cost: 'cost',
  order: 'order',
  item: 'item',
  trying: 'try',
  with: 'with',
  replay: 'replay',
};

/** The shortest query that says it, '' or beginning with a question mark. */
export function queryOf(place: Place): string {
  const query = new URLSearchParams();
  for (const key of Object.keys(NAMES) as (keyof Place)[]) {
    const value = place[key];
    if (value === START[key] || value === null || value === false) continue;
    query.set(NAMES[key], value === true ? '1' : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
