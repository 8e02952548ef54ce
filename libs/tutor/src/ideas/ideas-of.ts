import { choicesOf, misconceptionsIn, type BankItem, type Idea } from '@aivy/item-bank/item';
import type { IdeaText } from './prepare.js';

/** An idea with what it's about, and without the letter of its choice: three of those would name the key. */
export type OpenIdea = IdeaText & Pick<Idea, 'ask'>;

/** The ideas of an item, for the time while it is open; those about a mistake that it doesn't foresee are left out. */
export function ideasOf(item: BankItem): OpenIdea[] {
  const foreseen = misconceptionsIn(item);
  const choices = choicesOf(item);
  return (item.talk?.ideas ?? [])
    .filter(({ misconception }) => !misconception || foreseen.includes(misconception))
    .map(({ id, kind, rung, option, says, reply, ask }) => ({
      id,
      kind,
      // Words to match by: what's said is chosen from `reply` and `ask` alone.
      ...(rung && { rung, hint: item.hints[rung - 1]! }),
      ...(option && choices && { choice: choices[option] }),
      says,
      reply,
      ask,
    }));
}
