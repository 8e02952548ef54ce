import type {
  handleChatDistress,
  handlePracticeDistress,
  listChatDistress,
  listOperators,
  listPracticeDistress,
  showContact,
} from '@aivy/contracts';
import { api, endpoint, type Input, type Output } from '../../core/api/api';

// The page itself says when a list is missing.
const LOCAL = { alerts: 'local' } as const;
const LIST = { keepUnusedDataFor: 0, providesTags: ['Distress'] } as const;
const WRITE = { invalidatesTags: ['Distress'] } as const;

const distressApi = api.injectEndpoints({
  endpoints: (builder) => ({
    listChatDistress: builder.query<Output<typeof listChatDistress>, void>(
      endpoint<typeof listChatDistress>('GET', '/chat/distress', LIST, LOCAL),
    ),
    listPracticeDistress: builder.query<Output<typeof listPracticeDistress>, void>(
      endpoint<typeof listPracticeDistress>('GET', '/aivydaily/distress', LIST, LOCAL),
    ),
    handleChatDistress: builder.mutation<Output<typeof handleChatDistress>, Input<typeof handleChatDistress>>(
      endpoint<typeof handleChatDistress>('POST', '/chat/distress/handle', WRITE),
    ),
    handlePracticeDistress: builder.mutation<
      Output<typeof handlePracticeDistress>,
      Input<typeof handlePracticeDistress>
    >(endpoint<typeof handlePracticeDistress>('POST', '/aivydaily/distress/handle', WRITE)),
    listOperators: builder.query<Output<typeof listOperators>, void>(
      endpoint<typeof listOperators>('GET', '/auth/operators', { keepUnusedDataFor: 600 }, LOCAL),
    ),
    showContact: builder.mutation<Output<typeof showContact>, Input<typeof showContact>>(
      endpoint<typeof showContact>('POST', '/auth/show-contact', {}),
    ),
  }),
});

export const {
  useListChatDistressQuery,
  useListPracticeDistressQuery,
  useHandleChatDistressMutation,
  useHandlePracticeDistressMutation,
  useListOperatorsQuery,
  useShowContactMutation,
} = distressApi;
