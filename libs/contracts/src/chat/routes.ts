// Written by `npm run generate openapi`.
import type { Routes } from '../core/route.js';
import type { chatCalls } from './calls.js';

export const chatRoutes: Routes<typeof chatCalls> = {
  startChat: { method: 'POST', path: '/chat/start' },
  sendChatMessage: { method: 'POST', path: '/chat/send_message' },
  getChatHistory: { method: 'POST', path: '/chat/history', cache: { keepSeconds: 600 } },
  getChatReply: { method: 'GET', path: '/chat/reply', cache: { keepSeconds: 0 } },
  listChatDistress: { method: 'GET', path: '/chat/distress', cache: { keepSeconds: 0, tags: [ 'Distress' ] } },
  handleChatDistress: { method: 'POST', path: '/chat/distress/handle', invalidates: [ 'Distress' ] },
};
