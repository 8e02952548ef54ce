import type { InputOf, OutputOf, tryMessage } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import { authoredText, decideAbout, replyOf } from '@aivy/talk';
import { isComplete, startTutor } from '@aivy/tutor';
import { stateAbout } from '../talk/tutor-state.js';

type Said = Pick<InputOf<typeof tryMessage>, 'hints_seen' | 'turn'> & { said: string; answers: readonly string[] };

/** Pure, and always in authored words: the page sends what was said before, and another `turn` is another wording. */
export function talkOfTrial(
  item: BankItem,
  { said, answers, hints_seen: hintsSeen, turn }: Said,
  maxAttempts: number,
): OutputOf<typeof tryMessage> {
  const attempts = answers.map((answer) => ({ answer }));
  const state = stateAbout(startTutor(item.id + turn), { hintsSeen, attempts }, maxAttempts);
  const asked = { item, isOver: isComplete(item, state), askedNow: false };
  const decided = decideAbout(asked, state, { said });
  return replyOf({ ...decided, reply: authoredText(decided, [item], decided.state), note: null });
}
