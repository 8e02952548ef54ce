import type { BankItem, Idea } from '@aivy/item-bank/item';
import { createGuard, secretOf } from '../guard/index.js';
import { startTutor, withQuestion } from '../state/state.js';
import { cosine } from './features.js';
import { rankIdeas } from './match.js';
import { prepareIdeas } from './prepare.js';

/** What's wrong with the ideas of an item. */
export interface TalkFaults {
  /** Sentences that would give the answer away. */
  leaks: string[];
  /** Ideas that say the same. */
  alike: string[];
  /** Phrasings that would be taken for another idea if a student typed them. */
  lost: string[];
  phrasings: number;
}

const TOO_ALIKE = 0.8;

/** The idea that a phrasing finds when it isn't in the list itself. */
function foundBy(ideas: readonly Idea[], own: Idea, phrasing: string): Idea | undefined {
  const without = ideas.map((idea) =>
    idea === own ? { ...idea, says: idea.says.filter((text) => text !== phrasing) } : idea,
  );
  const found = rankIdeas(phrasing, prepareIdeas(without))[0]?.idea;
  return ideas.find(({ id }) => id === found?.id);
}

function alikeIn(ideas: readonly Idea[]): string[] {
  const { ideas: prepared } = prepareIdeas(ideas);
  return prepared.flatMap(({ idea, says }, index) =>
    prepared
      .slice(index + 1)
      .flatMap((other) =>
        says.flatMap((text, at) =>
          other.says.flatMap((its, its_at) =>
            cosine(text.words, its.words) > TOO_ALIKE
              ? [`${idea.id} "${idea.says[at]}" and ${other.idea.id} "${other.idea.says[its_at]}" say the same`]
              : [],
          ),
        ),
      ),
  );
}

/** Checks what was written about talking over an item: leaks, and whether each phrasing finds its own idea. */
export function talkFaults(item: BankItem): TalkFaults {
  const ideas = item.talk?.ideas ?? [];
  const guard = createGuard(secretOf(item, withQuestion(startTutor(0), { rungs: 4 }), ''));
  const said = [
    ...ideas.flatMap(({ id, reply, ask }) => [[id, reply] as const, [id, ask] as const]),
    ...(item.talk?.math?.landmarks ?? []).flatMap(({ value, says, ask = '' }) => [
      [value, says] as const,
      [value, ask] as const,
    ]),
  ];
  return {
    leaks: said.flatMap(([id, text]) => {
      const verdict = guard(text);
      return verdict.blocked ? [`${id} gives the answer away (${verdict.why}): ${text}`] : [];
    }),
    alike: alikeIn(ideas),
    lost: ideas.flatMap((idea) =>
      idea.says.flatMap((phrasing) => {
        const found = foundBy(ideas, idea, phrasing);
        return found === idea ? [] : [`${idea.id} "${phrasing}" is taken for ${found?.id ?? 'nothing'}`];
      }),
    ),
    phrasings: ideas.reduce((sum, { says }) => sum + says.length, 0),
  };
}
