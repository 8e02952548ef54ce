import { diagnosticRoutes, type requestQuestions } from '@aivy/contracts';
import { api, endpointOf } from '../../core/api/api';

/**
 * The questions of a finished form. The test page has a cache of its own for the same call: there an adaptive form grows
 * with the answers, and one that went on at another device would stay short here.
 */
export const { useFinishedFormQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    finishedForm: endpointOf<typeof requestQuestions>(build, diagnosticRoutes.requestQuestions),
  }),
});
