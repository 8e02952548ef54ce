import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type InputOf, type saveAnswers, type Subject } from '@aivy/contracts';
import { DIAGNOSTIC_QUESTIONS, isAdaptiveForm } from '@aivy/exam';
import type { BankItem, LiveBank } from '@aivy/item-bank';
import { BANK, type Transaction } from '@aivy/server-kit';
import { withFinalAnswers, type AdaptiveForm } from '../adaptive/adaptive-form.js';
import { AdaptiveService } from '../adaptive/adaptive.service.js';

type Progress = InputOf<typeof saveAnswers>;

/** A form as the answers to it are held against it. */
export interface AnsweredForm {
  id: string;
  /** Of the bank that it was given out by. */
  release: number;
  /** What the student has seen of each section, in order; of an adaptive form it may be less than there will be. */
  items: Readonly<Record<Subject, readonly BankItem[]>>;
  /** Questions of each section in the end. */
  length: Readonly<Record<Subject, number>>;
  /** Null for a fixed form. */
  adaptive: AdaptiveForm | null;
}

/** Finds the form that a student's answers belong to. */
@Injectable()
export class AnsweredForms {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(AdaptiveService) private readonly adaptive: AdaptiveService,
  ) {}

  /**
   * The form that a student saw; an adaptive one is theirs from then on.
   * @throws DomainError DT-INVALIDINPUT for a fixed form, DT-TESTNOTEXIST for an adaptive one that there is not for this user
   */
  async of(userId: string, { form_id: formId }: Progress, manager: Transaction): Promise<AnsweredForm> {
    if (formId !== undefined && isAdaptiveForm(formId))
      return this.grown(await this.adaptive.claim(userId, formId, manager));
    const { current } = this.bank;
    const form = formId === undefined ? current.currentDiagnosticForm : current.form(formId);
    if (!form) throw new DomainError('DT-INVALIDINPUT', [{ path: 'form_id', message: 'There is no such form' }]);
    const { id, english, math } = form;
    return {
      id,
      release: current.release,
      items: { english, math },
      length: { english: english.length, math: math.length },
      adaptive: null,
    };
  }

  /** The form as it is scored. @throws DomainError DT-BANKSHORT */
  async whole(form: AnsweredForm, sent: Progress, manager: Transaction): Promise<AnsweredForm> {
    if (!form.adaptive || form.adaptive.closed) return form;
    return this.grown(await this.adaptive.close(form.adaptive, sent, manager));
  }

  private async grown(form: AdaptiveForm): Promise<AnsweredForm> {
    return {
      id: form.formId,
      release: form.release,
      items: await this.adaptive.itemsOf(form),
      length: DIAGNOSTIC_QUESTIONS,
      adaptive: form,
    };
  }
}

/** Answers of a section as they count. */
export const countedAnswers = ({ adaptive }: AnsweredForm, subject: Subject, sent: readonly string[]): string[] =>
  adaptive ? withFinalAnswers(adaptive[subject], sent) : [...sent];
