import type {
  getAllTests,
  getModuleQuestions,
  getProgress,
  giveUpTest,
  saveProgress,
  startTest,
  submitModule,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** A module's time runs while it is opened, and what this device keeps will do as well. */
const OPEN_TIMEOUT_MS = 8_000;

/** The calls of a running full test. The page tells their failures itself. */
export const fullTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    allTests: build.query<Output<typeof getAllTests>, void>(
      endpoint<typeof getAllTests>(
        'POST',
        '/full-test/get-all-test',
        { keepUnusedDataFor: 60, providesTags: ['Tests'] },
        { alerts: 'local' },
      ),
    ),
    startTest: build.mutation<Output<typeof startTest>, void>(
      endpoint<typeof startTest>('POST', '/full-test/start-test', { invalidatesTags: ['Tests'] }, { alerts: 'local' }),
    ),
    // Also a refused one says that the list is not what it was.
    giveUpTest: build.mutation<Output<typeof giveUpTest>, Input<typeof giveUpTest>>(
      endpoint<typeof giveUpTest>(
        'POST',
        '/full-test/give-up',
        { invalidatesTags: ['Tests', 'Reports'] },
        { alerts: 'local' },
      ),
    ),
    testProgress: build.query<Output<typeof getProgress>, Input<typeof getProgress>>(
      endpoint<typeof getProgress>(
        'POST',
        '/full-test/get-progress',
        { keepUnusedDataFor: 0 },
        { alerts: 'local', timeoutMs: OPEN_TIMEOUT_MS },
      ),
    ),
    moduleQuestions: build.query<Output<typeof getModuleQuestions>, Input<typeof getModuleQuestions>>(
      endpoint<typeof getModuleQuestions>(
        'POST',
        '/full-test/get-questions',
        { keepUnusedDataFor: 7200 },
        { alerts: 'local', timeoutMs: OPEN_TIMEOUT_MS },
      ),
    ),
    // Outlives the page: the last answers of a closing tab still arrive.
    saveProgress: build.mutation<Output<typeof saveProgress>, Input<typeof saveProgress>>(
      endpoint<typeof saveProgress>(
        'POST',
        '/full-test/save-progress',
        {},
        { alerts: 'local', keepalive: true, whenBusy: 'caller' },
      ),
    ),
    submitModule: build.mutation<Output<typeof submitModule>, Input<typeof submitModule>>(
      endpoint<typeof submitModule>(
        'POST',
        '/full-test/submit-answers',
        { invalidatesTags: ['Tests', 'Reports'] },
        { alerts: 'local' },
      ),
    ),
  }),
});

export const { useAllTestsQuery, useGiveUpTestMutation, useStartTestMutation } = fullTestApi;
