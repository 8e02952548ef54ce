import { Inject, Injectable } from '@nestjs/common';
import { unscoredSections, type Subject } from '@aivy/contracts';
import { isAdaptiveForm, SUBJECTS } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { AdaptiveService } from '../adaptive/adaptive.service.js';
import { AttemptRepository, type Attempt } from './attempt.repository.js';
import { mayBeTakenAgain } from './taken-again.js';

/** Knows which questions of a diagnostic nobody may explain yet. */
@Injectable()
export class AskedItemsService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AdaptiveService) private readonly adaptive: AdaptiveService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /**
   * Items that a student is being asked. A fixed form asks the same questions when a section is taken again, so those of a
   * section without a score count from the moment it's handed in. An adaptive form asks others.
   */
  async of(userId: string): Promise<number[]> {
    const [drawn, attempt] = await Promise.all([
      this.adaptive.openItems(userId),
      this.attempts.selectOptionalOfUser(userId),
    ]);
    return attempt && !isAdaptiveForm(attempt.formId) ? [...drawn, ...(await this.ofFixed(attempt))] : drawn;
  }

  private async ofFixed(attempt: Attempt): Promise<number[]> {
    const { status, report, keptSection, formId, itemVersions: versions, itemIds } = attempt;
    // What nearly every attempt is: looked up for every word to the tutor.
    if (status === 'submitted' && report && unscoredSections(report).length === 0) return [];
    const items = await this.bank.pinnedForm({ formId, versions, itemIds });
    const isAsked = (subject: Subject): boolean =>
      status === 'in_progress' ? keptSection !== subject : mayBeTakenAgain(attempt, items[subject], subject);
    return SUBJECTS.filter(isAsked).flatMap((subject) => items[subject].map(({ id }) => id));
  }
}
