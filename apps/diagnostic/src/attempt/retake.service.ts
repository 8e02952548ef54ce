import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  type checkEffort,
  type InputOf,
  type OutputOf,
  type retakeSection,
  type Subject,
} from '@aivy/contracts';
import { isAdaptiveForm, otherSubject } from '@aivy/exam';
import { markAnswers, type BankItem, type LiveBank } from '@aivy/item-bank';
import { diagnosticEffort } from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { AdaptiveService } from '../adaptive/adaptive.service.js';
import { AttemptRepository, type Attempt } from './attempt.repository.js';

const versionsOf = (items: readonly BankItem[]): Record<string, number> =>
  Object.fromEntries(items.map(({ id, version }) => [id, version]));

/** Says which sections have too little effort for a score, and opens one of them again. */
@Injectable()
export class RetakeService {
  constructor(
    @Inject(AttemptRepository) private readonly attempts: AttemptRepository,
    @Inject(AdaptiveService) private readonly adaptive: AdaptiveService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** By the rule of the score, so that a visitor hears before signing up what the report will say. */
  async check(caller: Caller, sent: InputOf<typeof checkEffort>): Promise<OutputOf<typeof checkEffort>> {
    const items = await this.itemsOf(caller, sent.form_id);
    const effort = (subject: Subject) =>
      diagnosticEffort(
        markAnswers({ items: items[subject], answers: sent[subject], seconds: sent[`${subject}_time`] }),
        subject,
      );
    return { english: effort('english'), math: effort('math') };
  }

  /**
   * Opens a section again: of a student's attempt in the database, of a visitor's on their device. As often as it has no
   * score: unlike a full test, a diagnostic without one would leave the student without a plan for good.
   * @returns the id of the form that it's asked from
   * @throws DomainError DT-TESTEXIST where the section has a score
   */
  async begin(caller: Caller, { subject, form_id: sentForm }: InputOf<typeof retakeSection>): Promise<string> {
    const { userId } = caller;
    if (userId === undefined) {
      const formId = sentForm ?? this.bank.current.currentDiagnosticForm.id;
      if (!isAdaptiveForm(formId)) return formId;
      const form = await this.adaptive.formAgain(caller, formId, subject);
      await this.adaptive.keep(form);
      return form.formId;
    }
    const attempt = await this.attempts.selectOptionalOfUser(userId);
    if (!attempt) throw new DomainError('DT-TESTNOTEXIST');
    if (isOpenAgain(attempt, subject)) return attempt.formId;
    const opened = await this.open(caller, attempt, subject);
    if (opened !== null) return opened;
    // Another page may have opened it meanwhile.
    const now = await this.attempts.selectOptionalOfUser(userId);
    if (now && isOpenAgain(now, subject)) return now.formId;
    throw new DomainError('DT-TESTEXIST');
  }

  private async open(caller: Caller, attempt: Attempt, subject: Subject): Promise<string | null> {
    const { userId, itemVersions } = attempt;
    const form = isAdaptiveForm(attempt.formId) ? await this.adaptive.formAgain(caller, attempt.formId, subject) : null;
    const { formId } = form ?? attempt;
    // The kept section stays in the versions that were answered, the other one is asked in those of today.
    const asked = this.bank.current.form(formId)?.[subject] ?? [];
    const versions = { ...itemVersions, ...versionsOf(asked) };
    return this.attempts.transaction(async (manager) => {
      if (!(await this.attempts.reopen(userId, subject, { formId, versions }, manager))) return null;
      // Only with its attempt: a form by itself would count as one that's being asked.
      if (form) await this.adaptive.keep(form, manager);
      return formId;
    });
  }

  private async itemsOf(
    caller: Caller,
    formId: string | undefined,
  ): Promise<Readonly<Record<Subject, readonly BankItem[]>>> {
    if (formId !== undefined && isAdaptiveForm(formId)) return this.adaptive.wholeItems(caller, formId);
    const { current } = this.bank;
    const form = formId === undefined ? current.currentDiagnosticForm : current.form(formId);
    if (!form) throw new DomainError('DT-INVALIDINPUT', [{ path: 'form_id', message: 'There is no such form' }]);
    return form;
  }
}

/** Is that section being taken again? */
const isOpenAgain = ({ status, keptSection }: Attempt, subject: Subject): boolean =>
  status === 'in_progress' && keptSection === otherSubject(subject);
