import type { getSmallestGoal, setSmallestGoal, skillGrowth } from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../api/api';

/** The screens tell their failures themselves. */
const LOCAL = { alerts: 'local' } as const;

/** What keeps a student coming back: growth, and the smallest daily goal. */
const habitApi = api.injectEndpoints({
  endpoints: (build) => ({
    skillGrowth: build.query<Output<typeof skillGrowth>, Input<typeof skillGrowth>>(
      endpoint<typeof skillGrowth>(
        'POST',
        '/plan/skill-growth',
        { keepUnusedDataFor: 120, providesTags: ['Dash', 'Reports'] },
        LOCAL,
      ),
    ),
    smallestGoal: build.query<Output<typeof getSmallestGoal>, void>(
      endpoint<typeof getSmallestGoal>(
        'POST',
        '/plan/get-smallest-goal',
        { keepUnusedDataFor: 300, providesTags: ['Goal'] },
        LOCAL,
      ),
    ),
    setSmallestGoal: build.mutation<Output<typeof setSmallestGoal>, Input<typeof setSmallestGoal>>(
      endpoint<typeof setSmallestGoal>(
        'POST',
        '/plan/set-smallest-goal',
        { invalidatesTags: ['Goal', 'Dash', 'Daily'] },
        LOCAL,
      ),
    ),
  }),
});

export const { useSetSmallestGoalMutation, useSkillGrowthQuery, useSmallestGoalQuery } = habitApi;
