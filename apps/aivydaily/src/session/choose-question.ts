import { abilityInSession } from '@aivy/exam';
import {
  assembleUnit,
  misconceptionsIn,
  newFamily,
  practicePool,
  type BankItem,
  type BankSnapshot,
  type ItemPool,
} from '@aivy/item-bank';
import { dueTwins, TARGET } from '@aivy/psychometrics';
import type { LearnerView } from './learner.service.js';
import { MORE_LIKE_IT, type Question, type Session } from './session.js';

/** Questions of a session that try an earlier mistake again. */
const MOST_TWINS = 2;

export interface Choice {
  bank: BankSnapshot;
  session: Session;
  /** Of the session so far, all complete, with their items. */
  questions: readonly Question[];
  items: readonly BankItem[];
  learner: LearnerView;
  /** Items that were asked in practice before. */
  asked: readonly number[];
  now: Date;
}

export interface ChosenQuestion {
  item: BankItem;
  /** The misconception that it tries again. */
  twinOf: string | null;
}

/** The next question of a session: a twin of a mistake that is due, else what fits the student's ability best; undefined when the bank has none. */
export function chooseQuestion(choice: Choice): ChosenQuestion | undefined {
  const { bank, session, questions, items, learner, asked } = choice;
  const pool = practicePool(bank);
  const seen = [...learner.met, ...asked];
  const liked = likedItem(choice);
  const twin = liked ? undefined : dueTwin(pool, seen, choice);
  if (twin) return twin;
  const ability = liked
    ? abilityFitting(liked)
    : (learner.ability ?? abilityInSession(questions.map((each) => each.attempts[0]?.correct === true)));
  const { questions: found } = assembleUnit(pool, {
    skill: session.subcategory,
    ability,
    seen,
    seed: `${session.conversationId}:${questions.length + 1}`,
    count: 1,
    before: items,
  });
  return found[0] && { item: found[0].item, twinOf: null };
}

/** What more are wanted of; undefined once there were three. */
function likedItem({ bank, session: { likedItem: id, likedFrom }, questions }: Choice): BankItem | undefined {
  return id === null || questions.length >= likedFrom + MORE_LIKE_IT ? undefined : bank.item(id);
}

/** Whoever has it is asked for questions as hard as this one: its chance of success is what practice aims at. */
const abilityFitting = ({ a, b, c }: BankItem): number => b + Math.log((TARGET.weak - c) / (1 - TARGET.weak)) / a;

/** Never an item that was met, and no mistake and no family twice in a session. */
function dueTwin(pool: ItemPool, seen: readonly number[], choice: Choice): ChosenQuestion | undefined {
  const { session, questions, items, learner, now } = choice;
  const tried = questions.flatMap(({ twinOf }) => twinOf ?? []);
  if (tried.length >= MOST_TWINS) return undefined;
  const met = new Set(seen);
  const isNewFamily = newFamily(items);
  const unmet = pool
    .ofSkill(session.subcategory)
    .filter((item) => !met.has(item.id) && isNewFamily(item))
    .map((item) => ({ id: item.id, item, misconceptions: misconceptionsIn(item) }));
  for (const card of learner.due) {
    if (tried.includes(card.misconception)) continue;
    const shown = new Map([[card.misconception, new Set(card.shown)]]);
    const [twin] = dueTwins([card], unmet, { now, seen: met, shown });
    if (twin) return { item: twin.item, twinOf: card.misconception };
  }
  return undefined;
}
