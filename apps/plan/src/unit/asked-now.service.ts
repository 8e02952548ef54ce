import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@aivy/contracts';
import { OpenItems } from '@aivy/server-kit';
import { UnitRepository } from './unit.repository.js';

/** Knows which of a student's questions are open, in units and elsewhere. */
@Injectable()
export class AskedNowService {
  constructor(
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(UnitRepository) private readonly units: UnitRepository,
  ) {}

  /**
   * Ids of what is open in units, and elsewhere if these items could be asked there.
   * @throws DomainError SERVICE-UNAVAILABLE if `strict`, while another service doesn't say
   */
  async of(caller: Caller, userId: string, items: readonly number[], strict = false): Promise<ReadonlySet<number>> {
    const ids = await this.units.selectOpenItems(userId);
    return this.open.askedNow(caller, userId, items, { here: { service: 'plan', ids }, strict });
  }
}
