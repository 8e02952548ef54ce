import type { Solution, StudentQuestion } from '@aivy/contracts';
import { isAnswered } from '@aivy/exam';

/** What became of questions once their answers are due, whichever test or unit asked them. */
export type SubjectName = 'english' | 'math';

const SUBJECT_TITLES: Readonly<Record<SubjectName, string>> = { english: 'Reading & Writing', math: 'Math' };

/** A question left open is neither right nor wrong, and one that was taken out of use since does not count. */
export type Outcome = 'correct' | 'incorrect' | 'omitted' | 'withdrawn';

/** What became of one question, in the order of the form. */
export interface QuestionResult {
  /** From 0, in the section or unit. */
  position: number;
  /** From 1, as the student saw it: in the section, or in the module where the section has two. */
  number: number;
  /** Module of the section; null where it has none. */
  module: 1 | 2 | null;
  outcome: Outcome;
  correct: boolean;
  /** The student's entry; '' when none was given. */
  answer: string;
  seconds: number;
  /** Section points that a right answer would have added; 0 where it was right; null where nothing was scored. */
  cost: number | null;
  /** 1-30; absent where a report does not say. */
  skill?: number | undefined;
  /** Section points that a minute of practice of its skill is worth; absent where the learner record does not say. */
  pointsPerMinute?: number | undefined;
}

/** The questions of a section or unit, counted. */
export interface QuestionResults {
  subject: SubjectName;
  title: string;
  questions: readonly QuestionResult[];
  /** Questions that count: all but those that were withdrawn. */
  counted: number;
  correctCount: number;
  /** Share of right answers among those that count, whole percent. */
  correctRate: number;
}

/** A question joined with its key, ready to be explained. */
export interface AnalysedQuestion extends QuestionResult {
  question: StudentQuestion;
  correctAnswer: string;
  explanation: string;
  /** What the chosen wrong answer says about the mistake; null where that is not known. HTML. */
  feedback: string | null;
  /** Typesettings of explanation and feedback, if they came with them. */
  typeset?: string | undefined;
}

export interface AnalysedQuestions {
  /** Null until questions and keys are both there. */
  items: readonly AnalysedQuestion[] | null;
  failed: boolean;
  /** What to say of a question that cannot be shown. */
  failedText: string;
  retry: () => void;
}

/** An entry that was only begun ('-', '3/') is none. */
export const entryOf = (answer: unknown): string => (typeof answer === 'string' && isAnswered(answer) ? answer : '');

export function outcomeOf(right: boolean, answer: string, withdrawn = false): Outcome {
  if (withdrawn) return 'withdrawn';
  if (right) return 'correct';
  return answer === '' ? 'omitted' : 'incorrect';
}

/** Counts what became of a section's questions. */
export function countResults(subject: SubjectName, questions: readonly QuestionResult[]): QuestionResults {
  const correctCount = countOf(questions, 'correct');
  const counted = questions.length - countOf(questions, 'withdrawn');
  return {
    subject,
    title: SUBJECT_TITLES[subject],
    questions,
    counted,
    correctCount,
    correctRate: counted === 0 ? 0 : Math.round((100 * correctCount) / counted),
  };
}

/** Joins questions, keys and results by position of the form; a question without a key is left out. */
export function analyseQuestions<Result extends QuestionResult>(
  results: readonly Result[],
  questions: readonly StudentQuestion[],
  solutions: readonly (Solution & { feedback?: string | null })[],
): (Result & AnalysedQuestion)[] {
  const keys = new Map(solutions.map((solution) => [solution.question_id, solution]));
  return results.flatMap((result, index) => {
    const question = questions[index];
    const key = question && keys.get(question.id);
    if (!question || !key) return [];
    const { answer: correctAnswer, explanation, feedback = null, typeset } = key;
    return [{ ...result, question, correctAnswer, explanation, feedback, typeset }];
  });
}

/** How many questions of a section came out so. */
export const countOf = (questions: readonly QuestionResult[], outcome: Outcome): number =>
  questions.filter((question) => question.outcome === outcome).length;
