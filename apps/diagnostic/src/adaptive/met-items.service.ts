import { Inject, Injectable } from '@nestjs/common';
import { getMetItems, type Caller } from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';
import { AdaptiveFormRepository } from './adaptive-form.repository.js';

/** The beginning of a diagnostic waits this long for the learner record, and no longer. */
const PATIENCE_MS = 1_000;

/** What a student has met anywhere, so that a diagnostic does not ask it again. */
@Injectable()
export class MetItemsService {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(AdaptiveFormRepository) private readonly forms: AdaptiveFormRepository,
  ) {}

  /** Without the learner record what this service knows by itself; nothing of a visitor. */
  async of(caller: Caller): Promise<number[]> {
    const { userId } = caller;
    if (userId === undefined) return [];
    const [own, recorded] = await Promise.all([this.forms.selectMet(userId), this.recorded(caller, userId)]);
    return [...new Set([...own, ...recorded])];
  }

  private async recorded(caller: Caller, userId: string): Promise<number[]> {
    try {
      const skills = SKILLS.map(({ id }) => id);
      const input = { user_id: userId, skills };
      const met = await this.rpc.call(getMetItems, caller, input, { timeLeftMs: PATIENCE_MS });
      return [...met.item_ids, ...(met.open_item_ids ?? [])];
    } catch (err) {
      this.logger.warn({ err }, 'the learner record does not answer; a diagnostic begins without it');
      return [];
    }
  }
}
