import type {
  checkEffort,
  getAllTests,
  getDailyAnswers,
  getDailyQuestions,
  getModuleAnswers,
  getPlan,
  getPracticeAnswers,
  getPracticeMistakes,
  getTestDetail,
  getTestReport,
  getUnitMistakes,
  requestQuestions,
  requestQuestionSolution,
  retakeTestSection,
  skillStandings,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

type Detail = typeof getTestDetail;
type Questions = typeof requestQuestions;
type Solutions = typeof requestQuestionSolution;
type Report = typeof getTestReport;
type Answers = typeof getModuleAnswers;
type Standings = typeof skillStandings;
type Tests = typeof getAllTests;
type UnitQuestions = typeof getDailyQuestions;
type UnitAnswers = typeof getDailyAnswers;
type UnitMistakes = typeof getUnitMistakes;
type PracticeMistakes = typeof getPracticeMistakes;
type PracticeAnswers = typeof getPracticeAnswers;

export const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    resultDetail: build.query<Output<Detail>, void>(
      endpoint<Detail>('POST', '/diagnostic/get-test-detail', { keepUnusedDataFor: 60, providesTags: ['Diagnostic'] }),
    ),
    /** The questions of the form that the student saw. */
    resultQuestions: build.query<Output<Questions>, Input<Questions>>(
      endpoint<Questions>('POST', '/diagnostic/request-questions', { keepUnusedDataFor: 3600 }),
    ),
    resultSolutions: build.query<Output<Solutions>, Input<Solutions>>(
      endpoint<Solutions>('POST', '/diagnostic/request-question-solution', { keepUnusedDataFor: 86_400 }),
    ),
    /** Of answers that only this device has. */
    checkEffort: build.query<Output<typeof checkEffort>, Input<typeof checkEffort>>(
      endpoint<typeof checkEffort>('POST', '/diagnostic/check-effort', { keepUnusedDataFor: 60 }, { alerts: 'local' }),
    ),
    /** Looked at again while it is computed; then it never changes. */
    fullTestReport: build.query<Output<Report>, Input<Report>>(
      endpoint<Report>(
        'POST',
        '/full-test/get-report',
        { keepUnusedDataFor: 86_400, providesTags: ['Reports'] },
        { alerts: 'local' },
      ),
    ),
    /** What all answers together say of each skill; a report is read without it, too. */
    resultStandings: build.query<Output<Standings>, void>(
      endpoint<Standings>(
        'POST',
        '/plan/skill-standings',
        { keepUnusedDataFor: 120, providesTags: ['Dash', 'Reports'] },
        { alerts: 'local' },
      ),
    ),
    /** All tests of the student, of which the finished ones have a report. */
    reportedTests: build.query<Output<Tests>, void>(
      endpoint<Tests>(
        'POST',
        '/full-test/get-all-test',
        { keepUnusedDataFor: 60, providesTags: ['Tests'] },
        { alerts: 'local' },
      ),
    ),
    retakeTestSection: build.mutation<Output<typeof retakeTestSection>, Input<typeof retakeTestSection>>(
      endpoint<typeof retakeTestSection>('POST', '/full-test/retake-section', { invalidatesTags: ['Tests'] }),
    ),
    unitMistakes: build.query<Output<UnitMistakes>, Input<UnitMistakes>>(
      endpoint<UnitMistakes>('POST', '/daily/get-mistakes', { keepUnusedDataFor: 0 }, { alerts: 'local' }),
    ),
    practiceMistakes: build.query<Output<PracticeMistakes>, Input<PracticeMistakes>>(
      endpoint<PracticeMistakes>('GET', '/aivydaily/mistakes', { keepUnusedDataFor: 0 }, { alerts: 'local' }),
    ),
    practiceAnswers: build.query<Output<PracticeAnswers>, Input<PracticeAnswers>>(
      endpoint<PracticeAnswers>('GET', '/aivydaily/answers', { keepUnusedDataFor: 0 }, { alerts: 'local' }),
    ),
    /** Units are asked for by the plan that they belong to. */
    planOfUnits: build.query<Output<typeof getPlan>, void>(
      endpoint<typeof getPlan>(
        'POST',
        '/daily/get-plan',
        { keepUnusedDataFor: 300, providesTags: ['Plan'] },
        { alerts: 'local' },
      ),
    ),
    unitQuestions: build.query<Output<UnitQuestions>, Input<UnitQuestions>>(
      endpoint<UnitQuestions>('POST', '/daily/get-daily-question', { keepUnusedDataFor: 3600 }, { alerts: 'local' }),
    ),
    unitAnswers: build.query<Output<UnitAnswers>, Input<UnitAnswers>>(
      endpoint<UnitAnswers>('POST', '/daily/get-answer', { keepUnusedDataFor: 86_400 }, { alerts: 'local' }),
    ),
    fullTestAnswers: build.query<Output<Answers>, Input<Answers>>(
      endpoint<Answers>('POST', '/full-test/get-answer', { keepUnusedDataFor: 86_400 }, { alerts: 'local' }),
    ),
  }),
});

export const {
  useCheckEffortQuery,
  useResultDetailQuery,
  useResultQuestionsQuery,
  useResultSolutionsQuery,
  useFullTestReportQuery,
  useFullTestAnswersQuery,
  useReportedTestsQuery,
  useResultStandingsQuery,
  useRetakeTestSectionMutation,
  usePlanOfUnitsQuery,
  usePracticeAnswersQuery,
  useUnitAnswersQuery,
  useUnitQuestionsQuery,
} = resultApi;
