import { chatRoutes, type chatCalls } from '@aivy/contracts';
import { serviceApi } from './api';

export const chatApi = serviceApi<typeof chatCalls>(chatRoutes, {
  // The documents' bound on loading what was said.
  getChatHistory: { timeoutMs: 1_000 },
  handleChatDistress: { alerts: true },
});
