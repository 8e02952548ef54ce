import { ImportFault, importItems, packItems, type Item } from '@aivy/item-bank';
import type { Fault } from '@aivy/item-bank/checks';
import { completeDraft, type Draft } from './index.js';
import { giveOut } from '../operate/give-out.js';
import type { Target } from '@aivy/server-kit/command';

export interface ReleasedDrafts {
  /** Keys of the items that drafts became, by the drafts' keys. */
  items: Map<string, string>;
  /** Why the others did not, by the drafts' keys. */
  refused: Map<string, Fault[]>;
  /** Its number; null when nothing was released. */
  release: number | null;
  /** Whether running services know of it, in words. */
  told: string;
}

const ofPacks = (item: Item): Fault[] =>
  packItems().some(({ key }) => key === item.key)
    ? [
        {
          item: item.key,
          rule: 'key',
          message: `${item.key} is an item that ships with Aivy; give the draft another key`,
        },
      ]
    : [];

/** Takes in what may come in; items at fault stay behind, and the others are tried without them. */
async function takeIn(databaseUrl: string, items: ReadonlyMap<string, Item>, refused: Map<string, Fault[]>) {
  const left = new Map(items);
  for (;;) {
    try {
      await importItems(databaseUrl, [...left.values()], { keepMeasured: true });
      return left;
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      const own = [...left].filter(([, { key }]) => error.faults.some(({ item }) => item === key));
      // A fault of no single item is one of all together: of their keys' letters, for example.
      for (const [draft, { key }] of own.length > 0 ? own : [...left]) {
        refused.set(
          draft,
          error.faults.filter(({ item }) => own.length === 0 || item === key),
        );
        left.delete(draft);
      }
      if (left.size === 0) return left;
    }
  }
}

/**
 * Makes items of those drafts that are complete, takes them into the bank and releases them with whatever else waits there
 * for a release. Done twice, it finds everything done.
 */
export async function releaseDrafts(target: Target, drafts: readonly Draft[], note: string): Promise<ReleasedDrafts> {
  const refused = new Map<string, Fault[]>();
  const items = new Map<string, Item>();
  for (const draft of drafts) {
    const made = completeDraft(draft);
    const faults = Array.isArray(made) ? made : ofPacks(made);
    if (Array.isArray(made) || faults.length > 0) refused.set(draft.key, faults);
    else items.set(draft.key, made);
  }
  const taken = items.size > 0 ? await takeIn(target.databaseUrl, items, refused) : items;
  if (taken.size === 0) return { items: new Map(), refused, release: null, told: '' };
  const { made, told } = await giveOut(target, note);
  return { items: new Map([...taken].map(([draft, { key }]) => [draft, key])), refused, release: made.release, told };
}
