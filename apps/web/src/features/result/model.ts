import type { DiagnosticReport, FullTestReport, OutputOf, getModuleAnswers, TestDetail } from '@aivy/contracts';
import { FULL_EFFORT, skillLabel, skillsOf, totalRange, type SkillLabel } from '@aivy/exam';
import {
  analyseQuestions,
  countResults,
  entryOf,
  outcomeOf,
  type AnalysedQuestion,
  type QuestionResult,
  type QuestionResults,
  type SubjectName,
} from '../../player/analysis/model';
import { standingNote } from '../../lib/standing-note';
import { isReport } from './report-check';

/** One skill as a row of the areas screen. */
export interface Area {
  name: string;
  /** 0-100, whole. */
  percent: number;
  label: SkillLabel;
  /** The journey's first set is on it. */
  isFirst?: boolean;
  /** Questions of this skill that were answered. */
  answered: number;
  /** Little evidence: leans on the section's estimate. */
  estimated: boolean;
  /** How sure we are about it, for "How sure are we?"; undefined in older reports. */
  standing?: string | undefined;
}

/** Questions that were passed by too fast to be read. */
export interface EffortNote {
  unread: number;
  /** What an exam would make of the same answers; null where the score is that already, or there is none. */
  asGiven: number | null;
}

export interface SubjectResult extends QuestionResults {
  /** Null, with its range, where the section was clicked through. */
  score: number | null;
  low: number | null;
  high: number | null;
  /** Where a report says so: less than nine of ten questions of a module were worked on. */
  effort: EffortNote | null;
  /** Weakest first. */
  areas: readonly Area[];
}

/** Ends of a range, points. */
interface Ends {
  low: number;
  high: number;
}

type Scored = { score: number } & Ends;
/** A section as a report has it: without a score where it was clicked through, without ends in older reports. */
interface Ranged {
  score: number | null;
  low: number | null | undefined;
  high: number | null | undefined;
}

export interface TestResult {
  /** Null, with its ranges, where a section has no score. */
  total: number | null;
  low: number | null;
  high: number | null;
  /** Where the total of another test of this kind would lie, two times in three; null in older reports. */
  retest: Ends | null;
  /** Points by which the scale of a section may be off; null where the report does not say. */
  scaleSd: number | null;
  /** Students whose official scores have measured the scale; null while it is assumed. */
  scalePairs: number | null;
  estimated: boolean;
  english: SubjectResult;
  math: SubjectResult;
  /** Of a full test, the section that can be taken again; null for none. */
  retake?: SubjectName | null;
}

export interface DiagnosticResult extends TestResult {
  /** The form that was taken. */
  formId: string;
  /** A section without a score is being taken again. */
  isRetaking: boolean;
}

/** Where a section's points below 800 went, and the way it took. */
export interface SectionPacing {
  route: 'lower' | 'higher';
  /** Questions that there was no time for. */
  hurried: number;
  lostToSpeed: number;
  lostToKnowledge: number;
}

export interface FullTestResult extends TestResult {
  /** Null of a section without a score. */
  pacing: Readonly<Record<SubjectName, SectionPacing | null>>;
  analysed: Readonly<Record<SubjectName, readonly AnalysedQuestion[]>>;
}

const parseArray = (json: string): unknown[] => {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value)) throw new TypeError('expected a JSON array');
  return value;
};

/** A section's score with both ends of a range; null where one of them is missing. */
function scored({ score, low = null, high = null }: Ranged): Scored | null {
  return score === null || low === null || high === null ? null : { score, low, high };
}

/** The total of two sections with its range; null where one of them has none. */
function totalOf(english: Ranged, math: Ranged): Scored | null {
  const [one, other] = [scored(english), scored(math)];
  return one && other && totalRange(one, other);
}

function areasOf(report: DiagnosticReport, subject: SubjectName): Area[] {
  const skills = subject === 'english' ? report.english_skills : report.math_skills;
  const mastery = subject === 'english' ? report.english_mastery : report.math_mastery;
  const order = new Map(skillsOf(subject).map((skill) => [skill.name, skill.id]));
  return Object.entries(mastery)
    .map(([name, value]) => {
      const percent = Math.round(value);
      const evidence = skills[name];
      return {
        name,
        percent,
        label: skillLabel(value, false),
        answered: evidence?.answered ?? 0,
        ...standingNote({ estimated: false, ...evidence }),
      };
    })
    .sort(
      (a, b) =>
        a.percent - b.percent ||
        Number(a.estimated) - Number(b.estimated) ||
        (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0),
    );
}

/** Answers and seconds of a section in the order of its questions. */
interface Entries {
  answers: readonly unknown[];
  seconds: readonly unknown[];
  /** Questions of the first of two modules; absent where the section has none. */
  firstModule?: number;
}

/** Where a question stood on the test. */
function placeOf(
  position: number,
  firstModule: number | undefined,
): Pick<QuestionResult, 'position' | 'number' | 'module'> {
  if (firstModule === undefined) return { position, number: position + 1, module: null };
  return position < firstModule
    ? { position, number: position + 1, module: 1 }
    : { position, number: position - firstModule + 1, module: 2 };
}

function effortNote(report: DiagnosticReport, subject: SubjectName): EffortNote | null {
  const modules = report[`${subject}_effort`] ?? [];
  if (modules.every(({ effort }) => effort >= FULL_EFFORT)) return null;
  return {
    unread: modules.reduce((sum, { unread }) => sum + unread, 0),
    asGiven: report[`${subject}_as_given`] ?? null,
  };
}

