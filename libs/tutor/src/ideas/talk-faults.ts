import type { BankItem } from '@aivy/item-bank/item';
import { createGuard, secretOf } from '../guard/index.js';
import { startTutor, withQuestion } from '../state/state.js';
import { cosine } from './features.js';
import { ideasOf, type OpenIdea } from './ideas-of.js';
import { rankIdeas } from './match.js';
import { prepareIdeas, withoutPhrasing, type PreparedIdeas } from './prepare.js';

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
/** The others are about riddles and places a model could hide a key in: people read these sentences before students do. */
const LEAKS: ReadonlySet<string> = new Set(['option', 'value', 'arithmetic', 'elimination']);

/** Phrasings that find another idea when left out of the list, said in reply to their idea's hint. */
function lostIn(prepared: PreparedIdeas<OpenIdea>): string[] {
  return prepared.ideas.flatMap(({ idea }) =>
    idea.says.flatMap((phrasing, at) => {
      const [found] = rankIdeas(phrasing, withoutPhrasing(prepared, idea, at), idea.rung ?? null);
      return found?.idea === idea ? [] : [`${idea.id} "${phrasing}" is taken for ${found?.idea.id ?? 'nothing'}`];
    }),
  );
}

function alikeIn({ ideas: prepared, weightOf }: PreparedIdeas<OpenIdea>): string[] {
  return prepared.flatMap(({ idea, says }, index) =>
    prepared
      .slice(index + 1)
      .flatMap((other) =>
        says.flatMap((text, at) =>
          other.says.flatMap((its, place) =>
            text.denies === its.denies && cosine(text.words, its.words, weightOf) > TOO_ALIKE
              ? [`${idea.id} "${idea.says[at]}" and ${other.idea.id} "${other.idea.says[place]}" say the same`]
              : [],
          ),
        ),
      ),
  );
}

/** Sentences about an item that would give its answer away. */
export function talkLeaks(item: BankItem): string[] {
  const guard = createGuard(secretOf(item, withQuestion(startTutor(0), { rungs: 4 }), ''));
  const said = [
    ...ideasOf(item).flatMap(({ id, reply, ask }) => [[id, reply] as const, [id, ask] as const]),
    ...(item.talk?.math?.landmarks ?? []).flatMap(({ value, says, ask = '' }) => [
      [value, says] as const,
      [value, ask] as const,
    ]),
  ];
  return said.flatMap(([id, text]) => {
    const verdict = guard(text);
    return verdict.blocked && LEAKS.has(verdict.why) ? [`${id} gives the answer away (${verdict.why}): ${text}`] : [];
  });
}

/** Checks what was written about talking over an item: leaks, and whether each phrasing finds its own idea. */
export function talkFaults(item: BankItem): TalkFaults {
  const ideas = ideasOf(item);
  const prepared = prepareIdeas(ideas);
  return {
    leaks: talkLeaks(item),
    alike: alikeIn(prepared),
    lost: lostIn(prepared),
    phrasings: ideas.reduce((sum, { says }) => sum + says.length, 0),
  };
}
