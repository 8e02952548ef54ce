import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type getPracticeAnswers,
  type getPracticeMistakes,
  type InputOf,
  type MissedPage,
  type MissedQuestion,
  type OutputOf,
} from '@aivy/contracts';
import { daysBefore, isPracticeMistake, rightAt } from '@aivy/exam';
import {
  markAnswers,
  misconceptionOf,
  toSolution,
  toStudentQuestion,
  type BankItem,
  type LiveBank,
} from '@aivy/item-bank';
import { isRapidGuess } from '@aivy/psychometrics';
import { BANK } from '@aivy/server-kit';
import { AskedNowService } from './asked-now.service.js';
import { MistakeRepository, type PractisedQuestion } from './mistake.repository.js';
import { SessionRepository } from './session.repository.js';

/** Sessions of a page. */
const PAGE = 100;

/** What was missed in practice, and the keys of what is complete. */
@Injectable()
export class MistakeService {
  constructor(
    @Inject(SessionRepository) private readonly sessions: SessionRepository,
    @Inject(MistakeRepository) private readonly mistakes: MistakeRepository,
    @Inject(AskedNowService) private readonly askedNow: AskedNowService,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  /** @throws DomainError CONVERSATION-NOTFOUND for a session of somebody else */
  async page(
    caller: Caller,
    { days, conversation_id: conversationId, before }: InputOf<typeof getPracticeMistakes>,
  ): Promise<MissedPage> {
    const userId = signedIn(caller);
    if (conversationId !== undefined) await this.sessions.select({ userId, conversationId });
    const since = days === undefined ? undefined : daysBefore(new Date(), days);
    const found = await this.mistakes.selectSessions(userId, { since, before, conversationId, most: PAGE + 1 });
    const sessions = found.slice(0, PAGE);
    const items = await this.bank.pinned(sessions.flatMap(({ questions }) => questions));
    let from = 0;
    const attempts = sessions.map(({ conversationId: id, startedAt, questions }) => {
      const own = items.slice(from, (from += questions.length));
      const counted = questions.filter((_, index) => !this.bank.isWithdrawn(own[index]!));
      return {
        id,
        at: startedAt.getTime(),
        asked: counted.length,
        missed: counted
          .filter((question) => isPracticeMistake(question.attempts))
          .map((question) => missedOf(question, own[questions.indexOf(question)]!)),
      };
    });
    return { attempts, before: found.length > PAGE ? sessions.at(-1)!.conversationId : null };
  }

  /**
   * Leaves out what the student is being asked again now, however often it was answered before.
   * @throws DomainError CONVERSATION-NOTFOUND for a session of somebody else
   */
  async answers(
    caller: Caller,
    { conversation_id: conversationId }: InputOf<typeof getPracticeAnswers>,
  ): Promise<OutputOf<typeof getPracticeAnswers>> {
    const userId = signedIn(caller);
    await this.sessions.select({ userId, conversationId });
    const wanted = { since: undefined, before: undefined, conversationId, most: 1 };
    const found = (await this.mistakes.selectSessions(userId, wanted)).flatMap((session) => session.questions);
    const askedNow = await this.askedNow.of(
      caller,
      found.map(({ id }) => id),
    );
    const questions = found.filter(({ id }) => !askedNow.has(id));
    const items = await this.bank.pinned(questions);
    return items.map((item, index) => {
      const answers = questions[index]!.attempts.map(({ answer }) => answer);
      return {
        question: toStudentQuestion(item),
        solution: toSolution(item, askedNow),
        answers,
        feedback: misconceptionOf(item, answers[0]!)?.feedback ?? null,
      };
    });
  }
}

function missedOf({ id, place, attempts }: PractisedQuestion, item: BankItem): MissedQuestion {
  const [first] = attempts;
  const [marked] = markAnswers({ items: [item], answers: [first!.answer], seconds: [first!.spentMs / 1000] });
  return {
    question_id: id,
    number: place,
    skill: item.skill,
    level: item.difficulty,
    answered: true,
    spent_ms: attempts.reduce((sum, { spentMs }) => sum + spentMs, 0),
    rushed: isRapidGuess(marked!),
    right_at: rightAt(attempts),
  };
}
