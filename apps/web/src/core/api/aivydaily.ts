import { aivydailyRoutes, type aivydailyCalls } from '@aivy/contracts';
import { serviceApi } from './api';

/** The documents' time for a request of practice. */
const PROMPT = { timeoutMs: 10_000 } as const;

export const aivydailyApi = serviceApi<typeof aivydailyCalls>(aivydailyRoutes, {
  startPractice: PROMPT,
  endPractice: PROMPT,
  nextQuestion: PROMPT,
  submitAnswer: PROMPT,
  tryAnswer: PROMPT,
  // The documents' bound on loading what was said.
  getMessageHistory: { timeoutMs: 1_000 },
  handlePracticeDistress: { alerts: true },
});
