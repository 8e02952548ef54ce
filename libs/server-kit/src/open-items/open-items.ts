import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  getOpenItems,
  getOpenPracticeItems,
  getOpenTestItems,
  getOpenUnitItems,
  type Caller,
  type ServiceName,
} from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import type { RpcCallOptions, RpcClient } from '../rpc/index.js';
import { BANK, LOGGER, RPC } from '../tokens.js';

/** A service has this long to say what it asks. */
const PATIENCE: RpcCallOptions = { timeLeftMs: 2_500 };

type Pool = 'diagnostic' | 'practice' | 'test';

/** What is asked of the item bank. */
interface PoolsOfItems {
  readonly current: { poolOf(id: number): Pool | undefined };
}

/** Everything that asks questions, with the pools it takes them from. */
const ASKERS: readonly { call: typeof getOpenItems; pools: readonly Pool[] }[] = [
  { call: getOpenItems, pools: ['diagnostic', 'practice'] },
  { call: getOpenUnitItems, pools: ['practice'] },
  { call: getOpenPracticeItems, pools: ['practice'] },
  { call: getOpenTestItems, pools: ['test'] },
];

/** What a service has open for a student. */
export interface OpenHere {
  service: ServiceName;
  ids: readonly number[];
}

/** Knows which items a student is being asked at the moment. */
@Injectable()
export class OpenItems {
  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(BANK) private readonly bank: PoolsOfItems,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Ids of all that the student is being asked now by whatever could be asking these items. Every door that could show a
   * key, an explanation, a hint or the tutor's words about an item asks here first, however often it was answered before.
   * A service without a live replica can't be answered either, so it counts as asking nothing: a student isn't refused
   * an explanation because another part of the system is down. One that is only slow must say.
   * @param here what the calling service itself has open, if it asks questions
   * @param strict a missing service is a fault too
   * @throws DomainError SERVICE-UNAVAILABLE while a service doesn't say
   */
  async askedNow(
    caller: Caller,
    userId: string,
    items: readonly number[],
    { here, strict = false }: { here?: OpenHere; strict?: boolean } = {},
  ): Promise<ReadonlySet<number>> {
    const pools = new Set(items.map((id) => this.bank.current.poolOf(id)));
    // An item that has left the bank may be open in whatever asked it before.
    const asking = ASKERS.filter((asker) => pools.has(undefined) || asker.pools.some((pool) => pools.has(pool)));
    const open = await Promise.all(
      asking.map(async ({ call }) => {
        if (call.service === here?.service) return here.ids;
        const ids = await this.openIn(call, caller, userId, PATIENCE);
        if (!ids && (strict || !(await this.rpc.isAbsent(call.service)))) throw new DomainError('SERVICE-UNAVAILABLE');
        return ids ?? [];
      }),
    );
    return new Set(open.flat());
  }

  /** Ids that the student's diagnostic is asking; null while it doesn't say. @param patienceMs how long it may take */
  ofDiagnostic(caller: Caller, userId: string, patienceMs: number): Promise<readonly number[] | null> {
    return this.openIn(getOpenItems, caller, userId, { timeLeftMs: patienceMs });
  }

  private async openIn(
    call: typeof getOpenItems,
    caller: Caller,
    userId: string,
    patience: RpcCallOptions,
  ): Promise<readonly number[] | null> {
    try {
      return (await this.rpc.call(call, caller, { user_id: userId }, patience)).item_ids;
    } catch (err) {
      this.logger.warn({ err, service: call.service }, 'a service does not say which questions are open');
      return null;
    }
  }
}
