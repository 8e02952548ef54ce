import type {
  achievement,
  confirmLetter,
  dailyProgress,
  dailyWins,
  getDailyAnswers,
  getMailSettings,
  journeyPreview,
  outlook,
  scorePath,
  setMailSettings,
  setMinutes,
  setTarget,
  targetForecast,
  targetStart,
  unsubscribe,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** The dashboard's parts say themselves that they could not be loaded. */
const LOCAL = { alerts: 'local' } as const;
/** A tile that waits longer offers to try again. */
const TILE = { alerts: 'local', timeoutMs: 10_000 } as const;
const DASH = { keepUnusedDataFor: 120, providesTags: ['Dash', 'Reports'] } as const;

/**
 * The calls of the plan: target, letter, dashboard, mails; those of the daily units stand in `unit-api`. The screens
 * tell their failures themselves.
 */
const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    targetStart: build.query<Output<typeof targetStart>, void>(
      endpoint<typeof targetStart>(
        'POST',
        '/plan/target-start',
        { keepUnusedDataFor: 300, providesTags: ['Plan'] },
        LOCAL,
      ),
    ),
    targetForecast: build.query<Output<typeof targetForecast>, Input<typeof targetForecast>>(
      endpoint<typeof targetForecast>(
        'POST',
        '/plan/target-forecast',
        { keepUnusedDataFor: 300, providesTags: ['Plan', 'Dash', 'Reports'] },
        LOCAL,
      ),
    ),
    setMinutes: build.mutation<Output<typeof setMinutes>, Input<typeof setMinutes>>(
      endpoint<typeof setMinutes>('POST', '/plan/set-minutes', { invalidatesTags: ['Plan', 'Dash'] }),
    ),
    setTarget: build.mutation<Output<typeof setTarget>, Input<typeof setTarget>>(
      endpoint<typeof setTarget>('POST', '/daily/set-target', { invalidatesTags: ['Plan', 'Dash', 'Me'] }, LOCAL),
    ),
    journeyPreview: build.query<Output<typeof journeyPreview>, Input<typeof journeyPreview>>(
      endpoint<typeof journeyPreview>(
        'POST',
        '/plan/journey-preview',
        { keepUnusedDataFor: 300, providesTags: ['Plan', 'Dash'] },
        LOCAL,
      ),
    ),
    dailyAnswers: build.query<Output<typeof getDailyAnswers>, Input<typeof getDailyAnswers>>(
      endpoint<typeof getDailyAnswers>('POST', '/daily/get-answer', { keepUnusedDataFor: 86_400 }, LOCAL),
    ),
    dailyProgress: build.query<Output<typeof dailyProgress>, Input<typeof dailyProgress>>(
      endpoint<typeof dailyProgress>('POST', '/daily/daily-progress', DASH, TILE),
    ),
    scorePath: build.query<Output<typeof scorePath>, void>(
      endpoint<typeof scorePath>('POST', '/daily/score-path', DASH, TILE),
    ),
    dailyWins: build.query<Output<typeof dailyWins>, Input<typeof dailyWins>>(
      endpoint<typeof dailyWins>('POST', '/daily/daily-wins', DASH, TILE),
    ),
    achievement: build.query<Output<typeof achievement>, Input<typeof achievement>>(
      endpoint<typeof achievement>('POST', '/daily/achievement', DASH, TILE),
    ),
    outlook: build.query<Output<typeof outlook>, Input<typeof outlook>>(
      endpoint<typeof outlook>('POST', '/plan/outlook', DASH, TILE),
    ),
    mailSettings: build.query<Output<typeof getMailSettings>, void>(
      endpoint<typeof getMailSettings>(
        'POST',
        '/plan/get-mail-settings',
        { keepUnusedDataFor: 300, providesTags: ['PlanMail'] },
        LOCAL,
      ),
    ),
    setMailSettings: build.mutation<Output<typeof setMailSettings>, Input<typeof setMailSettings>>(
      endpoint<typeof setMailSettings>('POST', '/plan/set-mail-settings', { invalidatesTags: ['PlanMail'] }, LOCAL),
    ),
    confirmLetter: build.mutation<Output<typeof confirmLetter>, Input<typeof confirmLetter>>(
      endpoint<typeof confirmLetter>('POST', '/plan/confirm-letter', {}, LOCAL),
    ),
    unsubscribe: build.mutation<Output<typeof unsubscribe>, Input<typeof unsubscribe>>(
      endpoint<typeof unsubscribe>('POST', '/plan/unsubscribe', {}, LOCAL),
    ),
  }),
});

export { usePlanQuery } from './unit-api';

export const {
  useAchievementQuery,
  useConfirmLetterMutation,
  useDailyAnswersQuery,
  useDailyProgressQuery,
  useDailyWinsQuery,
  useJourneyPreviewQuery,
  useMailSettingsQuery,
  useOutlookQuery,
  useScorePathQuery,
  useSetMailSettingsMutation,
  useSetMinutesMutation,
  useSetTargetMutation,
  useTargetForecastQuery,
  useTargetStartQuery,
  useUnsubscribeMutation,
} = planApi;
