import type { MeasuredScores } from '@aivy/contracts';
import { breakSecondsAfter, MODULES, moduleSeconds, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { assembleModule, markAnswers, type AssembledQuestion, type Route } from '@aivy/item-bank';
import { reportFullTest, routeAfterModule, type TestAnswer } from '@aivy/psychometrics';
import { answerTo, rushedAnswer, type Given } from './answering.js';
import { evidenceOf, momentsOf } from './marks.js';
import { addMeasurement, scoresOf } from './measurement.js';
import { uuidFrom } from './random-id.js';
import type { Student, World } from './student.js';

/** One module as it was sat. */
interface Sat {
  module: ModuleNumber;
  route: Route;
  questions: readonly AssembledQuestion[];
  given: readonly Given[];
  /** Milliseconds since 1970. */
  from: number;
  end: number;
  seconds: number;
  /** The time was over before the student. */
  late: boolean;
}

/** Between two modules, and to the first question. */
const PAUSE_MS = 8_000;
/** Of a module's time, what a student of usual speed means to use; with extended time nobody takes more than so much longer. */
const KEPT_FREE = 0.85;
const MOST_TIME = 1.25;
/** With less left for each question that remains, a student rushes. */
const RUSHES_MS = 12_000;

/**
 * A whole test. @param at milliseconds since 1970 @param day finished days of the plan with this one
 * @returns when it was over; null when the bank has no test left for the student
 */
export function takeTest(
  world: World,
  student: Student,
  { at, day }: { at: number; day: (end: number) => number },
): { end: number; scores: MeasuredScores } | null {
  const { person } = student;
  const testId = uuidFrom(student.random);
  const sat: Sat[] = [];
  let from = at;
  for (const module of MODULES) {
    const before = sat.at(-1);
    const route = module % 2 === 1 || !before ? 'first' : routeAfterModule(answersOf(before), before.seconds);
    const here = sat.flatMap((each) => each.questions.map(({ item }) => item.id));
    const wish = { seen: [...student.met, ...here], seed: testId };
    const { questions, shortages } = assembleModule(world.test, subjectOfModule(module), route, wish);
    if (module === 1 && shortages.some(({ instead }) => instead === 'seen')) return null;
    const done = sit(student, { module, route, questions, from });
    sat.push(done);
    from = done.end + PAUSE_MS + 1_000 * breakSecondsAfter(module, person.timeFactor) * 0.9;
  }
  const end = sat.at(-1)!.end;
  const section = (first: Sat, second: Sat) => {
    if (second.route === 'first') throw new Error('a second module has a route');
    const limits = [first.seconds, second.seconds] as const;
    return { first: answersOf(first), second: answersOf(second), route: second.route, limits };
  };
  const report = reportFullTest(
    { english: section(sat[0]!, sat[1]!), math: section(sat[2]!, sat[3]!) },
    world.bank.scaleOf(),
  );
  const times = { end: new Date(end), start: new Date(at) };
  world.rows.add('full_test.tests', {
    user_id: person.userId,
    test_id: testId,
    current_module: 4,
    time_factor: person.timeFactor,
    release: world.bank.release,
    start_time: times.start,
    end_time: times.end,
    report,
    report_at: times.end,
    english_score: report.sections.english.score,
    math_score: report.sections.math.score,
    scored_at: times.end,
    evidence_enqueued_at: times.end,
    evidence_recorded: true,
  });
  for (const module of sat) addModule(world, student, testId, module);
  const scores = scoresOf(report);
  addMeasurement(world.rows, person, { attemptId: testId, source: 'full-test', end, day: day(end), scores });
  return { end, scores };
}

/** Who sits a test knows the clock: the questions are given what time there is, and only the slow do not come to the end. */
function pace(questions: readonly AssembledQuestion[], limitMs: number): number {
  const expectedMs = questions.reduce((sum, { item }) => sum + 1_000 * item.seconds, 0);
  return Math.min(MOST_TIME, (KEPT_FREE * limitMs) / expectedMs);
}

/** One module, question by question; who has too little time left for the rest rushes through it. */
function sit(
  student: Student,
  { module, route, questions, from }: Pick<Sat, 'module' | 'route' | 'questions' | 'from'>,
): Sat {
  const { person, random } = student;
  const seconds = moduleSeconds(module, person.timeFactor);
  const limit = 1_000 * seconds;
  const slowness = person.slowness * pace(questions, limit);
  let spent = 0;
  const given = questions.map(({ item }, index) => {
    const left = limit - spent;
    const rushed = left < RUSHES_MS * (questions.length - index);
    const one = rushed
      ? rushedAnswer(item, random)
      : answerTo({ item, theta: student.theta(item.skill), slowness }, random);
    const spentMs = Math.max(0, Math.min(one.spentMs, left));
    spent += spentMs;
    return spentMs < one.spentMs ? { answer: '', spentMs } : { ...one, spentMs };
  });
  const late = spent >= limit;
  return { module, route, questions, given, from, end: from + spent + (late ? 0 : PAUSE_MS), seconds, late };
}

const answersOf = ({ questions, given }: Sat): TestAnswer[] =>
  markAnswers({
    items: questions.map(({ item }) => item),
    answers: given.map(({ answer }) => answer),
    seconds: given.map(({ spentMs }) => spentMs / 1_000),
  }).map((answer, index) => ({ ...answer, pretest: questions[index]!.pretest }));

function addModule({ rows }: World, student: Student, testId: string, sat: Sat): void {
  const { userId } = student.person;
  const { module, route, questions, given, from, end, seconds, late } = sat;
  const moments = momentsOf(given, from);
  rows.add('full_test.modules', {
    user_id: userId,
    test_id: testId,
    module,
    route,
    questions: questions.map(({ item: { id, version }, pretest }) => ({ id, version, pretest })),
    seconds,
    started_at: new Date(from),
    deadline: new Date(from + 1_000 * seconds),
    submitted_at: new Date(end),
    closed_by: late ? 'deadline' : 'student',
    time_left: Math.max(0, seconds - (end - from) / 1_000),
    workspace_seq: 0,
  });
  for (const [index, { item }] of questions.entries()) {
    const { answer, spentMs } = given[index]!;
    if (answer === '') continue;
    const row = { user_id: userId, test_id: testId, question_id: item.id, module };
    rows.add('full_test.answers', { ...row, answer, seq: Math.min(moments[index]!, end), spent_ms: spentMs });
  }
  student.record(
    'full-test',
    evidenceOf({
      source: `full-test:${testId}`,
      items: questions.map(({ item }) => item),
      given,
      // As full-test hands them over: what was left empty was so when the module closed.
      at: given.map(({ answer }, index) => (answer === '' ? end : Math.min(moments[index]!, end))),
      pretest: questions.map(({ pretest }) => pretest),
    }),
  );
}
