import type { getDailyAnswers, OutputOf, StudentQuestion } from '@aivy/contracts';
import {
  analyseQuestions,
  countResults,
  entryOf,
  outcomeOf,
  type AnalysedQuestion,
  type QuestionResults,
  type SubjectName,
} from '../../../player/analysis/model';

type Answers = OutputOf<typeof getDailyAnswers>;

/** A finished unit, counted and explained. */
export interface DayResult {
  results: QuestionResults;
  analysed: readonly AnalysedQuestion[];
  /** Name of the key skill. */
  skill: string;
}

/** Joins the questions of a unit with what became of them, in the order in which they were asked. */
export function dayResult(subject: SubjectName, questions: readonly StudentQuestion[], answers: Answers): DayResult {
  const known = new Map(answers.map((answer) => [answer.question_id, answer]));
  const asked = questions.filter(({ id }) => known.has(id));
  const results = asked.map(({ id }, position) => {
    const { user_answer, correct, spent_ms, withdrawn } = known.get(id)!;
    const answer = entryOf(user_answer);
    return {
      position,
      number: position + 1,
      module: null,
      outcome: outcomeOf(correct, answer, withdrawn),
      correct,
      answer,
      seconds: Math.round(spent_ms / 1000),
      cost: null,
    };
  });
  return {
    results: countResults(subject, results),
    analysed: analyseQuestions(results, asked, answers),
    skill: answers[0]?.skill ?? '',
  };
}

/** A sentence about a finished unit: what went well, and what to look at. */
export function resultLine({ results, skill }: DayResult): string {
  const { correctCount, counted, questions } = results;
  const missed = counted - correctCount;
  if (missed === 0) return `All ${counted} right. ${skill} is looking solid.`;
  const wrong = questions.find(({ outcome }) => outcome === 'incorrect');
  if (!wrong) return 'What was left open is explained as well: read it, and it is half learnt.';
  const look = 'open it to read what was asked, and where your answer went another way.';
  return missed === 1
    ? `Question ${wrong.number} is worth another look: ${look}`
    : `${missed} questions are worth another look. Begin with question ${wrong.number}: ${look}`;
}
