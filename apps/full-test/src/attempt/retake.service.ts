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
import { modulesOf, subjectOfModule } from '@aivy/exam';
import { FormService } from '../forms/form.service.js';
import { AttemptRepository } from './attempt.repository.js';
import type { Attempt } from './attempt.js';

const other = (subject: Subject): Subject => (subject === 'english' ? 'math' : 'english');

/** Is it the only section without a score? */
const isOnlyUnscored = ({ report, givenUpAt }: Attempt, subject: Subject): boolean => {
  const unscored = report === null || givenUpAt ? [] : unscoredSections(report);
  return unscored.length === 1 && unscored[0] === subject;
};

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

  /** Asking twice makes one test. @throws DomainError FT-NORETAKE, FT-TESTOPEN */
  async begin(
    userId: string,
    { test_id: unsafeAttemptId, subject }: InputOf<typeof retakeTestSection>,
  ): Promise<OutputOf<typeof retakeTestSection>> {
    const test = await this.attempts.select(userId, unsafeAttemptId);
    if (!isOnlyUnscored(test, subject)) throw new DomainError('FT-NORETAKE');
    const kept = other(subject);
    const open = await this.attempts.selectOptionalOpen(userId);
    if (open) return resumed(open, kept);
    const [attemptId, [first]] = [randomUUID(), modulesOf(subject)];
    const { timeFactor } = test;
    const seen = await this.attempts.selectSeenQuestions(userId);
    const module = this.forms.make({ module: first, route: 'first', attemptId, seen, before: [], timeFactor });
    return this.attempts.transaction(async (manager) => {
      const begun = {
        ...{ userId, attemptId, timeFactor, release: this.forms.release, keptSection: kept },
        currentModule: first,
      };
      if (!(await this.attempts.insertAttempt(begun, manager))) {
        const earlier = await this.attempts.selectOptionalOpen(userId, manager);
        if (!earlier) throw new DomainError('OUTCOME-UNKNOWN');
        return resumed(earlier, kept);
      }
      await this.attempts.copyModules(test, attemptId, modulesOf(kept), manager);
      await this.attempts.insertModule(userId, attemptId, module, manager);
      return { test_id: attemptId, module: first };
    });
  }
}

/** The open test, if it takes that section again. @throws DomainError FT-TESTOPEN */
function resumed(
  { attemptId, keptSection, currentModule }: Attempt,
  kept: Subject,
): OutputOf<typeof retakeTestSection> {
  if (keptSection !== kept || subjectOfModule(currentModule) === kept) throw new DomainError('FT-TESTOPEN');
  return { test_id: attemptId, module: currentModule };
}
