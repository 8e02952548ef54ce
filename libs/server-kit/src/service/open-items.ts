import { Inject, Injectable } from '@nestjs/common';
import { getOpenItems, type Caller } from '@aivy/contracts';
import type { Logger } from '../log/logger.js';
import type { RpcClient } from '../rpc/index.js';
import { LOGGER, RPC } from './kit.module.js';

/** Who did not answer is left alone for a moment: nobody else waits for it. */
const LEFT_ALONE_MS = 5_000;

/** Asks which items a student's diagnostic is asking at the moment. */
@Injectable()
export class OpenItems {
  #awayUntil = 0;

  constructor(
    @Inject(RPC) private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * @param patienceMs how long it may take, milliseconds
   * @returns ids; null while the diagnostic does not say
   */
  async of(caller: Caller, userId: string, patienceMs: number): Promise<readonly number[] | null> {
    if (Date.now() < this.#awayUntil) return null;
    try {
      return (await this.rpc.call(getOpenItems, caller, { user_id: userId }, { timeLeftMs: patienceMs })).item_ids;
    } catch (err) {
      this.#awayUntil = Date.now() + LEFT_ALONE_MS;
      this.logger.warn({ err }, 'the diagnostic does not say what it asks');
      return null;
    }
  }
}
