import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type Caller,
  type InputOf,
  type nextDiagnosticQuestion,
  type OutputOf,
  type StudentQuestion,
  type Subject,
} from '@aivy/contracts';
import { ADAPTIVE_FORM, isStorableEntry, SUBJECTS } from '@aivy/exam';
import { toTestQuestion, type BankItem } from '@aivy/item-bank';
import type { Transaction } from '@aivy/server-kit';
import { AdaptiveFormRepository } from './adaptive-form.repository.js';
import type { AdaptiveForm, DrawnQuestion } from './adaptive-form.js';
import { DrawingService } from './drawing.service.js';
import { MetItemsService } from './met-items.service.js';

/** A visitor may come back with a finished form so much later. */
const UNCLAIMED_DAYS = 180;

const NEVER_SHOWN = 'Belongs to a question that was not shown yet';

/** Hands out adaptive forms, question by question. */
@Injectable()
export class AdaptiveService {
  constructor(
    @Inject(AdaptiveFormRepository) private readonly forms: AdaptiveFormRepository,
    @Inject(DrawingService) private readonly drawing: DrawingService,
    @Inject(MetItemsService) private readonly met: MetItemsService,
  ) {}

  /** The first questions of a new form, or those of the form that the user has begun, on whatever device. */
  async begin(caller: Caller, subject: Subject): Promise<StudentQuestion[]> {
    const { userId } = caller;
    const open = userId === undefined ? null : await this.forms.selectOptionalOpenOf(userId);
    if (open) return this.questions(caller, open.formId, subject);
    const empty: AdaptiveForm = {
      formId: `${ADAPTIVE_FORM}${randomUUID()}`,
      userId: userId ?? null,
      release: this.drawing.release,
      met: await this.met.of(caller),
      english: [],
      math: [],
      closed: false,
    };
    const form = await this.drawing.withNext(empty, subject);
    const earlier = await this.forms.transaction((manager) => this.insertOrFind(form, manager));
    return earlier ? this.questions(caller, earlier.formId, subject) : this.shown(form, subject);
  }

  /**
   * The questions of a section that were drawn so far, the first one at least.
   * @throws DomainError DT-TESTNOTEXIST for a form that is not the caller's
   */
  async questions(caller: Caller, formId: string, subject: Subject): Promise<StudentQuestion[]> {
    const known = own(await this.forms.selectOptional(formId), caller.userId);
    if (known.closed || known[subject].length > 0) return this.shown(known, subject);
    const form = await this.forms.transaction(async (manager) => {
      const locked = own(await this.forms.selectOptionalForUpdate(formId, manager), caller.userId);
      return this.store(await this.drawing.withNext(locked, subject), manager);
    });
    return this.shown(form, subject);
  }

  /**
   * Takes the answer to the question before `place` as final and draws the one at `place`, in one transaction. Whatever was
   * drawn or answered stays, however often and from however many pages it is asked for.
   * @throws DomainError DT-INVALIDINPUT for an answer to a question that was not shown, or of another type
   */
  async next(
    caller: Caller,
    input: InputOf<typeof nextDiagnosticQuestion>,
  ): Promise<OutputOf<typeof nextDiagnosticQuestion>> {
    const { form_id: formId, subject, place } = input;
    const form = await this.forms.transaction(async (manager) => {
      const locked = own(await this.forms.selectOptionalForUpdate(formId, manager), caller.userId);
      const drawn = locked[subject];
      if (place < drawn.length) return locked;
      if (locked.closed) throw new DomainError('DT-TESTEXIST');
      if (place > drawn.length) throw new DomainError('DT-INVALIDINPUT', [{ path: 'place', message: NEVER_SHOWN }]);
      const claimed = { ...locked, userId: locked.userId ?? caller.userId ?? null };
      const answered = { ...claimed, [subject]: await this.withAnswer(drawn, input.answer) };
      return this.store(await this.drawing.withNext(answered, subject), manager);
    });
    const questions = await this.shown(form, subject);
    return {
      questions: questions.slice(place),
      answers: form[subject].flatMap(({ answer }) => answer ?? []),
    };
  }

  /** The form of an attempt, the user's from now on; locked until the transaction ends. @throws DomainError DT-TESTNOTEXIST */
  async claim(userId: string, formId: string, manager: Transaction): Promise<AdaptiveForm> {
    const form = own(await this.forms.selectOptionalForUpdate(formId, manager), userId);
    return form.userId === userId ? form : this.store({ ...form, userId }, manager);
  }

