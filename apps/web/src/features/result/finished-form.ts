import { diagnosticRoutes, type requestQuestions } from '@aivy/contracts';
import { api, endpointOf } from '../../core/api/api';

/**
 * The questions of a finished form, cached apart from the test page's. There an adaptive form grows with the answers, so
 * a form that was finished on another device would stay short here.
 */
export const { useFinishedFormQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    finishedForm: endpointOf<typeof requestQuestions>(build, diagnosticRoutes.requestQuestions),
  }),
});
