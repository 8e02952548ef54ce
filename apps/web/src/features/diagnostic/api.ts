import type { getTestDetail, requestQuestions, saveAnswers, submitAnswers } from '@aivy/contracts';
import { api, route, type Input, type Output } from '../../core/api/api';

/** The calls of a running diagnostic. Their failures are told by the test page itself. */
export const diagnosticApi = api.injectEndpoints({
  endpoints: (build) => ({
    diagnosticQuestions: build.query<Output<typeof requestQuestions>, Input<typeof requestQuestions>>({
      query: route<typeof requestQuestions>('POST', '/diagnostic/request-questions', { alerts: 'local' }),
      keepUnusedDataFor: 3600,
    }),
    diagnosticDetail: build.query<Output<typeof getTestDetail>, void>({
      query: route<typeof getTestDetail>('POST', '/diagnostic/get-test-detail', { alerts: 'local' }),
      keepUnusedDataFor: 0,
      providesTags: ['Diagnostic'],
    }),
    // Outlives the page: the last answers of a closing tab still arrive.
    saveDiagnostic: build.mutation<Output<typeof saveAnswers>, Input<typeof saveAnswers>>({
      query: route<typeof saveAnswers>('POST', '/diagnostic/save-answers', { alerts: 'local', keepalive: true }),
    }),
    submitDiagnostic: build.mutation<Output<typeof submitAnswers>, Input<typeof submitAnswers>>({
      query: route<typeof submitAnswers>('POST', '/diagnostic/submit-answers', { alerts: 'local' }),
      invalidatesTags: (_data, error) => (error ? [] : ['Diagnostic']),
    }),
  }),
});

export const { useDiagnosticQuestionsQuery } = diagnosticApi;

/** Fetches a section's questions ahead of need. */
export const usePrefetchQuestions = () => diagnosticApi.usePrefetch('diagnosticQuestions');
