import type { finishDay, getDailyProgress, getDailyQuestions, getPlan, saveDailyProgress } from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** What this device keeps of a unit will do as well. */
const OPEN_TIMEOUT_MS = 8_000;
/** The screens tell their failures themselves. */
const LOCAL = { alerts: 'local' } as const;

/** The plan and the calls of its daily units: all that the test page needs of the plan. */
export const unitApi = api.injectEndpoints({
  endpoints: (build) => ({
    plan: build.query<Output<typeof getPlan>, void>(
      endpoint<typeof getPlan>('POST', '/daily/get-plan', { keepUnusedDataFor: 300, providesTags: ['Plan'] }, LOCAL),
    ),
    dailyQuestions: build.query<Output<typeof getDailyQuestions>, Input<typeof getDailyQuestions>>(
      endpoint<typeof getDailyQuestions>(
        'POST',
        '/daily/get-daily-question',
        { keepUnusedDataFor: 3600 },
        { alerts: 'local', timeoutMs: OPEN_TIMEOUT_MS },
      ),
    ),
    dailySaved: build.query<Output<typeof getDailyProgress>, Input<typeof getDailyProgress>>(
      endpoint<typeof getDailyProgress>(
        'POST',
        '/daily/get-progress',
        { keepUnusedDataFor: 0 },
        { alerts: 'local', timeoutMs: OPEN_TIMEOUT_MS },
      ),
    ),
    // Outlives the page: the last answers of a closing tab still arrive.
    saveDailyProgress: build.mutation<Output<typeof saveDailyProgress>, Input<typeof saveDailyProgress>>(
      endpoint<typeof saveDailyProgress>(
        'POST',
        '/daily/save-progress',
        {},
        { alerts: 'local', keepalive: true, whenBusy: 'caller' },
      ),
    ),
    finishDay: build.mutation<Output<typeof finishDay>, Input<typeof finishDay>>(
      endpoint<typeof finishDay>('POST', '/daily/finished', { invalidatesTags: ['Plan', 'Dash'] }, LOCAL),
    ),
  }),
});

export const { useDailyQuestionsQuery, usePlanQuery } = unitApi;
