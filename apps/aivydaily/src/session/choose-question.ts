import { abilityInSession, MISSION_QUESTIONS } from '@aivy/exam';
import {
  assembleUnit,
  misconceptionsIn,
  newFamily,
  practicePool,
  type BankItem,
  type BankSnapshot,
  type ItemPool,
  type UnitWish,
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

/** The chances of success that a mission's five questions aim at: easy to hard, .72 on average. */
const LADDER: readonly number[] = [TARGET.consolidation, 0.77, TARGET.weak, 0.67, 0.62];

/**
 * The next question of a session; undefined when the bank has none. The rest of the mission is planned, so that twins of
 * mistakes that are due get their place in it and no family comes twice, and its easiest question is asked.
 */
export function chooseQuestion(choice: Choice): ChosenQuestion | undefined {
  const { bank, session, questions, items, learner, asked } = choice;
  const pool = practicePool(bank);
  const seen = [...learner.met, ...asked];
  const seed = `${session.conversationId}:${questions.length + 1}`;
  const plan = (wish: Pick<UnitWish, 'ability' | 'count' | 'targets' | 'atLeast' | 'above'>, before = items) =>
    assembleUnit(pool, { skill: session.subcategory, seen, seed, before, ...wish }).questions.map(
      ({ item }): ChosenQuestion => ({ item, twinOf: null }),
    );
  const liked = likedItem(choice);
  if (liked) return plan({ ability: abilityFitting(liked), count: 1 })[0];

  const twins = twinsOf(choice, pool, seen);
  const count = MISSION_QUESTIONS - questions.length - twins.length;
  const planned = plan(
    {
      ability: learner.ability ?? abilityInSession(questions.map((each) => each.attempts[0]?.correct === true)),
      count,
      targets: session.isAbove ? Array(count).fill(TARGET.stretch) : LADDER.slice(questions.length),
      above: session.isAbove,
      // After a question like a liked one, which may be far too hard, the order begins again.
      ...(session.likedItem === null && { atLeast: items.at(-1)?.b }),
    },
    [...items, ...twins.map(({ item }) => item)],
  );
  return [...twins, ...planned].sort((x, y) => x.item.b - y.item.b)[0];
}

/** What more are wanted of; undefined once there were three. */
function likedItem({ bank, session: { likedItem: id, likedFrom }, questions }: Choice): BankItem | undefined {
  return id === null || questions.length >= likedFrom + MORE_LIKE_IT ? undefined : bank.item(id);
}

/** Whoever has it is asked for questions as hard as this one: its chance of success is what practice aims at. */
const abilityFitting = ({ a, b, c }: BankItem): number => b + Math.log((TARGET.weak - c) / (1 - TARGET.weak)) / a;

/** Twins of mistakes that are due: never an item that was met, and no mistake and no family twice in a session. */
function twinsOf({ session, questions, items, learner, now }: Choice, pool: ItemPool, seen: readonly number[]) {
  const tried = new Set(questions.flatMap(({ twinOf }) => twinOf ?? []));
  const most = Math.min(MOST_TWINS - tried.size, MISSION_QUESTIONS - questions.length);
  const met = new Set(seen);
  const twins: ChosenQuestion[] = [];
  for (const card of learner.due) {
    if (twins.length >= most) break;
    if (tried.has(card.misconception)) continue;
    const isNewFamily = newFamily([...items, ...twins.map(({ item }) => item)]);
    const unmet = pool
      .ofSkill(session.subcategory)
      .filter((item) => !met.has(item.id) && isNewFamily(item))
      .map((item) => ({ id: item.id, item, misconceptions: misconceptionsIn(item) }));
    const shown = new Map([[card.misconception, new Set(card.shown)]]);
    const [twin] = dueTwins([card], unmet, { now, seen: met, shown });
    if (twin) twins.push({ item: twin.item, twinOf: card.misconception });
  }
  return twins;
}
