import type { DiagnosticReport, FullTestReport } from '@aivy/contracts';
import { MODULES, SKILLS, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import type { AnalysedQuestion, SubjectName } from '../../../player/analysis/model';
import type { TestRepeats } from '../hooks/use-full-test-report';
import {
  readFullTestResult,
  type FourModules,
  type FullTestResult,
  type ModuleAnswers,
  type TestResult,
} from '../model';

export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What a list says of a question that was missed: nothing of its text, its key or what was answered. */
export interface Mistake extends Pick<AnalysedQuestion, 'number' | 'outcome' | 'seconds' | 'cost'> {
  /** Id of its test, unit or practice session. */
  test: string;
  subject: SubjectName;
  /** Of a full test, 1-4; null everywhere else. */
  module: ModuleNumber | null;
  /** 1-30; null for a skill that this page does not know. */
  skill: number | null;
  skillName: string;
  /** Null where nobody knew how hard it is. */
  level: Level | null;
  /** Seconds that its module leaves each question; null where the limit is not known. */
  pace: number | null;
  /** Answered without the time that it takes, by the rule of the score; false where the server does not say. */
  rushed: boolean;
  /** The later try of practice that was right; 0 for none; absent where there is one try only. */
  rightAt?: number;
}

/** A question of something finished, with its key. */
export interface AskedQuestion extends Mistake, Omit<AnalysedQuestion, keyof Mistake> {}

/** The one diagnostic among the tests. */
export const DIAGNOSTIC = 'diagnostic';

/** A finished test with its report. */
export interface Attempt {
  /** Of a full test; `DIAGNOSTIC`. */
  id: string;
  /** UTC stamp. */
  startTime: string;
  /** Routes are those of a full test alone. */
  report: DiagnosticReport & Partial<Pick<FullTestReport, 'english_route' | 'math_route'>>;
  result: TestResult;
  /** Null for the diagnostic, which has none. */
  modules: FourModules | null;
  /** In the order of the test. */
  questions: readonly AskedQuestion[];
  /** Of a retake alone. */
  repeats?: TestRepeats | undefined;
}

const SKILL_IDS = new Map(SKILLS.map(({ id, name }) => [name, id]));

function askedIn(
  module: ModuleNumber,
  { question, solution, seconds }: ModuleAnswers,
  { test, analysed }: { test: string; analysed: FullTestResult['analysed'] },
): AskedQuestion[] {
  const subject = subjectOfModule(module);
  const part = module % 2 === 1 ? 1 : 2;
  const solutions = new Map(solution.map((each) => [each.question_id, each]));
  const pace = seconds === undefined || question.length === 0 ? null : seconds / question.length;
  return analysed[subject]
    .filter((each) => each.module === part)
    .map(({ skill: _skill, ...each }) => {
      const told = solutions.get(each.question.id);
      const skillName = told?.skill ?? '';
      return {
        ...each,
        test,
        subject,
        module,
        skill: SKILL_IDS.get(skillName) ?? null,
        skillName,
        level: told?.level ?? null,
        pace,
        rushed: told?.rushed ?? false,
      };
    });
}

/**
 * What a mistake cost is not known where its section has no score, nor where it is at the floor of the scale: there no
 * single answer would have added a point, and a 0 beside each would say that they do not matter.
 */
function withKnownCosts(questions: readonly AskedQuestion[], result: TestResult): AskedQuestion[] {
  const isKnown = (subject: SubjectName): boolean =>
    result[subject].score !== null && questions.some((each) => each.subject === subject && (each.cost ?? 0) > 0);
  const known = { english: isKnown('english'), math: isKnown('math') };
  return questions.map((each) => (isMistake(each) && !known[each.subject] ? { ...each, cost: null } : each));
}

/** A test with all its questions, from its report and the answers of its four modules. */
export function readAttempt(id: string, startTime: string, report: FullTestReport, modules: FourModules): Attempt {
  const result = readFullTestResult(report, modules);
  const questions = MODULES.flatMap((module) =>
    askedIn(module, modules[module - 1]!, { test: id, analysed: result.analysed }),
  );
  return { id, startTime, report, result, modules, questions: withKnownCosts(questions, result) };
}

/** A question of the diagnostic with its key and what the measurement says of it. */
export type DiagnosticQuestion = AnalysedQuestion & { level?: Level | undefined; rushed?: boolean | undefined };

/** The diagnostic with all its questions. */
export function readDiagnosticAttempt(
  startTime: string,
  report: DiagnosticReport,
  result: TestResult,
  analysed: Readonly<Record<SubjectName, readonly DiagnosticQuestion[]>>,
): Attempt {
  const questions = (['english', 'math'] as const).flatMap((subject) =>
    analysed[subject].map(({ skill, level, rushed, ...each }): AskedQuestion => ({
      ...each,
      test: DIAGNOSTIC,
      subject,
      module: null,
      skill: skill ?? null,
      skillName: SKILLS.find(({ id }) => id === skill)?.name ?? '',
      level: level ?? null,
      // Its limit hangs on the student's time factor, which it does not keep.
      pace: null,
      rushed: rushed ?? false,
    })),
  );
  const asked = withKnownCosts(questions, result);
  return { id: DIAGNOSTIC, startTime, report, result, modules: null, questions: asked };
}

/** A question that was withdrawn since is no mistake of anybody. */
export const isMistake = ({ outcome }: Pick<Mistake, 'outcome'>): boolean =>
  outcome === 'incorrect' || outcome === 'omitted';

/** Wrong and omitted questions, in the order of the test. */
export const mistakesOf = (attempts: readonly Attempt[]): AskedQuestion[] =>
  attempts.flatMap(({ questions }) => questions.filter(isMistake));

/** Where a question stood: its module, where there are none its section. */
export const partOf = ({ module, subject }: Pick<Mistake, 'module' | 'subject'>): ModuleNumber | SubjectName =>
  module ?? subject;

/** Names a question in an address: test, module or section, number. */
export const itemName = (question: Pick<Mistake, 'test' | 'module' | 'subject' | 'number'>): string =>
  `${question.test}.${partOf(question)}.${question.number}`;
