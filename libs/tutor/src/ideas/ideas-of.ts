import type { BankItem, Idea } from '@aivy/item-bank/item';
import type { IdeaText } from './prepare.js';

/** An idea with what it's about, and without the letter of its choice: three of those would name the key. */
export type OpenIdea = IdeaText & Pick<Idea, 'ask'>;

/** The ideas of an item, for the time while it is open; those about a mistake that it doesn't foresee are left out. */
export function ideasOf(item: BankItem): OpenIdea[] {
  const notes = item.type === 'choice' ? item.options : item.common_wrong;
  return (item.talk?.ideas ?? [])
    .filter(({ misconception: its }) => !its || notes.some(({ misconception }) => misconception === its))
    .map(({ id, kind, rung, option, says, reply, ask }) => ({
      id,
      kind,
      // Words to match by: what's said is chosen from `reply` and `ask` alone.
      ...(rung && { rung, hint: item.hints[rung - 1]! }),
      ...(option && item.type === 'choice' && { choice: item.choices[option] }),
      says,
      reply,
      ask,
    }));
}
