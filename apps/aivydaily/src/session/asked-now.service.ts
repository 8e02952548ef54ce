import { Inject, Injectable } from '@nestjs/common';
import { signedIn, type Caller } from '@aivy/contracts';
import { OpenItems } from '@aivy/server-kit';
import { QuestionRepository } from './question.repository.js';

/** Knows which questions a student is being asked now. */
@Injectable()
export class AskedNowService {
  constructor(
    @Inject(OpenItems) private readonly open: OpenItems,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
  ) {}

  /**
   * Ids of what is open in practice, and elsewhere if these items could be asked there.
   * @param besides a session whose own question doesn't count
   */
  async of(caller: Caller, items: readonly number[], besides?: number): Promise<ReadonlySet<number>> {
    const userId = signedIn(caller);
    const ids = await this.questions.selectOpenItems(userId, besides);
    return this.open.askedNow(caller, userId, items, { here: { service: 'aivydaily', ids } });
  }
}
