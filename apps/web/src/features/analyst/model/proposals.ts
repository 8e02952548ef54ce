type ItemState = 'draft' | 'pretest' | 'operational' | 'quarantined' | 'retired';

/** A row of a calibration's file, as far as the page shows it. */
export interface ProposalRow {
  item_id: number;
  key: string;
  section: 'english' | 'math';
  setting: 'exam' | 'practice';
  state: ItemState;
  /** `held`: it holds the scale; `chosen`: it will once it is published. */
  anchor: 'held' | 'chosen' | null;
  /** Worked on or left out; absent in reports made before it was a column. */
  answers?: number;
  /** Null where they'd give away the answers of one to nine people. */
  n: number | null;
  left_out: number | null;
  a: number;
  b: number;
  c: number;
  b_sd: number;
  proposed_a: number | null;
  proposed_b: number | null;
  proposed_c: number | null;
  se_b: number;
  rmsd: number;
  change_b: number | null;
  median_seconds: number | null;
  dif_class: string | null;
  proposed_state: ItemState | null;
  reasons: string | null;
  alarm: boolean;
}

/** What a person has said about single items; of the others those are published that give no reason to look at them. */
export interface Choice {
  with: ReadonlySet<number>;
  without: ReadonlySet<number>;
}
export const NO_CHOICE: Choice = { with: new Set(), without: new Set() };

const proposesSomething = ({ proposed_b, proposed_state }: ProposalRow): boolean =>
  proposed_b !== null || proposed_state !== null;

/** One row an item: where it was met in tests and in practice, what tests say goes before what practice says. */
export function oneOfItem(rows: readonly ProposalRow[]): ProposalRow[] {
  const byItem = new Map<number, ProposalRow>();
  for (const row of rows) {
    const known = byItem.get(row.item_id);
    const isBetter = !known || Number(proposesSomething(row)) > Number(proposesSomething(known));
    const isEqual = known && proposesSomething(row) === proposesSomething(known);
    if (isBetter || (isEqual && row.setting === 'exam')) byItem.set(row.item_id, row);
  }
  return [...byItem.values()];
}

/** Is it published, as things are chosen? */
export const isChosen = (row: ProposalRow, choice: Choice): boolean =>
  proposesSomething(row) && (row.alarm ? choice.with.has(row.item_id) : !choice.without.has(row.item_id));

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);

/** The choice with one item turned round. */
export const withToggled = (choice: Choice, { item_id: id, alarm }: ProposalRow): Choice =>
  alarm ? { ...choice, with: toggled(choice.with, id) } : { ...choice, without: toggled(choice.without, id) };

export const FILTERS = {
  proposed: 'With a proposal',
  alarm: 'To be looked at',
  state: 'With another state',
  left: 'Not to be published',
  all: 'All items',
} as const;
export type Filter = keyof typeof FILTERS;

export const ORDERS = {
  alarm: 'To be looked at first',
  change: 'Largest change',
  fit: 'Worst fit',
  answers: 'Most answers',
  key: 'Item',
} as const;
export type Order = keyof typeof ORDERS;

const PASSES: Readonly<Record<Filter, (row: ProposalRow, isTaken: boolean) => boolean>> = {
  proposed: proposesSomething,
  alarm: ({ alarm }) => alarm,
  state: ({ proposed_state }) => proposed_state !== null,
  left: (row, isTaken) => proposesSomething(row) && !isTaken,
  all: () => true,
};

/** First answers to an item. */
export const answersOf = ({ answers, n, left_out: left }: ProposalRow): number => answers ?? (n ?? 0) + (left ?? 0);

const change = ({ change_b }: ProposalRow): number => Math.abs(change_b ?? 0);
const RANKS: Readonly<Record<Exclude<Order, 'key'>, (row: ProposalRow) => number>> = {
  alarm: (row) => (row.alarm ? 100 : 0) + change(row),
  change,
  fit: ({ rmsd }) => rmsd,
  answers: (row) => answersOf(row),
};

export interface Sight {
  filter: Filter;
  order: Order;
  /** Part of an item's name. */
  text: string;
}

/**
 * The rows that are shown, in their order.
 * @param isTaken whether it is to be published, or was
 */
export function inSight(
  rows: readonly ProposalRow[],
  { filter, order, text }: Sight,
  isTaken: (row: ProposalRow) => boolean,
): ProposalRow[] {
  const wanted = text.trim().toLowerCase();
  const found = rows.filter((row) => PASSES[filter](row, isTaken(row)) && row.key.includes(wanted));
  const byKey = (x: ProposalRow, y: ProposalRow): number => x.key.localeCompare(y.key, 'en');
  if (order === 'key') return found.sort(byKey);
  const rank = RANKS[order];
  return found.sort((x, y) => rank(y) - rank(x) || byKey(x, y));
}

/** What publishing would do, in numbers. */
export interface Outcome {
  items: number;
  parameters: number;
  intoUse: number;
  outOfUse: number;
  back: number;
  left: number;
}

export function outcomeOf(rows: readonly ProposalRow[], choice: Choice): Outcome {
  const proposals = rows.filter(proposesSomething);
  const chosen = proposals.filter((row) => isChosen(row, choice));
  const to = (state: ItemState): number => chosen.filter(({ proposed_state: each }) => each === state).length;
  return {
    items: chosen.length,
    parameters: chosen.filter(({ proposed_b }) => proposed_b !== null).length,
    intoUse: to('operational'),
    outOfUse: to('quarantined'),
    back: to('draft'),
    left: proposals.length - chosen.length,
  };
}

const count = new Intl.NumberFormat('en-US');
const items = (n: number): string => `${count.format(n)} ${n === 1 ? 'item' : 'items'}`;

/** The outcome in a sentence or two. */
export function outcomeWords({ parameters, intoUse, outOfUse, back, left }: Outcome): string {
  const parts = [
    ...(parameters > 0 ? [`students are measured by new parameters of ${items(parameters)}`] : []),
    ...(intoUse > 0 ? [`${items(intoUse)} on trial ${intoUse === 1 ? 'counts' : 'count'} in scores`] : []),
    ...(outOfUse > 0 ? [`${items(outOfUse)} ${outOfUse === 1 ? 'is' : 'are'} asked no more`] : []),
    ...(back > 0 ? [`${items(back)} on trial ${back === 1 ? 'goes' : 'go'} back to the author`] : []),
  ];
  const from = parts.length === 0 ? '' : `From then on ${new Intl.ListFormat('en').format(parts)}. `;
  return `${from}${left > 0 ? `${items(left)} with a proposal ${left === 1 ? 'stays' : 'stay'} as ${left === 1 ? 'it is' : 'they are'}. ` : ''}Scores that were given stay as they are.`;
}

const STATES: Readonly<Record<ItemState, string>> = {
  draft: 'a draft',
  pretest: 'on trial',
  operational: 'in use',
  quarantined: 'out of use',
  retired: 'retired',
};
export const stateWord = (state: ItemState): string => STATES[state];

const TO: Partial<Record<ItemState, string>> = {
  operational: 'Into use',
  quarantined: 'Out of use',
  draft: 'Back to its author',
};
export const proposalWord = ({ proposed_state: state, proposed_b: b, anchor }: ProposalRow): string =>
  (state && TO[state]) ?? (b === null ? (anchor === 'held' ? 'Holds the scale' : 'None yet') : 'New parameters');
