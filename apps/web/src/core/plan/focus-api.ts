import type { focusAreas } from '@aivy/contracts';
import { api, endpoint, type Output } from '../api/api';

/** The focus areas of the journey, for every screen that names them. */
const focusApi = api.injectEndpoints({
  endpoints: (build) => ({
    focusAreas: build.query<Output<typeof focusAreas>, void>(
      endpoint<typeof focusAreas>(
        'POST',
        '/plan/focus-areas',
        { keepUnusedDataFor: 300, providesTags: ['Plan', 'Dash', 'Reports'] },
        { alerts: 'local' },
      ),
    ),
  }),
});

export const { useFocusAreasQuery } = focusApi;
