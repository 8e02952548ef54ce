import { cleanMessage } from '@aivy/tutor';
import { Inject, Injectable } from '@nestjs/common';
import {
  DomainError,
  type getTrial,
  type InputOf,
  type OutputOf,
  type tryAnswer,
  type tryMessage,
} from '@aivy/contracts';
import { isCorrect, isDuplicate, isQuestionComplete } from '@aivy/exam';
import { toSolution, toStudentQuestion, TRIAL_TOPICS, trialItems, type BankItem, type LiveBank } from '@aivy/item-bank';
import { BANK, CONFIG } from '@aivy/server-kit';
import type { AivydailyConfig } from '../config.js';
import { checkedAnswer, feedbackOf } from '../session/mark.js';
import { talkOfTrial } from './trial-talk.js';

/** Nothing else asks the questions of the trial. */
const ASKED_NOWHERE_ELSE: ReadonlySet<number> = new Set();

/** Practice for visitors: their page keeps everything, the server nothing. */
@Injectable()
export class TrialService {
  constructor(
    @Inject(BANK) private readonly bank: LiveBank,
    @Inject(CONFIG) private readonly config: Pick<AivydailyConfig, 'QUESTION_ATTEMPTS'>,
  ) {}

  trial({ subcategory }: InputOf<typeof getTrial>): OutputOf<typeof getTrial> {
    const questions = trialItems(this.bank.current).filter(({ skill }) => skill === subcategory);
    if (subcategory !== undefined && questions.length === 0) throw new DomainError('QUESTION-NOTFOUND');
    return {
      topics: [...TRIAL_TOPICS],
      questions: questions.map((item) => toStudentQuestion(item)),
      max_attempts: this.config.QUESTION_ATTEMPTS,
    };
  }

  answer({ question_id: id, answers: given }: InputOf<typeof tryAnswer>): OutputOf<typeof tryAnswer> {
    const item = this.question(id);
    const most = this.config.QUESTION_ATTEMPTS;
    const attempts = attemptsAt(item, given, most);
    const completed = isQuestionComplete(attempts, most);
    const last = attempts.at(-1);
    return {
      current_attempt: attempts.length,
      correct: last?.correct ?? false,
      is_completed: completed,
      feedback: last ? feedbackOf(item, last.answer) : null,
      solution: completed ? toSolution(item, ASKED_NOWHERE_ELSE) : null,
    };
  }

  message(input: InputOf<typeof tryMessage>): OutputOf<typeof tryMessage> {
    const item = this.question(input.question_id);
    const said = cleanMessage(input.message);
    if (said === '') throw new DomainError('INVALIDINPUT', [{ path: 'message', message: 'Must not be blank' }]);
    const most = this.config.QUESTION_ATTEMPTS;
    const answers = attemptsAt(item, input.answers, most).map(({ answer }) => answer);
    return talkOfTrial(item, { ...input, said, answers }, most);
  }

  /** @throws DomainError QUESTION-NOTFOUND for a question that is not of the trial */
  private question(id: number): BankItem {
    const item = trialItems(this.bank.current).find((each) => each.id === id);
    if (!item) throw new DomainError('QUESTION-NOTFOUND');
    return item;
  }
}

/** A page's answers, marked. Duplicates, and answers after the question is over, aren't attempts. */
function attemptsAt(item: BankItem, given: readonly string[], most: number): { answer: string; correct: boolean }[] {
  const attempts: { answer: string; correct: boolean }[] = [];
  for (const each of given) {
    if (isQuestionComplete(attempts, most)) break;
    const answer = checkedAnswer(item, each);
    if (attempts.some((earlier) => isDuplicate(earlier.answer, answer))) continue;
    attempts.push({ answer, correct: isCorrect(answer, item) });
  }
  return attempts;
}
