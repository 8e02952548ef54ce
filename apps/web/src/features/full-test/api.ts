import type {
  getAllTests,
  getModuleQuestions,
  getProgress,
  giveUpTest,
  saveProgress,
  startTest,
  submitModule,
} from '@aivy/contracts';
import { api, route, type Input, type Output } from '../../core/api/api';

/** A module's time runs while it is opened, and what this device keeps will do as well. */
const OPEN_TIMEOUT_MS = 8_000;

/** The calls of a running full test. The page tells their failures itself. */
export const fullTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    allTests: build.query<Output<typeof getAllTests>, void>({
      query: route<typeof getAllTests>('POST', '/full-test/get-all-test', { alerts: 'local' }),
      keepUnusedDataFor: 60,
      providesTags: ['Tests'],
    }),
    startTest: build.mutation<Output<typeof startTest>, void>({
      query: route<typeof startTest>('POST', '/full-test/start-test', { alerts: 'local' }),
      invalidatesTags: ['Tests'],
    }),
    // Also a refused one says that the list is not what it was.
    giveUpTest: build.mutation<Output<typeof giveUpTest>, Input<typeof giveUpTest>>({
      query: route<typeof giveUpTest>('POST', '/full-test/give-up', { alerts: 'local' }),
      invalidatesTags: ['Tests'],
    }),
    testProgress: build.query<Output<typeof getProgress>, Input<typeof getProgress>>({
      query: route<typeof getProgress>('POST', '/full-test/get-progress', {
        alerts: 'local',
        timeoutMs: OPEN_TIMEOUT_MS,
      }),
      keepUnusedDataFor: 0,
    }),
    moduleQuestions: build.query<Output<typeof getModuleQuestions>, Input<typeof getModuleQuestions>>({
      query: route<typeof getModuleQuestions>('POST', '/full-test/get-questions', {
        alerts: 'local',
        timeoutMs: OPEN_TIMEOUT_MS,
      }),
      keepUnusedDataFor: 7200,
    }),
    // Outlives the page: the last answers of a closing tab still arrive.
    saveProgress: build.mutation<Output<typeof saveProgress>, Input<typeof saveProgress>>({
      query: route<typeof saveProgress>('POST', '/full-test/save-progress', { alerts: 'local', keepalive: true }),
    }),
    submitModule: build.mutation<Output<typeof submitModule>, Input<typeof submitModule>>({
      query: route<typeof submitModule>('POST', '/full-test/submit-answers', { alerts: 'local' }),
      invalidatesTags: (_data, error) => (error ? [] : ['Tests']),
    }),
  }),
});

export const { useAllTestsQuery, useGiveUpTestMutation, useStartTestMutation } = fullTestApi;
