import { Inject, Injectable } from '@nestjs/common';
import { getStreakFreezes, type Caller } from '@aivy/contracts';
import { localDateOf, streakOf, type LocalDate, type Streak } from '@aivy/exam';
import { LOGGER, RPC, type Logger, type RpcClient } from '@aivy/server-kit';
import { MissionRepository } from './mission.repository.js';

/** A page or a mail waits this long for freezes, and no longer. */
const PATIENCE_MS = 300;

/** One streak for both products: a unit or a mission keeps it, and so does a freeze. */
@Injectable()
export class StreakService {
  constructor(
    @Inject(MissionRepository) private readonly missions: MissionRepository,
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async of(caller: Caller, userId: string, today: LocalDate, timeZone: string): Promise<Streak> {
    const practised = await this.missions.selectPractised(userId);
    const streak = streakOf(practised, today);
    // A streak that never broke has nothing for a bought freeze to bridge.
    if (streak.days === practised.length) return streak;
    const freezes = await this.freezes(caller, userId);
    const bought = freezes.map((at) => localDateOf(new Date(at), timeZone));
    return bought.length === 0 ? streak : streakOf(practised, today, bought);
  }

  private async freezes(caller: Caller, userId: string): Promise<readonly number[]> {
    try {
      const input = { user_id: userId };
      return (await this.rpc.call(getStreakFreezes, caller, input, { timeLeftMs: PATIENCE_MS })).bought_at;
    } catch (err) {
      this.logger.warn({ err }, 'AivyDaily not available; streak counted without bought freezes');
      return [];
    }
  }
}
