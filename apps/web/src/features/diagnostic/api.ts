import type {
  getTestDetail,
  nextDiagnosticQuestion,
  requestQuestions,
  retakeSection,
  saveAnswers,
  submitAnswers,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** The calls of a running diagnostic. Their failures are told by the test page itself. */
export const diagnosticApi = api.injectEndpoints({
  endpoints: (build) => ({
    diagnosticQuestions: build.query<Output<typeof requestQuestions>, Input<typeof requestQuestions>>(
      endpoint<typeof requestQuestions>(
        'POST',
        '/diagnostic/request-questions',
        { keepUnusedDataFor: 3600 },
        { alerts: 'local' },
      ),
    ),
    // Asked again it gives the same question, so a lost answer costs nothing.
    nextDiagnosticQuestion: build.mutation<Output<typeof nextDiagnosticQuestion>, Input<typeof nextDiagnosticQuestion>>(
      endpoint<typeof nextDiagnosticQuestion>('POST', '/diagnostic/next-question', {}, { alerts: 'local' }),
    ),
    diagnosticDetail: build.query<Output<typeof getTestDetail>, void>(
      endpoint<typeof getTestDetail>(
        'POST',
        '/diagnostic/get-test-detail',
        { keepUnusedDataFor: 60, providesTags: ['Diagnostic'] },
        { alerts: 'local' },
      ),
    ),
    // Outlives the page: the last answers of a closing tab still arrive.
    saveDiagnostic: build.mutation<Output<typeof saveAnswers>, Input<typeof saveAnswers>>(
      endpoint<typeof saveAnswers>(
        'POST',
        '/diagnostic/save-answers',
        { invalidatesTags: ['Diagnostic'] },
        { alerts: 'local', keepalive: true },
      ),
    ),
    retakeSection: build.mutation<Output<typeof retakeSection>, Input<typeof retakeSection>>(
      endpoint<typeof retakeSection>(
        'POST',
        '/diagnostic/retake-section',
        { invalidatesTags: ['Diagnostic'] },
        { alerts: 'local' },
      ),
    ),
    submitDiagnostic: build.mutation<Output<typeof submitAnswers>, Input<typeof submitAnswers>>(
      endpoint<typeof submitAnswers>(
        'POST',
        '/diagnostic/submit-answers',
        { invalidatesTags: ['Diagnostic'] },
        { alerts: 'local' },
      ),
    ),
  }),
});

export const { useDiagnosticQuestionsQuery } = diagnosticApi;

/** Fetches a section's questions ahead of need. */
export const usePrefetchQuestions = () => diagnosticApi.usePrefetch('diagnosticQuestions');
