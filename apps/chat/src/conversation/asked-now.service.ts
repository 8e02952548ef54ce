import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@aivy/contracts';
import { OpenItems } from '@aivy/server-kit';
import type { TalkedItem } from './conversation.js';

/** Knows whether the student is being asked the question of a conversation again. */
@Injectable()
export class AskedNowService {
  constructor(@Inject(OpenItems) private readonly open: OpenItems) {}

  async isAsked(caller: Caller, userId: string, item: Pick<TalkedItem, 'id'> | null): Promise<boolean> {
    return item !== null && (await this.open.askedNow(caller, userId, [item.id])).has(item.id);
  }
}
