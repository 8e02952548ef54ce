import {
  fillPath,
  type changeOfficialScore,
  type enterOfficialScore,
  type listOfficialScores,
  type removeOfficialScore,
} from '@aivy/contracts';
import { api, endpoint, type ApiRequest, type Input, type Output } from '../../../core/api/api';

const PATH = '/plan/official-scores';
const ONE = '/plan/official-scores/:score_id';
/** The form tells its failures itself. */
const LOCAL = { alerts: 'local' } as const;
const WRITES = { invalidatesTags: ['OfficialScores', 'Dash'] } as const;

/** The request of a call about one entry, whose id stands in the path. */
const about =
  (method: ApiRequest['method'], alerts: ApiRequest['alerts']) =>
  (input: { score_id: string }): ApiRequest => {
    const { path, rest } = fillPath(ONE, input);
    return { method, path, body: rest, alerts };
  };

const officialApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOfficialScores: build.query<Output<typeof listOfficialScores>, void>(
      endpoint<typeof listOfficialScores>(
        'GET',
        PATH,
        { keepUnusedDataFor: 300, providesTags: ['OfficialScores'] },
        LOCAL,
      ),
    ),
    enterOfficialScore: build.mutation<Output<typeof enterOfficialScore>, Input<typeof enterOfficialScore>>(
      endpoint<typeof enterOfficialScore>('POST', PATH, WRITES, LOCAL),
    ),
    changeOfficialScore: build.mutation<Output<typeof changeOfficialScore>, Input<typeof changeOfficialScore>>({
      ...endpoint<typeof changeOfficialScore>('PUT', ONE, WRITES),
      query: about('PUT', 'local'),
    }),
    removeOfficialScore: build.mutation<Output<typeof removeOfficialScore>, Input<typeof removeOfficialScore>>({
      ...endpoint<typeof removeOfficialScore>('DELETE', ONE, WRITES),
      query: about('DELETE', 'shown'),
      // Gone from the list at once, and there again when it could not be deleted.
      async onQueryStarted({ score_id: gone }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          officialApi.util.updateQueryData('listOfficialScores', undefined, (draft) => {
            draft.scores = draft.scores.filter(({ score_id: id }) => id !== gone);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const {
  useListOfficialScoresQuery,
  useEnterOfficialScoreMutation,
  useChangeOfficialScoreMutation,
  useRemoveOfficialScoreMutation,
} = officialApi;

export type OfficialScore = Output<typeof listOfficialScores>['scores'][number];
