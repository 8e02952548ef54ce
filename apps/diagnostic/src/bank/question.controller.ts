import { Controller, Inject, UseInterceptors } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  DomainError,
  nextDiagnosticQuestion,
  requestQuestions,
  type InputOf,
  type OutputOf,
  type RpcRequest,
  type StudentQuestion,
} from '@aivy/contracts';
import { isAdaptiveForm } from '@aivy/exam';
import { toTestQuestion, type LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG, RpcHandler } from '@aivy/server-kit';
import { AdaptiveService } from '../adaptive/adaptive.service.js';
import type { DiagnosticConfig } from '../config.js';
import { DatabaseFaults } from '../database-faults.js';

/** Questions of the form, open to visitors; those of fixed forms come out of memory. */
@Controller()
@UseInterceptors(DatabaseFaults)
export class QuestionController {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(AdaptiveService) private readonly adaptive: AdaptiveService,
    @Inject(CONFIG) private readonly config: DiagnosticConfig,
  ) {}

  @RpcHandler(requestQuestions)
  async requestQuestions(
    @Payload() { caller, input }: RpcRequest<InputOf<typeof requestQuestions>>,
  ): Promise<StudentQuestion[]> {
    const { subject, form_id: formId } = input;
    if (formId !== undefined && isAdaptiveForm(formId)) return this.adaptive.questions(caller, formId, subject);
    if (formId === undefined && this.config.DIAGNOSTIC_FORM === 'adaptive') return this.adaptive.begin(caller, subject);
    const { current } = this.bank;
    const form = formId === undefined ? current.currentDiagnosticForm : current.form(formId);
    if (!form) throw new DomainError('DT-INVALIDINPUT', [{ path: 'form_id', message: 'There is no such form' }]);
    return form[subject].map((item) => toTestQuestion(item, form.id));
  }

  @RpcHandler(nextDiagnosticQuestion)
  nextDiagnosticQuestion(
    @Payload() { caller, input }: RpcRequest<InputOf<typeof nextDiagnosticQuestion>>,
  ): Promise<OutputOf<typeof nextDiagnosticQuestion>> {
    return this.adaptive.next(caller, input);
  }
}
