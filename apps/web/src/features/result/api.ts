import type { getTestDetail, requestQuestions, requestQuestionSolution, Subject } from '@aivy/contracts';
import { api, route } from '../../app/api';

type Detail = typeof getTestDetail;
type Questions = typeof requestQuestions;
type Solutions = typeof requestQuestionSolution;

const resultApi = api.injectEndpoints({
  endpoints: (build) => ({
    resultDetail: build.query({
      query: () => route<Detail>('POST', '/diagnostic/get-test-detail')({}),
      keepUnusedDataFor: 60,
      providesTags: ['Diagnostic'],
    }),
    /** The questions of the form that the student saw. */
    resultQuestions: build.query({
      query: (subject: Subject) => route<Questions>('POST', '/diagnostic/request-questions')({ subject }),
      keepUnusedDataFor: 3600,
    }),
    resultSolutions: build.query({
      query: (subject: Subject) => route<Solutions>('POST', '/diagnostic/request-question-solution')({ subject }),
      keepUnusedDataFor: 86_400,
    }),
  }),
});

export const { useResultDetailQuery, useResultQuestionsQuery, useResultSolutionsQuery } = resultApi;
