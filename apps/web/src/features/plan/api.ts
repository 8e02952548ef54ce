import type {
  achievement,
  dailyProgress,
  dailyWins,
  finishDay,
  getDailyAnswers,
  getDailyProgress,
  getDailyQuestions,
  getMailSettings,
  getPlan,
  journeyPreview,
  outlook,
  saveDailyProgress,
  scorePath,
  setMailSettings,
  setTarget,
  targetStart,
  unsubscribe,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** What this device keeps of a unit will do as well. */
const OPEN_TIMEOUT_MS = 8_000;
/** The dashboard's parts say themselves that they could not be loaded. */
const LOCAL = { alerts: 'local' } as const;
/** A tile that waits longer offers to try again. */
const TILE = { alerts: 'local', timeoutMs: 10_000 } as const;
const DASH = { keepUnusedDataFor: 120, providesTags: ['Dash', 'Reports'] } as const;

/** The calls of the plan: target, letter, daily units, dashboard, mails. The screens tell their failures themselves. */
export const planApi = api.injectEndpoints({
  endpoints: (build) => ({
    plan: build.query<Output<typeof getPlan>, void>(
      endpoint<typeof getPlan>('POST', '/daily/get-plan', { keepUnusedDataFor: 300, providesTags: ['Plan'] }, LOCAL),
    ),
    targetStart: build.query<Output<typeof targetStart>, void>(
      endpoint<typeof targetStart>(
        'POST',
        '/plan/target-start',
        { keepUnusedDataFor: 300, providesTags: ['Plan'] },
        LOCAL,
      ),
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
      endpoint<typeof saveDailyProgress>('POST', '/daily/save-progress', {}, { alerts: 'local', keepalive: true }),
    ),
    finishDay: build.mutation<Output<typeof finishDay>, Input<typeof finishDay>>(
      endpoint<typeof finishDay>('POST', '/daily/finished', { invalidatesTags: ['Plan', 'Dash'] }, LOCAL),
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
    unsubscribe: build.mutation<Output<typeof unsubscribe>, Input<typeof unsubscribe>>(
      endpoint<typeof unsubscribe>('POST', '/plan/unsubscribe', {}, LOCAL),
    ),
  }),
});

export const {
  useAchievementQuery,
  useDailyAnswersQuery,
  useDailyProgressQuery,
  useDailyWinsQuery,
  useJourneyPreviewQuery,
  useMailSettingsQuery,
  useOutlookQuery,
  usePlanQuery,
  useScorePathQuery,
  useSetMailSettingsMutation,
  useSetTargetMutation,
  useTargetStartQuery,
  useUnsubscribeMutation,
} = planApi;
