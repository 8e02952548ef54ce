import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type getQuestionDetail,
  type getQuestionStem,
  type getSessionQuestions,
  type InputOf,
  type OutputOf,
} from '@aivy/contracts';
import { toSolution, toStudentQuestion, type BankItem, type LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { joinTypeset } from '@aivy/typeset';
import { AskedNowService } from './asked-now.service.js';
import { QuestionRepository } from './question.repository.js';
import { pinOf, type Question } from './session.js';
import { SessionRepository } from './session.repository.js';

/** What a student may see of the questions that were given out to them. */
@Injectable()
export class ViewService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(QuestionRepository) private readonly questions: QuestionRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async stem(caller: Caller, { qid }: InputOf<typeof getQuestionStem>): Promise<OutputOf<typeof getQuestionStem>> {
    const { item } = await this.served(caller, qid);
    const { id, type, passage, img, question } = toStudentQuestion(item);
    return { id, type, passage, img, question };
  }

  /** Key and explanation come with the end of the question, unless the student is being asked it again. */
  async detail(
    caller: Caller,
    { qid }: InputOf<typeof getQuestionDetail>,
  ): Promise<OutputOf<typeof getQuestionDetail>> {
    const { item, question } = await this.served(caller, qid);
    const asked = toStudentQuestion(item);
    const askedNow = await this.askedNow.of(caller, [qid]);
    if (!question.completedAt || askedNow.has(qid)) return asked;
    const { answer, explanation, typeset } = toSolution(item, askedNow);
    const all = joinTypeset(asked.typeset, typeset);
    return { ...asked, answer, explanation, ...(all === undefined ? {} : { typeset: all }) };
  }

  async ofSession(
    caller: Caller,
    { conversation_id: conversationId }: InputOf<typeof getSessionQuestions>,
  ): Promise<OutputOf<typeof getSessionQuestions>> {
    const ids = { userId: signedIn(caller), conversationId };
    const { maxAttempts } = await this.sessions.select(ids);
    const questions = await this.questions.selectOfSession(ids);
    const [items, askedNow] = await Promise.all([
      this.bank.pinned(questions.map(pinOf)),
      this.askedNow.of(
        caller,
        questions.map(({ questionId }) => questionId),
      ),
    ]);
    return questions.map(({ questionId, attempts, completedAt, correct, hintsSeen, spentMs }, index) => {
      // A right answer is the key.
      const shown = completedAt && askedNow.has(questionId) ? attempts.filter((each) => !each.correct) : attempts;
      const answers = shown.map(({ answer }) => answer);
      return {
        question_id: questionId,
        is_completed: completedAt !== null,
        is_correct: correct,
        attempt: attempts.length,
        max_attempts: maxAttempts,
        user_answer: answers.at(-1) ?? '',
        answers,
        hints_seen: hintsSeen,
        type: items[index]!.type,
        spent_ms: spentMs,
      };
    });
  }

  private async served(caller: Caller, questionId: number): Promise<{ item: BankItem; question: Question }> {
    const question = await this.questions.selectLatest(signedIn(caller), questionId);
    const [item] = await this.bank.pinned([pinOf(question)]);
    return { item: item!, question };
  }
}
