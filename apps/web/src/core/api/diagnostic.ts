import { diagnosticRoutes, type diagnosticCalls } from '@aivy/contracts';
import { serviceApi } from './api';

export const diagnosticApi = serviceApi<typeof diagnosticCalls>(diagnosticRoutes, {
  // Outlives the page: the last answers of a closing tab still arrive.
  saveAnswers: { keepalive: true },
});