function subjectResult(
  report: DiagnosticReport,
  { answers, seconds, firstModule }: Entries,
  subject: SubjectName,
): SubjectResult {
  const isEnglish = subject === 'english';
  const correct = isEnglish ? report.english_correct : report.math_correct;
  const cost = (isEnglish ? report.english_cost : report.math_cost) ?? [];
  const asked = (isEnglish ? report.english_asked : report.math_asked) ?? [];
  const withdrawn = new Set(report[`${subject}_withdrawn`]);
  const questions = correct.map((right, index) => ({
    ...placeOf(index, firstModule),
    outcome: outcomeOf(right, entryOf(answers[index]), withdrawn.has(index)),
    correct: right,
    answer: entryOf(answers[index]),
    seconds: Math.round(Number(seconds[index] ?? 0)),
    cost: right ? 0 : Math.round(cost[index] ?? 0),
    skill: asked[index],
  }));
  return {
    ...countResults(subject, questions),
    score: isEnglish ? report.english_score : report.math_score,
    low: isEnglish ? report.english_score_low : report.math_score_low,
    high: isEnglish ? report.english_score_high : report.math_score_high,
    effort: effortNote(report, subject),
    areas: areasOf(report, subject),
  };
}

function retestOf(report: DiagnosticReport): Ends | null {
  const of = (subject: SubjectName): Ranged => ({
    score: report[`${subject}_score`],
    low: report[`${subject}_retest_low`],
    high: report[`${subject}_retest_high`],
  });
  const total = totalOf(of('english'), of('math'));
  return total && { low: total.low, high: total.high };
}

function testResult(report: DiagnosticReport, entries: Readonly<Record<SubjectName, Entries>>): TestResult {
  const english = subjectResult(report, entries.english, 'english');
  const math = subjectResult(report, entries.math, 'math');
  const total = totalOf(english, math);
  return {
    total: total?.score ?? null,
    low: total?.low ?? null,
    high: total?.high ?? null,
    retest: retestOf(report),
    scaleSd: report.scale_sd ?? null,
    scalePairs: report.scale_pairs ?? null,
    estimated: report.estimated,
    english,
    math,
  };
}

/**
 * The wizard's view of a test detail.
 * @returns null while the report is not written yet.
 * @throws SyntaxError or TypeError when the stored JSON cannot be read or is no report.
 */
export function readTestResult(detail: TestDetail): DiagnosticResult | null {
  if (detail.detail_report === null) return null;
  const report: unknown =
    typeof detail.detail_report === 'string' ? JSON.parse(detail.detail_report) : detail.detail_report;
  if (!isReport(report)) throw new TypeError('expected a report');
  const english = { answers: parseArray(detail.user_english_answer), seconds: parseArray(detail.user_english_time) };
  const math = { answers: parseArray(detail.user_math_answer), seconds: parseArray(detail.user_math_time) };
  // Looked at just now.
  return {
    ...testResult(report as unknown as DiagnosticReport, { english, math }),
    formId: detail.form_id,
    isRetaking: detail.kept_section !== undefined,
  };
}

export type ModuleAnswers = OutputOf<typeof getModuleAnswers>;
export type FourModules = readonly [ModuleAnswers, ModuleAnswers, ModuleAnswers, ModuleAnswers];

/** The wizard's view of a full test: its report and the four modules' answers. */
export function readFullTestResult(report: FullTestReport, [one, two, three, four]: FourModules): FullTestResult {
  const join = (first: ModuleAnswers, second: ModuleAnswers): ModuleAnswers => ({
    question: [...first.question, ...second.question],
    solution: [...first.solution, ...second.solution],
  });
  const modules = { english: join(one, two), math: join(three, four) };
  const entries = ({ solution }: ModuleAnswers, first: ModuleAnswers): Entries => ({
    answers: solution.map(({ user_answer: answer }) => answer),
    seconds: solution.map(({ spent_ms: ms }) => ms / 1000),
    firstModule: first.solution.length,
  });
  const result = testResult(report, { english: entries(modules.english, one), math: entries(modules.math, three) });
  const pacing = (subject: SubjectName): SectionPacing | null => {
    const lost = report[`${subject}_pacing`];
    if (!lost) return null;
    const { hurried, lost_to_speed: lostToSpeed, lost_to_knowledge: lostToKnowledge } = lost;
    return { route: report[`${subject}_route`], hurried, lostToSpeed, lostToKnowledge };
  };
  const analysed = (subject: SubjectName) =>
    analyseQuestions(result[subject].questions, modules[subject].question, modules[subject].solution);
  return {
    ...result,
    pacing: { english: pacing('english'), math: pacing('math') },
    analysed: { english: analysed('english'), math: analysed('math') },
  };
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Names of questions in a sentence, in their order: 'question 5', 'questions 3 and 7 of Module 1 and question 5 of Module 2'. */
export function questionNames(questions: readonly Pick<QuestionResult, 'number' | 'module'>[]): string {
  const names = [null, 1, 2].flatMap((module) => {
    const numbers = questions.filter((each) => each.module === module).map(({ number }) => String(number));
    if (numbers.length === 0) return [];
    const place = module === null ? '' : ` of Module ${module}`;
    return [`${numbers.length === 1 ? 'question' : 'questions'} ${LIST.format(numbers)}${place}`];
  });
  return LIST.format(names);
}
