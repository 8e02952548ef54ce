import { Controller, Inject } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DomainError, requestQuestions, type InputOf, type RpcRequest } from '@aivy/contracts';
import { toStudentQuestion, type LiveBank } from '@aivy/item-bank';
import { BANK, RpcHandler } from '@aivy/server-kit';

/** Questions of the form, open to visitors; they come out of memory. */
@Controller()
export class QuestionController {
  constructor(@Inject(BANK) private readonly bank: LiveBank) {}

  @RpcHandler(requestQuestions)
  requestQuestions(@Payload() { input }: RpcRequest<InputOf<typeof requestQuestions>>) {
    const { current } = this.bank;
    const form = input.form_id === undefined ? current.currentDiagnosticForm : current.form(input.form_id);
    if (!form) throw new DomainError('DT-INVALIDINPUT', [{ path: 'form_id', message: 'There is no such form' }]);
    return form[input.subject].map((item) => toStudentQuestion(item, form.id));
  }
}
