import { Inject, Injectable } from '@nestjs/common';
import {
  signedIn,
  type Caller,
  type getUnitMistakes,
  type InputOf,
  type MissedPage,
  type MissedQuestion,
} from '@aivy/contracts';
import { daysBefore } from '@aivy/exam';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { markUnit, type MarkedQuestion } from './mark-unit.js';
import { UnitAnswerRepository } from './unit-answer.repository.js';
import { UnitRepository } from './unit.repository.js';

/** Units of a page: a plan of three months, more or less. */
const PAGE = 100;

/** What was missed in finished units. An open one is not among them: its keys are not due. */
@Injectable()
export class MistakeService {
  constructor(
    @Inject(UnitRepository) private readonly units: UnitRepository,
    @Inject(UnitAnswerRepository) private readonly answers: UnitAnswerRepository,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async page(caller: Caller, { days, day, before }: InputOf<typeof getUnitMistakes>): Promise<MissedPage> {
    const userId = signedIn(caller);
    const since = days === undefined ? undefined : daysBefore(new Date(), days);
    const found = await this.units.selectFinished(userId, { since, before, day, most: PAGE + 1 });
    const units = found.slice(0, PAGE);
    const answers = await this.answers.selectOfUnits(
      userId,
      units.map((unit) => unit.day),
    );
    // All at once: what a release of the bank does not hold is then looked for once.
    const items = await this.bank.pinned(units.flatMap(({ questions }) => questions));
    let from = 0;
    const attempts = units.map(({ day: id, questions, finishedAt }) => {
      const asked = items.slice(from, (from += questions.length));
      const given = answers.filter((answer) => answer.day === id);
      const marked = markUnit(asked, given, this.bank);
      return {
        id,
        at: finishedAt.getTime(),
        asked: marked.filter(({ withdrawn }) => !withdrawn).length,
        missed: marked.flatMap((question, index) => missedOf(question, index + 1)),
      };
    });
    return { attempts, before: found.length > PAGE ? units.at(-1)!.day : null };
  }
}

/** @param number from 1, in its unit */
function missedOf(marked: MarkedQuestion, number: number): MissedQuestion[] {
  const { item, answered, correct, withdrawn, spentMs, rushed } = marked;
  if (correct || withdrawn) return [];
  return [
    {
      question_id: item.id,
      number,
      skill: item.skill,
      level: item.difficulty,
      answered,
      spent_ms: spentMs,
      rushed,
      right_at: 0,
    },
  ];
}
