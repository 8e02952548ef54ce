import type {
  buyExtra,
  endPractice,
  getDailyHistory,
  getQuestionDetail,
  getQuestionStem,
  getRewards,
  getSessionQuestions,
  getTrial,
  getWeakness,
  nextQuestion,
  startPractice,
  submitAnswer,
  tryAnswer,
  unlockReward,
  wearLook,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

/** The session tells its failures itself, and asks the tutor instead (the documents' fallback). */
const LOCAL = { alerts: 'local' } as const;
/** The documents' time for a request of practice. */
const PROMPT = { alerts: 'local', timeoutMs: 10_000 } as const;

/** The calls of AivyDaily; those of the talk with the tutor stand in `player/tutor`. */
const aivydailyApi = api.injectEndpoints({
  endpoints: (build) => ({
    startPractice: build.mutation<Output<typeof startPractice>, Input<typeof startPractice>>(
      endpoint<typeof startPractice>('POST', '/aivydaily/start', { invalidatesTags: ['Daily'] }, PROMPT),
    ),
    endPractice: build.mutation<Output<typeof endPractice>, Input<typeof endPractice>>(
      endpoint<typeof endPractice>('PUT', '/aivydaily/end', { invalidatesTags: ['Daily'] }, PROMPT),
    ),
    nextQuestion: build.mutation<Output<typeof nextQuestion>, Input<typeof nextQuestion>>(
      endpoint<typeof nextQuestion>('POST', '/aivydaily/next-question', {}, PROMPT),
    ),
    submitAnswer: build.mutation<Output<typeof submitAnswer>, Input<typeof submitAnswer>>(
      endpoint<typeof submitAnswer>('POST', '/aivydaily/submit-answer', {}, PROMPT),
    ),
    questionStem: build.query<Output<typeof getQuestionStem>, Input<typeof getQuestionStem>>(
      endpoint<typeof getQuestionStem>('GET', '/aivydaily/get-question-stem', { keepUnusedDataFor: 86_400 }, LOCAL),
    ),
    questionDetail: build.query<Output<typeof getQuestionDetail>, Input<typeof getQuestionDetail>>(
      endpoint<typeof getQuestionDetail>('GET', '/aivydaily/get-question-detail', { keepUnusedDataFor: 0 }, LOCAL),
    ),
    sessionQuestions: build.query<Output<typeof getSessionQuestions>, Input<typeof getSessionQuestions>>(
      endpoint<typeof getSessionQuestions>('GET', '/aivydaily/questions', { keepUnusedDataFor: 0 }, LOCAL),
    ),
    dailyHistory: build.query<Output<typeof getDailyHistory>, Input<typeof getDailyHistory>>(
      endpoint<typeof getDailyHistory>(
        'GET',
        '/aivydaily/history',
        { keepUnusedDataFor: 300, providesTags: ['Daily'] },
        LOCAL,
      ),
    ),
    weakness: build.query<Output<typeof getWeakness>, void>(
      endpoint<typeof getWeakness>(
        'GET',
        '/aivydaily/weakness',
        { keepUnusedDataFor: 300, providesTags: ['Daily'] },
        LOCAL,
      ),
    ),
    rewards: build.query<Output<typeof getRewards>, void>(
      endpoint<typeof getRewards>(
        'GET',
        '/aivydaily/rewards',
        { keepUnusedDataFor: 60, providesTags: ['Daily'] },
        LOCAL,
      ),
    ),
    unlockReward: build.mutation<Output<typeof unlockReward>, Input<typeof unlockReward>>(
      endpoint<typeof unlockReward>('POST', '/aivydaily/unlock', { invalidatesTags: ['Daily', 'Me'] }, LOCAL),
    ),
    buyExtra: build.mutation<Output<typeof buyExtra>, Input<typeof buyExtra>>(
      endpoint<typeof buyExtra>('POST', '/aivydaily/buy-extra', { invalidatesTags: ['Daily', 'Plan'] }, LOCAL),
    ),
    wearLook: build.mutation<Output<typeof wearLook>, Input<typeof wearLook>>(
      endpoint<typeof wearLook>('POST', '/aivydaily/wear-look', { invalidatesTags: ['Daily'] }, LOCAL),
    ),
    trial: build.query<Output<typeof getTrial>, Input<typeof getTrial>>(
      endpoint<typeof getTrial>('GET', '/aivydaily/trial', { keepUnusedDataFor: 3600 }, LOCAL),
    ),
    tryAnswer: build.mutation<Output<typeof tryAnswer>, Input<typeof tryAnswer>>(
      endpoint<typeof tryAnswer>('POST', '/aivydaily/trial-answer', {}, PROMPT),
    ),
  }),
});

export const {
  useBuyExtraMutation,
  useDailyHistoryQuery,
  useEndPracticeMutation,
  useNextQuestionMutation,
  useQuestionDetailQuery,
  useRewardsQuery,
  useSessionQuestionsQuery,
  useStartPracticeMutation,
  useSubmitAnswerMutation,
  useTrialQuery,
  useTryAnswerMutation,
  useUnlockRewardMutation,
  useWeaknessQuery,
  useWearLookMutation,
} = aivydailyApi;
