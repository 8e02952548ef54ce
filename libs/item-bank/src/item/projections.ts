import type { Solution, StudentQuestion } from '@aivy/contracts';
import { rapidThreshold } from '@aivy/psychometrics';
import type { BankItem } from './item.js';
import { choicesOf } from './kinds/index.js';
import { timesOf } from './reading-length.js';

/** What a student may see before an answer is due. Built field by field, so a new item field stays hidden by default. */
export function toStudentQuestion(item: BankItem, formId?: string): StudentQuestion {
  const choices = choicesOf(item) ?? { a: '', b: '', c: '', d: '' };
  return {
    id: item.id,
    type: item.type,
    passage: item.passage,
    img: item.img,
    question: item.question,
    choice_a: choices.a,
    choice_b: choices.b,
    choice_c: choices.c,
    choice_d: choices.d,
    ...(formId === undefined ? {} : { form_id: formId }),
    ...(item.typeset?.question == null ? {} : { typeset: item.typeset.question }),
  };
}

/** The same in a test, where the page notices rapid guesses. */
export const toTestQuestion = (item: BankItem, formId?: string): StudentQuestion => ({
  ...toStudentQuestion(item, formId),
  rapid_seconds: rapidThreshold(timesOf(item)),
});

/** Key and explanation, for the time after submission. @param askedNow items that the student is being asked again */
export const toSolution = (item: BankItem, askedNow: ReadonlySet<number>): Solution =>
  askedNow.has(item.id)
    ? { question_id: item.id, answer: '', explanation: '', asked_again: true }
    : {
        question_id: item.id,
        answer: item.answer,
        explanation: item.explanation,
        ...(item.typeset?.solution == null ? {} : { typeset: item.typeset.solution }),
      };
