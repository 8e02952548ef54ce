import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type Subject } from '@aivy/contracts';
import { DIAGNOSTIC_QUESTIONS } from '@aivy/exam';
import { markAnswers, nextQuestion, type AdaptiveAnswer, type BankItem, type LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import type { AdaptiveForm, DrawnQuestion } from './adaptive-form.js';

/** Draws the questions of adaptive forms. The same form with the same answers gives the same next question. */
@Injectable()
export class DrawingService {
  constructor(@Inject(BANK) private readonly bank: LiveBank) {}

  get release(): number {
    return this.bank.current.release;
  }

  /** In the versions that the student saw. */
  itemsOf(drawn: readonly DrawnQuestion[]): Promise<BankItem[]> {
    return this.bank.pinned(drawn);
  }

  /**
   * The form with one more question of a section, if its last one has a final answer or there is none.
   * @throws DomainError DT-BANKSHORT
   */
  async withNext(form: AdaptiveForm, subject: Subject): Promise<AdaptiveForm> {
    const drawn = form[subject];
    if (drawn.length >= DIAGNOSTIC_QUESTIONS[subject] || drawn.at(-1)?.answer === null) return form;
    return this.with(form, subject, await this.answered(drawn));
  }

  /**
   * The form with all of its questions. What the student never came to is left empty, as it is on exam day; drawn all the
   * same, at the ability that was shown, so that it counts what it counts in a form that is there from the beginning.
   * @throws DomainError DT-BANKSHORT
   */
  async completed(form: AdaptiveForm, subject: Subject): Promise<AdaptiveForm> {
    const answered = await this.answered(form[subject]);
    let whole = form;
    while (whole[subject].length < DIAGNOSTIC_QUESTIONS[subject]) {
      whole = this.with(whole, subject, answered, '');
      const { id, version } = whole[subject].at(-1)!;
      answered.push({ item: this.bank.current.item(id, version)!, correct: null });
    }
    return whole;
  }

  private with(
    form: AdaptiveForm,
    subject: Subject,
    answered: readonly AdaptiveAnswer[],
    answer: string | null = null,
  ): AdaptiveForm {
    const { formId: seed, met } = form;
    const item = nextQuestion(this.bank.current, { subject, seed, answered, met });
    if (!item) throw new DomainError('DT-BANKSHORT');
    return { ...form, [subject]: [...form[subject], { id: item.id, version: item.version, answer }] };
  }

  private async answered(drawn: readonly DrawnQuestion[]): Promise<AdaptiveAnswer[]> {
    const items = await this.itemsOf(drawn);
    const marks = markAnswers({
      items,
      answers: drawn.map(({ answer }) => answer ?? ''),
      seconds: [],
      bank: this.bank,
    });
    // One that is out of use by now was asked, and says nothing.
    return items.map((item, index) => {
      const { answered, correct, withdrawn } = marks[index]!;
      return { item, correct: withdrawn ? null : answered && correct };
    });
  }
}
