import { Inject, Injectable } from '@nestjs/common';
import { getLearnerState, getMetItems, signedIn, type Caller, type LearnerReviewCard } from '@aivy/contracts';
import { SKILLS, skillById } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank';
import { LOGGER, OpenItems, RPC, type Logger, type RpcClient } from '@aivy/server-kit';

/** A question waits this long for the learner record, and no longer. */
const PATIENCE_MS = 300;
/** Who did not answer is left alone for a moment: nobody else waits for it. */
const LEFT_ALONE_MS = 5_000;

/** What the learner record says for the choice of a question. */
export interface LearnerView {
  /** Ability in the skill, logits; null when nothing is known. */
  ability: number | null;
  /** Cards of the skill that are due, the most overdue first. */
  due: readonly LearnerReviewCard[];
  /** Items met anywhere that the session could ask, the longest ago first, and after them what the student is asked elsewhere now. */
  met: readonly number[];
}

const NOTHING_KNOWN: LearnerView = { ability: null, due: [], met: [] };

/**
 * Asks the learner record, and the diagnostic for what it is asking; practice goes on without either. Without the second it
 * may in that moment give away a question of a diagnostic that is open, which then measures a little less: nobody who wants
 * to practise is sent away for that.
 */
@Injectable()
export class LearnerService {
  #awayUntil = 0;

  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OpenItems) private readonly open: OpenItems,
  ) {}

  /** Has the student met this item in anything that is finished? Null where the record does not answer. */
  async hasMet(caller: Caller, { id, skill }: Pick<BankItem, 'id' | 'skill'>): Promise<boolean | null> {
    const known = await this.asked(async (within) => {
      const input = { user_id: signedIn(caller), skills: [skill] };
      return (await this.rpc.call(getMetItems, caller, input, within)).item_ids;
    });
    return known && known.includes(id);
  }

  async of(caller: Caller, skill: number): Promise<LearnerView> {
    const user_id = signedIn(caller);
    const { category } = skillById(skill);
    const domain = SKILLS.filter((each) => each.category === category).map(({ id }) => id);
    const recorded = this.asked(async (within): Promise<LearnerView> => {
      const [{ state, due }, { item_ids: met, open_item_ids: open = [] }] = await Promise.all([
        this.rpc.call(getLearnerState, caller, { user_id }, within),
        this.rpc.call(getMetItems, caller, { user_id, skills: domain }, within),
      ]);
      return {
        ability: state?.skills.find((each) => each.skill === skill)?.theta ?? null,
        due: due.filter((card) => card.skill === skill),
        met: [...met, ...open],
      };
    });
    const [view, open] = await Promise.all([recorded, this.open.ofDiagnostic(caller, user_id, PATIENCE_MS)]);
    const known = view ?? NOTHING_KNOWN;
    return { ...known, met: [...known.met, ...(open ?? [])] };
  }

  /** Null where the record does not answer in time, or did not a moment ago. */
  private async asked<T>(ask: (within: { timeLeftMs: number }) => Promise<T>): Promise<T | null> {
    if (Date.now() < this.#awayUntil) return null;
    try {
      return await ask({ timeLeftMs: PATIENCE_MS });
    } catch (err) {
      this.#awayUntil = Date.now() + LEFT_ALONE_MS;
      this.logger.warn({ err }, 'the learner record does not answer; practice goes on without it');
      return null;
    }
  }
}