  /** Closes the form of an attempt that is submitted: with all of its questions, and these answers to what has no final one. */
  async close(form: AdaptiveForm, sent: Readonly<Record<Subject, readonly string[]>>, manager: Transaction) {
    let whole = form;
    for (const subject of SUBJECTS) {
      const drawn = whole[subject].map((each, index) => ({
        ...each,
        answer: each.answer ?? sent[subject][index] ?? '',
      }));
      whole = await this.drawing.completed({ ...whole, [subject]: drawn }, subject);
    }
    return this.store({ ...whole, closed: true }, manager);
  }

  /**
   * A new form whose other section is that of a form which was taken. It asks nothing again that the student has met. It's
   * stored by `keep`.
   * @throws DomainError DT-TESTNOTEXIST for a form that isn't the caller's
   */
  async formAgain(caller: Caller, formId: string, subject: Subject): Promise<AdaptiveForm> {
    const taken = own(await this.forms.selectOptional(formId), caller.userId);
    const asked = [...taken.english, ...taken.math].map(({ id }) => id);
    return {
      ...taken,
      formId: `${ADAPTIVE_FORM}${randomUUID()}`,
      met: [...new Set([...taken.met, ...asked])],
      [subject]: [],
      closed: false,
    };
  }

  keep(form: AdaptiveForm, manager?: Transaction): Promise<void> {
    return this.forms.insert(form, manager);
  }

  /** The items of a visitor's form, with those that weren't reached. @throws DomainError DT-TESTNOTEXIST, DT-BANKSHORT */
  async wholeItems(caller: Caller, formId: string): Promise<Record<Subject, BankItem[]>> {
    let whole = own(await this.forms.selectOptional(formId), caller.userId);
    for (const subject of SUBJECTS) whole = await this.drawing.completed(whole, subject);
    return this.itemsOf(whole);
  }

  async itemsOf(form: AdaptiveForm): Promise<Record<Subject, BankItem[]>> {
    const [english, math] = await Promise.all(SUBJECTS.map((subject) => this.drawing.itemsOf(form[subject])));
    return { english: english!, math: math! };
  }

  /** Items that a user is being asked; of a visitor's form only once it is the user's. */
  openItems(userId: string): Promise<number[]> {
    return this.forms.selectOpenItems(userId);
  }

  /** Forms of visitors who never came back with them. */
  eraseOld(): Promise<void> {
    return this.forms.deleteUnclaimed(UNCLAIMED_DAYS);
  }

  private async shown(form: AdaptiveForm, subject: Subject): Promise<StudentQuestion[]> {
    const items = await this.drawing.itemsOf(form[subject]);
    return items.map((item) => toTestQuestion(item, form.formId));
  }

  /** @returns the form that another page of the user began meanwhile, in whose place none is stored; null for none */
  private async insertOrFind(form: AdaptiveForm, manager: Transaction): Promise<AdaptiveForm | null> {
    const { userId } = form;
    if (userId !== null) {
      await this.forms.lockBeginning(userId, manager);
      const earlier = await this.forms.selectOptionalOpenOf(userId, manager);
      if (earlier) return earlier;
    }
    await this.forms.insert(form, manager);
    return null;
  }

  private async store(form: AdaptiveForm, manager: Transaction): Promise<AdaptiveForm> {
    await this.forms.update(form, manager);
    return form;
  }

  private async withAnswer(drawn: readonly DrawnQuestion[], answer: string): Promise<DrawnQuestion[]> {
    const last = drawn.at(-1);
    if (!last || last.answer !== null) return [...drawn];
    const [item] = await this.drawing.itemsOf([last]);
    if (!isStorableEntry(item!.type, answer))
      throw new DomainError('DT-INVALIDINPUT', [{ path: 'answer', message: 'Does not fit its question' }]);
    return [...drawn.slice(0, -1), { ...last, answer: answer.trim().toLowerCase() }];
  }
}

/**
 * The form, if the caller may have it: a visitor's is whoever's knows its id, which nobody guesses; an account's is its own.
 * Whoever has no account, or none any more, is asked to sign in; to another account the form does not exist.
 */
function own(form: AdaptiveForm | null, userId: string | undefined): AdaptiveForm {
  if (!form) throw new DomainError('DT-TESTNOTEXIST');
  if (form.userId !== null && userId === undefined) throw new DomainError('AUTH-UNAUTHORIZED');
  if (form.userId !== null && form.userId !== userId) throw new DomainError('DT-TESTNOTEXIST');
  return form;
}
