import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  unscoredSections,
  type InputOf,
  type OutputOf,
  type retakeTestSection,
  type Subject,
} from '@aivy/contracts';
import { modulesOf, otherSubject } from '@aivy/exam';
import { FormService } from '../forms/form.service.js';
import { AttemptRepository } from './attempt.repository.js';
import type { Attempt } from './attempt.js';

/**
 * Lets a student take the one section without a score again. It becomes a test of its own with new questions and a copy of
 * the other section, so that the test before stays as it was, whatever comes of this one.
 */
@Injectable()
export class RetakeService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(FormService) private readonly forms: FormService,
  ) {}

  /** The section that can be taken again: the only one without a score, and only once. What came of it stands. */
  async sectionOf(test: Attempt): Promise<Subject | null> {
    const { report, givenUpAt, keptSection } = test;
    if (report === null || givenUpAt || keptSection) return null;
    const [unscored, another] = unscoredSections(report);
    if (!unscored || another || (await this.attempts.isRepeated(test))) return null;
    return unscored;
  }

  /** Asking twice makes one test. @throws DomainError FT-NORETAKE, FT-TESTOPEN */
  async begin(
    userId: string,
    { test_id: unsafeAttemptId, subject }: InputOf<typeof retakeTestSection>,
  ): Promise<OutputOf<typeof retakeTestSection>> {
    const test = await this.attempts.select(userId, unsafeAttemptId);
    const kept = otherSubject(subject);
    // Looked for first: a retake that ends meanwhile is found by one of the two.
    const open = await this.attempts.selectOptionalOpen(userId);
    if (open && isRetakeOf(open, test, kept)) return onWire(open);
    if ((await this.sectionOf(test)) !== subject) throw new DomainError('FT-NORETAKE');
    if (open) throw new DomainError('FT-TESTOPEN');
    const [attemptId, [first]] = [randomUUID(), modulesOf(subject)];
    const { timeFactor } = test;
    const seen = await this.attempts.selectSeenQuestions(userId);
    const module = this.forms.make({ module: first, route: 'first', attemptId, seen, before: [], timeFactor });
    return this.attempts.transaction(async (manager) => {
      const begun = {
        ...{ userId, attemptId, timeFactor, release: this.forms.release, keptSection: kept },
        ...{ repeats: test.attemptId, currentModule: first },
      };
      if (!(await this.attempts.insertAttempt(begun, manager))) {
        const earlier = await this.attempts.selectOptionalOpen(userId, manager);
        if (!earlier) throw new DomainError('OUTCOME-UNKNOWN');
        if (!isRetakeOf(earlier, test, kept)) throw new DomainError('FT-TESTOPEN');
        return onWire(earlier);
      }
      await this.attempts.copyModules(test, attemptId, modulesOf(kept), manager);
      await this.attempts.insertModule(userId, attemptId, module, manager);
      return { test_id: attemptId, module: first };
    });
  }
}

const isRetakeOf = ({ repeats, keptSection }: Attempt, { attemptId }: Attempt, kept: Subject): boolean =>
  repeats === attemptId && keptSection === kept;

const onWire = ({ attemptId, currentModule }: Attempt): OutputOf<typeof retakeTestSection> => ({
  test_id: attemptId,
  module: currentModule,
});
